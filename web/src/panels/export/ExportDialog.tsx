/** What can be taken along: choose, look at it, copy or save it. */
import './export.css';
import '../../i18n/later';
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { failureOf } from '../../state/failure';
import type { Message } from '../../model';
import { cursor, study } from '../../state/store';
import { theme } from '../../state/theme';
import { copy, type Exported, type ExportKind, exportKinds, longestCopy, save } from '../../export';
import { t } from '../../i18n/messages';
import { formatBytes } from '../../i18n/numbers';
import { Choice } from '../controls/Choice';
import { Dialog } from '../controls/Dialog';
import { Icon } from '../controls/Icon';
import { IconButton } from '../controls/IconButton';
import { Preview } from './Preview';

type Made = { readonly file: Exported } | { readonly problem: Message } | null;

/** kept while the page is open: who takes along one trace takes along the next */
let latestKind: ExportKind = 'cpp';

export function ExportDialog() {
  const [kind, setKind] = useState<ExportKind>(latestKind);
  const made = useExport(kind);
  const [said, say] = useState<Message | null>(null);
  const file = made && 'file' in made ? made.file : null;
  const choose = (next: ExportKind) => {
    latestKind = next;
    say(null);
    setKind(next);
  };
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
      foot={<Foot file={file} said={said} say={say} />}
    >
      <IconButton icon="close" class="sm dlg-close" label={t('keys.close')} onClick={close} />
      <div class="exp-body">
        <Choice
          class="exp-kinds"
          label={t('export.kinds')}
          value={kind}
          onChoose={choose}
          options={exportKinds.map((value) => ({ value, label: <KindLabel kind={value} /> }))}
        />
        <div class="exp-shown">
          {made && 'problem' in made && (
            <p class="exp-problem" role="alert">
              {t(made.problem.key, made.problem.values)}
            </p>
          )}
          {!made && <p class="exp-problem dimt">{t('export.making')}</p>}
          {file && <Preview file={file} />}
          {file && <Remarks file={file} />}
        </div>
      </div>
    </Dialog>
  );
}

function KindLabel({ kind }: { kind: ExportKind }) {
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
function useExport(kind: ExportKind): Made {
  const [made, setMade] = useState<{ kind: ExportKind; result: Made } | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (result: Made) => gone || setMade({ kind, result });
    actions.makeExport(kind).then(
      (file) => show({ file }),
      (error: unknown) => show({ problem: failureOf(error, { key: 'export.title' }).text }),
    );
    return () => {
      gone = true;
    };
    // A picture is made of the colours of the page.
  }, [kind, kind === 'picture' && theme.value]);
  return made?.kind === kind ? made.result : null;
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

/** Copies and tells what came of it. */
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
