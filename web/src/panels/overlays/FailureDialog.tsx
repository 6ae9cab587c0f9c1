/** One clear message, one technical line to pass on, and a way forward. */
import { useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { isAboutFile } from '../../state/failure';
import { failure as shownFailure, meshState, room } from '../../state/store';
import type { Failure } from '../../model';
import { t } from '../../i18n/messages';
import { Dialog } from '../controls/Dialog';
import { Icon } from '../controls/Icon';
import { chooseFiles } from './chooseFiles';

export function FailureDialog() {
  const shown = shownFailure.value;
  return shown ? <Sheet key={shown.detail} failure={shown} /> : null;
}

function Sheet({ failure }: { failure: Failure }) {
  const { title, text, detail } = failure;
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
          {/* The fingerprints of a file say nothing to who was asked for another; they are copied. */}
          {title.key !== 'link.wrong' && <code>{detail}</code>}
        </div>
      </div>
    </Dialog>
  );
}
