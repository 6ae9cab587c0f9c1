/** Where bodies start and what counts as an event: every number of every detector, with what it means and what it usually is. */
import { FieldRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';
import { unit } from '../../core/unit';
import { formatExact, formatField } from '../../base/i18n/numbers';
import { t, type MessageKey } from '../../base/i18n/messages';
import { detectors, thresholdKey } from '../../../audit/detectors';
import type { Detector, Threshold } from '../../../audit/detectors/types';
import { usualThresholds } from '../../../audit/run/fitted';
import { draft, setThreshold, usualCounting } from '../room/settings';
import { AuditField } from './AuditField';
import { KindIcon } from './KindIcon';
import { seedNumber } from './numbers';

const degrees = 180 / Math.PI;
const isWhole = (threshold: Threshold) => threshold.unit === 'frames';
/** How exact a count or an angle is, nobody asks. */
const isPlain = ({ unit: its }: Threshold) => its === 'frames' || its === 'count' || its === 'angle';
/** Short enough for a field: what is an angle is shown in degrees. */
const shown = ({ unit: its }: Threshold, value: number) =>
  its === 'angle' ? Number((value * degrees).toPrecision(9)) : value;

export function Counting() {
  const { factor } = draft.value;
  const usual = usualThresholds(factor);
  return (
    <>
      <AuditField number={seedNumber} />
      <p class="a-hint">{t('audit.starts.why')}</p>
      {detectors.map((detector) => (
        <fieldset class="a-detector" key={detector.kind}>
          <legend>
            <KindIcon kind={detector.kind} />
            {t(`audit.kind.${detector.kind}`)}
          </legend>
          {detector.thresholds.map((threshold) => (
            <ThresholdField
              key={threshold.name}
              detector={detector}
              threshold={threshold}
              usual={usual.get(thresholdKey(detector, threshold))!}
            />
          ))}
        </fieldset>
      ))}
      <button type="button" class="bt" onClick={usualCounting}>
        {t('audit.thresholds.usual')}
      </button>
    </>
  );
}

interface Props {
  readonly detector: Detector;
  readonly threshold: Threshold;
  readonly usual: number;
}

function ThresholdField({ detector, threshold, usual }: Props) {
  const key = thresholdKey(detector, threshold);
  const label = t(`audit.threshold.${key}` as MessageKey);
  const value = draft.value.settings.thresholds[key] ?? threshold.usual;
  const its = threshold.unit === 'length' ? unit.value : t(`audit.unit.${threshold.unit}`);
  const digits = isPlain(threshold) ? formatExact : formatField;
  return (
    <>
      <FieldRow label={label}>
        {(onProblem) => (
          <NumberField
            class="a-num"
            label={`${t(`audit.kind.${detector.kind}`)}: ${label}`}
            value={shown(threshold, value)}
            min={shown(threshold, threshold.least)}
            max={shown(threshold, threshold.most)}
            integer={isWhole(threshold)}
            plain={isPlain(threshold)}
            step={isPlain(threshold) ? 1 : undefined}
            unit={its}
            onProblem={onProblem}
            onCommit={(typed) => setThreshold(key, threshold.unit === 'angle' ? typed / degrees : typed)}
          />
        )}
      </FieldRow>
      <p class="a-hint">
        {t(`audit.threshold.${key}.why` as MessageKey)}{' '}
        <span class="num">{t('audit.usually', { value: digits(shown(threshold, usual)) })}</span>
      </p>
    </>
  );
}
