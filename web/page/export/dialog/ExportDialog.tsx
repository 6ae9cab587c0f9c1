/** The possible exports: choose, preview, copy or save. */
import './export.css';
import '../../texts/later';
import '../film/messages';
import { useEffect, useState, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import type { Message } from '../../model';
import { cursor, openPanel, study } from '../../core/store';
import { theme } from '../../base/theme';
import {
  copy,
  type Exported,
  type ExportKind,
  exportKinds,
  longestCopy,
  type PictureLook,
  save,
  usualLook,
  grounds,
  pictureScales,
} from '..';
import { t } from '../../base/i18n/messages';
import { formatBytes } from '../../base/i18n/numbers';
import { EmbedButton } from '../embed/EmbedButton';
import { embedMoment } from '../embed/embedMoment';
import { Choice } from '../../base/controls/Choice';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { FilmBody } from './FilmBody';
import { Preview } from './Preview';
import { useFilm, type Filming } from './useFilm';
import { usualKind } from './usualKind';

interface Props {
  readonly look: PictureLook;
  readonly onChoose: (look: PictureLook) => void;
}

/** How large the picture is, and what is behind it. */
function PictureChoices({ look, onChoose }: Props) {
  return (
    <div class="exp-choices">
      <Choice
        label={t('export.picture.scale')}
        value={look.scale}
        onChoose={(scale) => onChoose({ ...look, scale })}
        options={pictureScales.map((value) => ({ value, label: t('export.picture.times', { scale: value }) }))}
      />
      <Choice
        label={t('export.picture.ground')}
        value={look.ground}
        onChoose={(ground) => onChoose({ ...look, ground })}
        options={grounds.map((value) => ({ value, label: t(`export.ground.${value}`) }))}
      />
    </div>
  );
}

/** The foot of the dialog for a film: make it, give it up, save it. */
function FilmFoot({ filming, said }: { filming: Filming; said: Message | null }) {
  const { state, formats, choice, scope } = filming;
  const foot = useRef<HTMLSpanElement>(null);
  const before = useRef(state.at);
  // The pressed button is gone; its replacement has the focus.
  useEffect(() => {
    if (before.current === state.at) return;
    before.current = state.at;
    foot.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus();
  }, [state.at]);
  const ready = choice !== null && formats !== null && !formats[choice.format].problem;
  const possible = ready && (choice.subject === 'run' || scope?.slide !== null);
  return (
    <>
      <span class="l num" role="status">
        {said && t(said.key, said.values)}
      </span>
      <span ref={foot} class="film-foot">
        {state.at === 'choosing' && (
          <button type="button" class="bt pri" disabled={!possible} onClick={filming.start}>
            {t('film.make')}
          </button>
        )}
        {state.at === 'making' && (
          <button type="button" class="bt" onClick={filming.cancel}>
            {t('film.cancel')}
          </button>
        )}
        {state.at === 'made' && (
          <>
            <button type="button" class="bt" onClick={filming.another}>
              {t('film.another')}
            </button>
            <button type="button" class="bt pri" onClick={filming.save}>
              <Icon name="drop" />
              {t('export.save')}
            </button>
          </>
        )}
      </span>
    </>
  );
}

type Made = { readonly file: Exported } | { readonly problem: Message } | null;

type DialogKind = ExportKind | 'film';

/** kept while the page is open: the next export is likely of the same kind */
let latestKind: DialogKind | null = null;
let latestLook = usualLook;

export function ExportDialog() {
  const begin = latestKind ?? usualKind(openPanel.peek());
  const [kind, setKind] = useState<DialogKind>(study.value && begin === 'film' ? 'picture' : begin);
  const [look, setLook] = useState<PictureLook>(latestLook);
  const made = useExport(kind, look);
  const [said, say] = useState<Message | null>(null);
  const file = made && 'file' in made ? made.file : null;
  // A study has no sweep to film; the film's choice says so.
  const films = kind === 'film' && !study.value;
  const filming = useFilm(films, say);
  const choose = (next: DialogKind) => {
    if (next !== 'film' && filming.state.at === 'making') filming.cancel();
    latestKind = next;
    say(null);
    setKind(next);
  };
  const chooseLook = (next: PictureLook) => {
    latestLook = next;
    say(null);
    setLook(next);
  };
  const kinds: readonly DialogKind[] = [...exportKinds, 'film'];
  const close = () => actions.setDialog(null);
  return (
    <Dialog
      title={
        <>
          {t('export.title')} <code>{cursor.value}</code>
        </>
      }
      class="exp-dlg"
      onClose={close}
      foot={films ? <FilmFoot filming={filming} said={said} /> : <Foot file={file} said={said} say={say} />}
    >
      <IconButton icon="close" class="sm dlg-close" label={t('keys.close')} onClick={close} />
      <div class="exp-body">
        <Choice
          class="exp-kinds"
          label={t('export.kinds')}
          value={kind}
          onChoose={choose}
          options={kinds.map((value) => ({ value, label: <KindLabel kind={value} /> }))}
        />
        <div class="exp-shown">
          {films && <FilmBody filming={filming} />}
          {kind === 'film' && !films && <p class="exp-problem">{t('film.no.study')}</p>}
          {kind === 'picture' && <PictureChoices look={look} onChoose={chooseLook} />}
          {made && 'problem' in made && (
            <p class="exp-problem" role="alert">
              {t(made.problem.key, made.problem.values)}
            </p>
          )}
          {!made && kind !== 'film' && <p class="exp-problem dimt">{t('export.making')}</p>}
          {file && <Preview file={file} clear={look.ground === 'clear'} />}
          {file && <Remarks file={file} />}
        </div>
      </div>
    </Dialog>
  );
}

function KindLabel({ kind }: { kind: DialogKind }) {
  if (kind === 'film')
    return (
      <>
        <b>{t('film.kind')}</b>
        <small>{t('film.about')}</small>
      </>
    );
  return (
    <>
      <b>{t(kind === 'candidates' && study.value ? 'export.kind.results' : `export.kind.${kind}`)}</b>
      <small>{t(kind === 'candidates' && study.value ? 'export.about.results' : `export.about.${kind}`)}</small>
    </>
  );
}

function sizeText({ kind, size }: Exported): string {
  return kind === 'picture' ? formatBytes(size) : t('export.characters', { count: size });
}

function Remarks({ file }: { file: Exported }) {
  return (
    <div class="exp-remarks">
      <p class="num">
        <code>{file.fileName}</code>, {sizeText(file)}
      </p>
      {file.remarks.map(({ key, values }) => (
        <p key={key}>{t(key, values)}</p>
      ))}
    </div>
  );
}

/** The file of a kind; null while it is being made. */
function useExport(kind: DialogKind, look: PictureLook): Made {
  const [made, setMade] = useState<{ asked: string; result: Made } | null>(null);
  // A picture is made of the colours of the page.
  const asked = kind === 'picture' ? `${kind} ${look.scale} ${look.ground} ${theme.value}` : kind;
  useEffect(() => {
    if (kind === 'film') return;
    let gone = false;
    const show = (result: Made) => gone || setMade({ asked, result });
    actions.makeExport(kind, look).then(
      (file) => show({ file }),
      (error: unknown) => show({ problem: failureOf(error, { key: 'export.title' }).text }),
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return made?.asked === asked ? made.result : null;
}

interface FootProps {
  readonly file: Exported | null;
  readonly said: Message | null;
  readonly say: (message: Message) => void;
}

function Foot({ file, said, say }: FootProps) {
  const onSave = () => {
    if (!file) return;
    save(file);
    say({ key: 'export.saved', values: { name: file.fileName } });
  };
  return (
    <>
      <span class="l num" role="status">
        {said && t(said.key, said.values)}
      </span>
      <EmbedButton make={embedMoment} say={say} />
      <button type="button" class="bt" disabled={!file} onClick={onSave}>
        <Icon name="drop" />
        {t('export.save')}
      </button>
      <button type="button" class="bt pri" disabled={!file} onClick={() => file && void copied(file).then(say)}>
        <Icon name="copy" />
        {t('export.copy')}
      </button>
    </>
  );
}

/** Copies and reports the result. */
async function copied(file: Exported): Promise<Message> {
  const picture = file.kind === 'picture';
  if (!picture && file.size > longestCopy) return { key: 'export.tooLong', values: { count: file.size } };
  try {
    await copy(file);
  } catch {
    return { key: 'export.refused' };
  }
  return picture
    ? { key: 'export.copiedPicture', values: { bytes: formatBytes(file.size) } }
    : { key: 'export.copied', values: { count: file.size } };
}
