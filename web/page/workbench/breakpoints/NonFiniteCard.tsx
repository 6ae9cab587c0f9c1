/** Why the page paused by itself: a number that is not finite, and where. */
import { meshName } from '../meshName';
import { eventFields, type TraceEvent } from '../../../package/trace/events.gen';
import { actions } from '../../core/actions';
import { nonFiniteStop } from '../../core/breakpoints/breakpointState';
import { currentStep, enclosing, meshState } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';

/** The first field without a finite number; fields that say "none" that way do not stop anything, so any will be the one. */
function badField(event: TraceEvent): string {
  const values = event as unknown as Readonly<Record<string, unknown>>;
  const bad = (value: unknown) => [value].flat().some((each) => typeof each === 'number' && !Number.isFinite(each));
  return Object.keys(eventFields[event.kind].fields).find((name) => bad(values[name])) ?? '';
}

export function NonFiniteCard() {
  const address = nonFiniteStop.value;
  const step = currentStep.value;
  if (address === null || !step) return null;
  const opening = enclosing(step, 'triangle')?.opening;
  const noArea = 'verdict' in step.event && step.event.verdict === 'degenerate-skipped';
  const mesh = meshState.value ? meshName(meshState.value.mesh) : '';
  return (
    <div class="pn nonfinite" role="alert">
      <Icon name="square" />
      <div>
        <h3>{t('nonFinite.title')}</h3>
        <p class="num">
          <code>{address}</code>{' '}
          {noArea && opening?.kind === 'TriangleBegin'
            ? t('nonFinite.noArea', { mesh, triangle: opening.triangle })
            : rich('nonFinite.field', { mesh, field: badField(step.event) })}
        </p>
      </div>
      <IconButton class="sm" icon="close" label={t('nonFinite.close')} onClick={() => actions.dismissPause()} />
    </div>
  );
}
