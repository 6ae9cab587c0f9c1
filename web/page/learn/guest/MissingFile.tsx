/** A stop whose mesh is not in this browser: which file it is, and the way to open it. It stays until the file is there. */
import './guest.css';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';
import { awaitedMesh, trianglesOf } from '../../core/address/awaiting';

export function MissingFile() {
  const mesh = awaitedMesh.value;
  if (!mesh) return null;
  return (
    <section class="tr-missing" role="status">
      <h2>{t('tour.missing', { name: mesh.name })}</h2>
      <p>{t('tour.missing.text', { triangles: trianglesOf(mesh) })}</p>
      <button type="button" class="bt pri lg" onClick={chooseFiles}>
        <Icon name="plus" />
        {t('tour.missing.open', { name: mesh.name })}
      </button>
      <p class="note">{t('tour.missing.drop')}</p>
    </section>
  );
}
