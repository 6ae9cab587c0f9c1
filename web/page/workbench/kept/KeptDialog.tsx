/** Everything this browser keeps, in one place: to be opened, and to be forgotten. */
import { showNotice } from '../../core/told';
import '../../texts/kept';
import './kept.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { mostKept } from '../../solver/keepRule';
import { mostTours } from '../../core/kept/keptTours';
import { offline } from '../../core/session/offline';
import { room } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatBytes } from '../../base/i18n/numbers';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { closeChosen } from '../overlays/closeChosen';
import { Row } from './Row';
import * as shelf from './shelf';
import { meshWords, tourTitle, tourWords } from './words';

interface Props {
  readonly label: MessageKey;
  readonly question: MessageKey;
  readonly onForget: () => Promise<void>;
}

/** Forgetting what cannot be put back asks once more, in its own place. */
function ForgetAll({ label, question, onForget }: Props) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="lnk kept-all" onClick={() => setAsked(true)}>
        {t(label)}
      </button>
    );
  }
  return (
    <span class="kept-sure" role="group" aria-label={t(question)}>
      <span>{t(question)}</span>
      <button type="button" class="lnk" autoFocus ref={(button) => button?.focus()} onClick={() => setAsked(false)}>
        {t('kept.keep')}
      </button>
      <button
        type="button"
        class="lnk kept-yes"
        onClick={() => {
          setAsked(false);
          void onForget();
        }}
      >
        {t('kept.yes')}
      </button>
    </span>
  );
}

export interface Forgotten {
  /** how many were forgotten before it: others may be put back around it */
  readonly key: number;
  readonly name: string;
  readonly putBack: shelf.PutBack;
}

export function KeptDialog() {
  /** what was forgotten since the dialog was opened, the latest first */
  const [forgotten, setForgotten] = useState<readonly Forgotten[]>([]);
  useEffect(() => void shelf.look(), []);
  const close = () => actions.setDialog(null);
  const count = useRef(0);
  const forget = async (name: string, work: Promise<shelf.PutBack>) => {
    const each: Forgotten = { key: count.current++, name, putBack: await work };
    setForgotten((all) => [each, ...all]);
  };
  const putBack = async (back: Forgotten) => {
    try {
      await back.putBack();
      setForgotten((all) => all.filter((each) => each !== back));
    } catch {
      // It is held as long as it is offered.
      showNotice({ key: 'kept.noRoom', values: { name: back.name } });
    }
  };
  const everything = async () => {
    await shelf.forgetEverything();
    setForgotten([]);
  };
  const foot = (
    <>
      {shelf.anything.value ? (
        <ForgetAll label="kept.everything" question="kept.everything.sure" onForget={everything} />
      ) : (
        <span />
      )}
      <button type="button" class="bt pri" autoFocus onClick={close}>
        {t('kept.close')}
      </button>
    </>
  );
  return (
    <Dialog title={t('kept.title')} class="kept-dlg" onClose={close} foot={foot}>
      <div class="kept-body" tabIndex={0} role="group" aria-label={t('kept.title')}>
        <p class="dimt">{t('kept.intro')}</p>
        <div role="status" class="kept-status">
          {forgotten.map((each) => (
            <p key={each.key}>
              {t('kept.forgotten', { name: each.name })}
              <button type="button" class="lnk" onClick={() => void putBack(each)}>
                {t('kept.putBack')}
              </button>
            </p>
          ))}
        </div>
        <Meshes forget={forget} />
        <Tours forget={forget} />
        <Others forget={forget} />
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly forget: (name: string, work: Promise<shelf.PutBack>) => Promise<void>;
}

const total = (things: readonly { readonly bytes: number }[]) => things.reduce((sum, { bytes }) => sum + bytes, 0);

function Meshes({ forget }: GroupProps) {
  const list = shelf.meshes.value ?? [];
  const bytes = total(list) + total(shelf.walks.value);
  const most = { things: mostKept.things, megabytes: mostKept.bytes / 1e6 };
  return (
    <Group
      title={t('kept.meshes')}
      size={formatBytes(bytes)}
      all={list.length > 1 && <ForgetAll label="kept.all" question="kept.meshes.sure" onForget={shelf.forgetMeshes} />}
      rule={t('kept.meshes.rule', most)}
      none={list.length === 0 && t(shelf.refused.value ? 'kept.refused' : 'kept.meshes.none')}
    >
      {list.map((mesh) => (
        <Row
          key={mesh.name}
          icon="mesh"
          name={mesh.label}
          words={meshWords(mesh)}
          onOpen={() => {
            closeChosen();
            // A lesson has its own outlook, which is no view of another scene.
            if (room.peek() === 'learn') actions.openInWorkbench();
            void actions.openKept(mesh.name, mesh.label);
          }}
          onForget={() => void forget(mesh.label, shelf.forgetMesh(mesh.name))}
        />
      ))}
    </Group>
  );
}

function Tours({ forget }: GroupProps) {
  const list = shelf.tours.value;
  const most = { tours: mostTours.tours, megabytes: mostTours.bytes / 1e6 };
  return (
    <Group
      title={t('kept.tours')}
      size={formatBytes(total(list))}
      all={list.length > 1 && <ForgetAll label="kept.all" question="kept.tours.sure" onForget={shelf.forgetAllTours} />}
      rule={t('kept.tours.rule', most)}
      none={list.length === 0 && t('kept.tours.none')}
    >
      {list.map((tour) => (
        <Row
          key={tour.name}
          icon="tour"
          name={tourTitle(tour)}
          words={tourWords(tour)}
          onOpen={() => {
            closeChosen();
            actions.learn(`tour=${tour.name}.1`);
          }}
          onForget={() => void forget(tourTitle(tour), shelf.forgetTour(tour.name))}
        />
      ))}
    </Group>
  );
}

/** The kinds without a list to choose from. */
function Others({ forget }: GroupProps) {
  return (
    <Group title={t('kept.others')}>
      {shelf.rest.value.map(({ kind, count }) => (
        <Row
          key={kind}
          name={t(`kept.kind.${kind}`)}
          words={t(`kept.kind.${kind}.how`, { count })}
          onForget={() => void forget(t(`kept.kind.${kind}`), shelf.forgetKind(kind))}
        />
      ))}
      <li class="kept-row">
        <span class="kept-words">
          <b>{t('kept.page')}</b>
          <span class="dimt">{t(`kept.page.${offline.value}`)}</span>
        </span>
        {offline.value === 'ready' && <Icon name="check" />}
      </li>
    </Group>
  );
}

interface Group {
  readonly title: string;
  readonly size?: string;
  readonly all?: ComponentChildren;
  readonly rule?: string;
  /** shown if there is nothing */
  readonly none?: string | false;
  readonly children: ComponentChildren;
}

function Group({ title, size, all, rule, none, children }: Group) {
  return (
    <section class="kept-group" aria-label={title}>
      <h3>
        {title}
        {size && !none && <span class="dimt num">{size}</span>}
        {all}
      </h3>
      {none && <p class="dimt kept-none">{none}</p>}
      <ul>{children}</ul>
      {rule && !none && <p class="dimt kept-rule">{rule}</p>}
    </section>
  );
}
