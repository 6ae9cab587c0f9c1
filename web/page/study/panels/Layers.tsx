/** What the views of a study show, each with the mark it draws. */
import { study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Icon } from '../../base/controls/Icon';
import { Section } from '../../workbench/left/Section';
import { isShown, toggledLayers } from '../state';

function toggle(name: string): void {
  const list = toggledLayers.value;
  toggledLayers.value = list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

/** @param title null: what it stands in has one */
export function Layers({ title = t('study.layers.all') }: { readonly title?: string | null }) {
  const { module } = study.value!;
  const switches = (
    <div class="lys" role="group" aria-label={t('study.layers.all')}>
      {module.layers.map(({ name, label, swatch }) => (
        <label key={name} class="ly" title={t(label)}>
          <input type="checkbox" checked={isShown(module, name)} onChange={() => toggle(name)} />
          <span class="bx">
            <Icon name="check" />
          </span>
          <svg class="sw" viewBox="0 0 16 10" aria-hidden="true">
            {swatch}
          </svg>
          <span class="cut">{rich(label)}</span>
        </label>
      ))}
    </div>
  );
  if (title === null) return <section class="layers">{switches}</section>;
  return (
    <Section class="layers" title={title}>
      {switches}
    </Section>
  );
}
