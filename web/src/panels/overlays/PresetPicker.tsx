/** All presets, by group. */
import { actions } from '../../state/actions';
import { presetId } from '../../state/store';
import { presetGroups, presets } from '../../presets';
import { t } from '../../i18n/messages';
import { Dialog } from '../controls/Dialog';
import { Icon } from '../controls/Icon';

export function PresetPicker() {
  const close = () => actions.setDialog(null);
  const open = (id: string) => {
    close();
    void actions.openPreset(id);
  };
  return (
    <Dialog title={t('preset.choose')} class="preset-dlg" onClose={close}>
      <div class="preset-groups">
        <div class="preset-columns">
          {presetGroups.map((group) => (
            <section key={group} aria-label={t(`preset.group.${group}`)}>
              <h3>{t(`preset.group.${group}`)}</h3>
              <ul>
                {presets
                  .filter((preset) => preset.group === group)
                  .map((preset) => {
                    const current = preset.id === presetId.value;
                    return (
                      <li key={preset.id}>
                        <button
                          type="button"
                          class={current ? 'preset-item on' : 'preset-item'}
                          aria-current={current}
                          autoFocus={current}
                          onClick={() => open(preset.id)}
                        >
                          <span class="preset-name">
                            {t(preset.titleKey)}
                            {current && <Icon name="check" />}
                          </span>
                          <span class="dimt preset-q">{t(preset.questionKey)}</span>
                        </button>
                      </li>
                    );
                  })}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
