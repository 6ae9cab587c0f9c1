/** What in the mesh, or in the settings, may be why bodies went wrong at a spot; each can be pointed out in the picture. */
import '../view/messages';
import './why.css';
import { useEffect, useMemo } from 'preact/hooks';
import { formatAngle, formatPlain } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { seen } from '../room/state';
import type { AuditSettings } from '../../../audit/run/types';
import type { Spot } from '../../../audit/spots/spots';
import { markedHere, markTriangles } from '../view/marks';
import { type Cause, isAtBody, isWrong, ofSettings } from '../../../audit/why/cause';
import { whyOf } from '../../../audit/why/whyHere';

export function WhyHere({ spot }: { spot: Spot }) {
  const now = seen.value;
  const { kind, worst } = spot;
  const causes = useMemo(
    () => (now ? whyOf(now.level.mesh, { kind, worst }, now.settings) : []),
    [now?.level, now?.settings, kind, worst],
  );
  // What was pointed out belongs to this spot of this run.
  useEffect(() => () => void (markedHere.value = null), []);
  if (!now) return null;
  const unit = t(`unit.${now.level.mesh.unit ?? 'metre'}`);
  const sound = causes.every(({ name }) => ofSettings.has(name));
  return (
    <section class="a-why" aria-labelledby="a-why-title">
      <h3 id="a-why-title">{t('auditView.why.title')}</h3>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <OneCause key={cause.name} {...{ cause, spot, unit }} settings={now.settings} />
          ))}
        </ul>
      )}
      {sound && isWrong(kind) && <p>{t(causes.length > 0 ? 'auditView.why.onlySettings' : 'auditView.why.nothing')}</p>}
    </section>
  );
}

interface OneCauseProps {
  readonly cause: Cause;
  readonly spot: Spot;
  readonly unit: string;
  readonly settings: AuditSettings;
}

function OneCause({ cause, spot, unit, settings }: OneCauseProps) {
  const { name, distance, triangles, across } = cause;
  const length = (value: number) => `${formatPlain(Number(value.toPrecision(2)))} ${unit}`;
  const text = causeText(cause, settings, length);
  const id = `${spot.number} ${name}`;
  return (
    <li>
      <span>
        {text}
        <span class="a-why-where">
          {isAtBody(cause, settings.radii)
            ? t('auditView.why.touches')
            : t('auditView.why.away', { distance: length(distance) })}
        </span>
      </span>
      {triangles.length > 0 && (
        <button
          type="button"
          aria-pressed={markedHere.value?.of === id}
          aria-label={t('auditView.why.showing', { cause: text })}
          onClick={() => markTriangles(id, triangles, across)}
        >
          {t('auditView.why.show')}
        </button>
      )}
    </li>
  );
}

function causeText(
  { name, count, size = 0 }: Cause,
  settings: AuditSettings,
  length: (value: number) => string,
): string {
  const angle = (value: number) => formatAngle(value, 0);
  switch (name) {
    case 'opening':
      return t('auditView.why.opening', { size: length(size) });
    case 'narrowGap':
      return t('auditView.why.narrowGap', { size: length(size) });
    case 'steepFace':
      return t('auditView.why.steepFace', { size: angle(size), limit: angle(settings.slopeLimit) });
    case 'highStep':
      return t('auditView.why.highStep', { size: length(size), limit: length(settings.stepHeight) });
    default:
      return t(`report.line.${name}`, { count });
  }
}
