/** The beginning of a file, or the picture itself. */
import '../../texts/later';
import { useEffect, useState } from 'preact/hooks';
import type { Exported } from '..';
import { t } from '../../base/i18n/messages';
import { currentSentence } from '../../explain/panels/Sentence';

/** enough to see what it is; all of it would be slow to lay out */
const shown = 4000;

/** @param clear nothing is behind the picture, which is seen by what is put there */
export function Preview({ file, clear }: { file: Exported; clear: boolean }) {
  return file.content instanceof Blob ? <Picture blob={file.content} clear={clear} /> : <Beginning file={file} />;
}

function Beginning({ file }: { file: Exported }) {
  const pieces = file.content as readonly string[];
  const [first = '', second = ''] = pieces;
  const text = (first + second).slice(0, shown);
  return (
    <pre class="exp-text" tabIndex={0} role="group" aria-label={t('export.preview', { name: file.fileName })}>
      {text}
      {file.size > text.length && <i>{t('export.more', { count: file.size - text.length })}</i>}
    </pre>
  );
}

function Picture({ blob, clear }: { blob: Blob; clear: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const message = currentSentence.value;
  const sentence = message ? t(message.key, message.values) : '';
  return (
    <div class={`exp-picture ${clear ? 'clear' : ''}`}>
      {url && <img src={url} alt={t('export.preview.picture', { sentence })} />}
    </div>
  );
}
