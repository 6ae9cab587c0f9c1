/** The question of the lesson, where its panel is a drawer: what all of the page is about stays in sight. A click opens the lesson. */
import { actions } from '../../core/actions';
import { ofAudit, presetId } from '../../core/store';
import { presets } from '../../presets';
import { t } from '../../base/i18n/messages';
import { OfAuditLine } from '../left/ofAudit';

export function Question() {
  if (ofAudit.value) return <OfAuditLine event={ofAudit.value} />;
  const preset = presets.find(({ id }) => id === presetId.value);
  if (!preset) return null;
  const question = t(preset.questionKey);
  return (
    <button type="button" class="lnk question" title={question} onClick={() => actions.setPanel('lesson')}>
      <span class="cut">{question}</span>
    </button>
  );
}
