/** Whether the study runs on the mesh of the scene, where it can do without. */
import { meshState, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { meshName } from '../../workbench/meshName';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';
import { Section } from '../../workbench/left/Section';
import { Switch } from '../../base/controls/Switch';
import { currentRoom } from '../room';

export function MeshUse() {
  const open = study.value;
  if (!open || open.module.schema.mesh !== 'optional') return null;
  const name = meshState.value && meshName(meshState.value.mesh);
  const aside = (
    <button type="button" class="lnk" onClick={chooseFiles}>
      {t('mesh.open')}
    </button>
  );
  return (
    <Section class="mesh-use" title={t('panel.mesh')} aside={open.mesh ? undefined : aside}>
      {name && (
        <div class="row">
          <span class="lbl cut" title={name}>
            {t('study.mesh.use')}: {name}
          </span>
          <Switch
            label={t('study.mesh.use')}
            on={open.mesh !== null}
            onToggle={(on) => void currentRoom().useMesh(on)}
          />
        </div>
      )}
    </Section>
  );
}
