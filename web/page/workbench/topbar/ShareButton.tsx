/** Copies the link of this moment. Always active; says what it did. */
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

/** long enough to be read twice */
const shownFor = 4000;

export function ShareButton() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), shownFor);
    return () => clearTimeout(timer);
  }, [text]);
  const share = async () => {
    try {
      await actions.copyLink();
      setText(t('share.copied', { count: location.href.length }));
    } catch {
      setText(t('share.refused'));
    }
  };
  return (
    <span class="shr-box">
      <button
        type="button"
        class="tb shr"
        title={t('share.title')}
        aria-label={t('share.label')}
        onClick={() => void share()}
      >
        <Icon name="link" />
        <span>{t('share.label')}</span>
      </button>
      <span class="tip-live" role="status">
        {text && <span class="tip num">{text}</span>}
      </span>
    </span>
  );
}
