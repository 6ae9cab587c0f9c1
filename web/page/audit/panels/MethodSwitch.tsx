/** Which of two methods is looked at, in the picture, the list and the counts. Nothing where only one has walked. */
import { Choice } from '../../base/controls/Choice';
import { methodOf } from '../../model/methods';
import { t } from '../../base/i18n/messages';
import { showBeside } from '../room/actions';
import { found, seen } from '../room/state';

export function MethodSwitch() {
  const of = found.value;
  if (!of?.besideSettings || !of.beside) return null;
  const options = [of.settings, of.besideSettings].map((settings) => ({
    value: settings.method,
    label: t(methodOf(settings).name),
  }));
  return (
    <Choice
      class="sm a-method"
      label={t('audit.shown')}
      value={seen.value!.settings.method}
      options={options}
      onChoose={(method) => showBeside(method !== of.settings.method)}
    />
  );
}
