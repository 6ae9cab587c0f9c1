/** One clear message, one technical line to pass on, and a way forward. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { isAboutFile } from '../../core/session/failure';
import { failure as shownFailure, meshState, room } from '../../core/store';
import type { Failure } from '../../model';
import { knows, t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { lazy } from '../../core/controls/lazy';
import { chooseFiles } from './chooseFiles';

const SaveInput = lazy(async () => (await import('../waiting/SaveInput')).SaveInput);

/** Numbers and meshes that cannot be used are told of in words that come with the first of them; without a network their names must do. */
const wordsCame = signal(false);

export function FailureDialog() {
  const shown = shownFailure.value;
  const words = wordsCame.value || !shown || (knows(shown.text.key) && knows(shown.title.key));
  useEffect(() => {
    if (!words) void import('../../texts/later').catch(() => undefined).then(() => (wordsCame.value = true));
  }, [words]);
  return shown && words ? <Sheet key={shown.detail} failure={shown} /> : null;
}

function Sheet({ failure }: { failure: Failure }) {
  const { title, text, detail, job } = failure;
  const [copied, setCopied] = useState(false);
  const plain = { title: t(title.key, title.values), text: t(text.key, text.values) };
  const copy = () =>
    navigator.clipboard.writeText(`${plain.title}\n${plain.text}\n${detail}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const foot = (
    <>
      {/* Whoever learns has opened no scene. */}
      <span class="l">{meshState.value && room.value !== 'learn' ? t('failure.sceneKept') : ''}</span>
      {job && <SaveInput job={job} />}
      <button type="button" class="bt" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {t(copied ? 'failure.copied' : 'failure.copy')}
      </button>
      {isAboutFile(failure) && (
        <button
          type="button"
          class="bt"
          onClick={() => {
            actions.dismissFailure();
            chooseFiles();
          }}
        >
          {t(text.key === 'link.fileGone' ? 'failure.openAwaited' : 'failure.openAnother')}
        </button>
      )}
      <button type="button" class="bt pri" autoFocus onClick={() => actions.dismissFailure()}>
        {t('failure.close')}
      </button>
    </>
  );
  return (
    <Dialog alert title={plain.title} class="fail-dlg" onClose={() => actions.dismissFailure()} foot={foot}>
      <div class="pd err">
        <Icon name="warning" />
        <div class="err-in">
          <p>{plain.text}</p>
          {/* The fingerprints of a file, and numbers that the sentence has, say nothing more; they are copied. */}
          {title.key !== 'link.wrong' && !detail.startsWith(text.key) && <code>{detail}</code>}
        </div>
      </div>
    </Dialog>
  );
}
