/** What the preset asks, above the answer being looked for: on a window with no room for the lesson, nor for the question above the views. */
import { ofAudit, presetId, study } from '../../core/store';
import { presets } from '../../presets';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { OfAuditLine } from '../left/ofAudit';

export function Question() {
  if (ofAudit.value) return <OfAuditLine event={ofAudit.value} class="asked" />;
  const id = presetId.value;
  const asked = study.value
    ? study.value.module.presets.find((preset) => preset.id === id)?.question
    : presets.find((preset) => preset.id === id)?.questionKey;
  if (!asked) return null;
  return <div class="asked">{study.value ? rich(asked) : t(asked)}</div>;
}
