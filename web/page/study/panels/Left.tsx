/** The column next to a study: question, comparison, mesh, settings, stops, layers. */
import { t } from '../../base/i18n/messages';
import { study, meshState } from '../../core/store';
import { MeshCard } from '../../workbench/left/MeshCard';
import { Compare } from './Compare';
import { Layers } from './Layers';
import { Lesson } from './Lesson';
import { Settings } from './Settings';
import { Stops } from './Stops';
import { meshName } from '../../workbench/meshName';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';
import { Section } from '../../workbench/left/Section';
import { Switch } from '../../base/controls/Switch';
import { currentRoom } from '../room';

export function Left() {
  const open = study.value;
  if (!open) return null;
  return (
    <aside class="left" aria-label={t('left.label')}>
      <Lesson />
      {(open.module.schema.mesh !== 'none' || open.module.taken) && (
        <>
          {open.mesh && <MeshCard />}
          <MeshUse />
        </>
      )}
      <Settings />
      <Compare />
      <Stops />
      <Layers />
    </aside>
  );
}

/** Opens a mesh; and whether the study runs on that of the scene, where it can do without. */
function MeshUse() {
  const open = study.value;
  if (!open || open.module.schema.mesh === 'needed') return null;
  const name = open.module.schema.mesh === 'optional' && meshState.value && meshName(meshState.value.mesh);
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
