/** Over the views while a tape is out: whose run it is, whether it is answered as recorded, what is new in the frame. */
import './messages';
import '../../texts/later';
import './tape.css';
import { t } from '../../base/i18n/messages';
import { listed } from '../../base/i18n/lists';
import type { FrameInput } from '../../model';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { Select } from '../../base/controls/Select';
import { chooseFiles } from '../overlays/chooseFiles';
import * as store from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import { mostDrawn } from './layer';
import { forgetHits, TapeHits } from './TapeHits';
import {
  awaitedTape,
  frameBeside,
  type ShownTape,
  shownBody,
  shownTape,
  tapeInScene,
  differingAfter,
  type Place,
} from './shown';
import { actions } from '../../core/actions';

/** @param here the frame that is shown; null: none of the tape's */
function Differences({ shown, here }: { shown: ShownTape; here: Place | null }) {
  const { tape, differing, version } = shown;
  if (differing.length === 0)
    return (
      <span class="tape-row tape-same">
        <Icon name="check" />
        {t('tape.same', { frames: tape.frames })}
      </span>
    );
  const first = differingAfter(shown, -1);
  const counts = { differing: differing.length, frames: tape.frames };
  const next = nextOf(shown, first, here);
  const go = ({ at, frame }: Place) =>
    void (at === here?.at ? actions.goTo(`f${frame}`, { history: 'push' }) : shown.show(at, frame));
  return (
    <span class="tape-row tape-differ" role="alert">
      <Icon name="warning" />
      <span class="tape-text">
        {first
          ? t('tape.differ', { ...counts, frame: first.frame, body: shown.bodies[first.at]!.id })
          : t('tape.differ.before', counts)}{' '}
        {tape.version === version
          ? t('tape.versions.same', { version })
          : t('tape.versions', { recorded: tape.version, version })}
      </span>
      {first && (
        <button type="button" class="lnk" onClick={() => go(first)}>
          {t('tape.differ.go')}
        </button>
      )}
      {next && (
        <button type="button" class="lnk" onClick={() => go(next)}>
          {t('tape.differ.next')}
        </button>
      )}
    </span>
  );
}

/** The one after the present frame, in the order of the game; null: there is none, or it is the first. */
function nextOf(shown: ShownTape, first: Place | null, here: Place | null): Place | null {
  if (!here) return null;
  const next = differingAfter(shown, shown.bodies[here.at]!.rows[here.frame]!);
  return next && first && next.at === first.at && next.frame === first.frame ? null : next;
}

export function TapeBar() {
  const [shown, waiting] = [tapeInScene.value, awaitedTape.value];
  return (
    <div class="walk tape">
      {waiting && (
        <div class="walk-bar tape-bar" role="group" aria-label={t('tape.label')}>
          <Icon name="warning" />
          <span class="tape-text" role="status">
            {t('tape.waits', {
              tape: waiting.name,
              mesh: waiting.mesh.name,
              triangles: waiting.mesh.triangles ?? 0,
            })}
          </span>
          <button type="button" class="bt pri" onClick={() => chooseFiles()}>
            {t('tape.waits.choose')}
          </button>
          <button type="button" class="bt" onClick={() => waiting.stop()}>
            {t('tape.waits.stop')}
          </button>
        </div>
      )}
      {shown && !waiting && <Shown shown={shown} />}
    </div>
  );
}

function Shown({ shown }: { shown: ShownTape }) {
  const at = shownBody.value;
  const frame = Math.max(0, frameOf(store.cursor.value));
  const { bodies, tape, name } = shown;
  const body = bodies[at ?? shown.at]!;
  return (
    <div class="walk-bar tape-bar" role="group" aria-label={t('tape.label')}>
      <div class="tape-row">
        <b class="tape-name">{name}</b>
        <Select
          label={t('tape.body')}
          value={at ?? shown.at}
          options={bodies.map(({ id, rows }, value) => ({
            value,
            label: t('tape.body.option', { body: id, frames: rows.length }),
          }))}
          onChoose={(next) => void shown.show(next, at === null ? null : frameBeside(shown, { at, frame }, next))}
        />
        <IconButton
          class="sm"
          icon="close"
          label={t('tape.close')}
          onClick={() => {
            forgetHits();
            shownTape.value = null;
          }}
        />
      </div>
      <Differences shown={shown} here={at === null ? null : { at, frame }} />
      {tape.dropped > 0 && <span class="dimt num">{t('tape.dropped', { dropped: tape.dropped })}</span>}
      {body.before > 0 && (
        <span class="dimt num">
          {t('tape.last', { shown: body.rows.length, frames: body.rows.length + body.before })}
        </span>
      )}
      {bodies.length - 1 > mostDrawn && (
        <span class="dimt num">{t('tape.drawn', { most: mostDrawn, others: bodies.length - 1 })}</span>
      )}
      {at === null ? (
        <span class="tape-row">
          <span class="tape-text">{t('tape.changed.before')}</span>
          <button type="button" class="lnk" onClick={() => void shown.show(shown.at, null)}>
            {t('tape.back')}
          </button>
        </span>
      ) : (
        <span class="tape-text" role="status">
          {newIn(shown.runs.get(at)!.inputs, frame)}
        </span>
      )}
      <TapeHits shown={shown} />
    </div>
  );
}

/** The changes since the previous frame: the position, the settings. */
function newIn(inputs: readonly FrameInput[], frame: number): string {
  const now = inputs[frame];
  if (!now || frame === 0) return '';
  const before = inputs[frame - 1]!.settings ?? {};
  const settings = now.settings ?? {};
  const names = ([...new Set([...Object.keys(before), ...Object.keys(settings)])] as (keyof typeof settings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]),
  );
  const set = now.start ? [t('tape.set')] : [];
  const changed =
    names.length > 0 ? [t('tape.changed', { names: listed(names.map((name) => t(`tape.option.${name}`))) })] : [];
  return [...set, ...changed].join(' ');
}
