/** Name and size of the mesh; opens another. */
import { meshState, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { meshName } from '../meshName';
import { chooseFiles } from '../overlays/chooseFiles';

export function MeshButton() {
  const state = meshState.value;
  // A study may run on no mesh at all.
  if (!state || (study.value && !study.value.mesh)) return null;
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
