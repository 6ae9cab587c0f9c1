/** Forgetting what cannot be put back asks once more, in its own place. */
import { useState } from 'preact/hooks';
import { t, type MessageKey } from '../../base/i18n/messages';

interface Props {
  readonly label: MessageKey;
  readonly question: MessageKey;
  readonly onForget: () => Promise<void>;
}

export function ForgetAll({ label, question, onForget }: Props) {
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
