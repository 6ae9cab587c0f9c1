/** A number of the settings in its row: in range, or said what is wrong with it. */
import { FieldRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';
import { unit } from '../../core/unit';
import { t } from '../../base/i18n/messages';
import { changeSettings, draft } from '../room/settings';
import { settingBounds } from '../../../audit/run/settings';
import { type AuditNumber, shownOf } from './numbers';

export function AuditField({ number }: { number: AuditNumber }) {
  const { name, label, step, shown = 1, why } = number;
  const bound = settingBounds.find((each) => each.name === name)!;
  return (
    <>
      <FieldRow label={t(label)}>
        {(onProblem) => (
          <NumberField
            class="a-num"
            label={t(label)}
            value={shownOf(number, draft.value.settings)}
            min={bound.least * shown}
            max={bound.most * shown}
            integer={bound.whole ?? false}
            plain={number.plain}
            step={step}
            unit={number.unit?.(unit.value) ?? ''}
            onProblem={onProblem}
            onCommit={(value) => changeSettings({ [name]: value / shown })}
          />
        )}
      </FieldRow>
      {why && <p class="a-hint">{t(why)}</p>}
    </>
  );
}
