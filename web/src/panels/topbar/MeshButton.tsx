/** Name and size of the mesh; opens another. */
import { meshState, study } from '../../state/store';
import { t } from '../../i18n/messages';
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
      title={t('mesh.openOther', { name: state.mesh.name })}
      onClick={chooseFiles}
    >
      <span class="cap">{t('mesh.label')}</span>
      <span class="v num">{state.mesh.name}</span>
      <span class="dimt num">{triangles}</span>
    </button>
  );
}
