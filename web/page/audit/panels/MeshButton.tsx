/** Name and size of the mesh; opens another. */
import { meshState } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { meshName } from '../../workbench/meshName';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';

export function MeshButton() {
  const state = meshState.value;
  if (!state) return null;
  const triangles = t('mesh.trianglesShort', { count: state.report.triangles });
  return (
    <button
      type="button"
      class="sel meshb"
      title={t('mesh.openOther', { name: meshName(state.mesh) })}
      onClick={chooseFiles}
    >
      <span class="cap">{t('mesh.label')}</span>
      <span class="v num">{meshName(state.mesh)}</span>
      <span class="dimt num">{triangles}</span>
    </button>
  );
}
