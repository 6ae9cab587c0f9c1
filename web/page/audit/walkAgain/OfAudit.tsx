/** In place of a lesson's question: which event of the level audit the run shows, and the way back to it. */
import '../messages';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import type { AuditEvent } from '../../../audit/run/types';

export function OfAudit({ event: { kind, body, frame } }: { event: AuditEvent }) {
  return (
    <>
      <h3>{t(`audit.kind.${kind}`)}</h3>
      <p>{t('audit.opened', { body, frame })}</p>
      <p>
        <button type="button" class="lnk of-audit" onClick={() => actions.audit()}>
          {t('audit.back')}
        </button>
      </p>
    </>
  );
}

/** The same in one line, where the lesson is in a drawer. */
export function OfAuditLine({ event: { kind }, class: extra = '' }: { event: AuditEvent; class?: string }) {
  return (
    <span class={`of-audit-line ${extra}`}>
      <b>{t(`audit.kind.${kind}`)}</b>
      <button type="button" class="lnk" onClick={() => actions.audit()}>
        {t('audit.back')}
      </button>
    </span>
  );
}
