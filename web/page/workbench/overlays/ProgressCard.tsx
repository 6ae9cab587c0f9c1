/** What is being opened and how far it is; the old mesh stays usable meanwhile. */
import { actions } from '../../core/actions';
import { meshState, progress } from '../../core/store';
import { loading } from '../../solver/waiting';
import type { Progress } from '../../model';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

const stages: readonly Progress['stage'][] = ['read', 'parse', 'build', 'check'];

export function ProgressCard() {
  const now = progress.value;
  const reading = now?.stage === 'read' || now?.stage === 'parse';
  // Whatever is to be computed has not begun.
  if (loading.value && !reading) return <LoadingCard />;
  if (!now) return null;
  const at = stages.indexOf(now.stage);
  const percent = Math.round(Math.min(1, Math.max(0, now.fraction)) * 100);
  const title = t(now.again ? 'progress.run' : 'progress.title', { name: now.name });
  return (
    <section class="pn pd progress" aria-label={title}>
      <div class="progress-head">
        <h3 class="cut" title={now.name}>
          {title}
        </h3>
        <i class="grow" />
        <span class="num">{t('percent', { value: percent })}</span>
      </div>
      <div
        class="prog"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={t(`progress.${now.stage}`)}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      {!now.again && (
        <ol class="stg num">
          {stages.map((stage, k) => (
            <li key={stage} class={k === at ? 'cur' : k > at ? 'todo' : ''}>
              {k < at ? <Icon name="check" /> : <span class="dotc" />}
              <span>{t(`progress.${stage}`)}</span>
              {k === at + 1 && <span>{t('check.next')}</span>}
            </li>
          ))}
        </ol>
      )}
      <div class="progress-foot">
        <span class="dimt">{meshState.value && t(now.again ? 'progress.run.meanwhile' : 'progress.meanwhile')}</span>
        <button type="button" class="bt" onClick={() => actions.cancelImport()}>
          {t('import.cancel')}
        </button>
      </div>
    </section>
  );
}

function LoadingCard() {
  return (
    <section class="pn pd progress" role="status">
      <h3>{t('progress.solver')}</h3>
      <p class="dimt">{t('progress.solver.text')}</p>
    </section>
  );
}
