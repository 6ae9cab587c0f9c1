/** Type an address, go there. */
import { useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { cursor, run } from '../../state/store';
import { frameOf, isAddress } from '../../trace/address';
import { t } from '../../i18n/messages';
import { rich } from '../../i18n/rich';
import { Dialog } from '../controls/Dialog';

function problemOf(text: string): string | null {
  if (!isAddress(text)) return t('goto.notAddress', { text: text || '…' });
  const frames = run.value?.frames.length ?? 0;
  if (frames > 0 && frameOf(text) >= frames) return t('goto.noSuchFrame', { last: frames - 1 });
  return null;
}

export function GoToDialog() {
  const [text, setText] = useState(cursor.value);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => actions.setDialog(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const aim = text.trim().toLowerCase();
    const wrong = problemOf(aim);
    setProblem(wrong);
    if (wrong) return;
    close();
    void actions.goTo(aim, { history: 'push' });
  };
  return (
    <Dialog title={t('goto.title')} class="goto-dlg" onClose={close}>
      <form class="pd" onSubmit={submit}>
        <div class="lnkf">
          <input
            type="text"
            autoFocus
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-label={t('goto.field')}
            aria-invalid={problem !== null}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="bt pri">
            {t('goto.go')}
          </button>
        </div>
        {problem ? (
          <p class="problem" role="alert">
            {problem}
          </p>
        ) : (
          <p class="dimt hint">{rich('goto.hint')}</p>
        )}
      </form>
    </Dialog>
  );
}
