/** Saves the mesh that is shown as binary glTF. */
import { useState } from 'preact/hooks';
import { save } from '../../export/deliver';
import { glbOf } from '../../export/glb';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { MeshState } from '../../model';
import { meshState } from '../../core/store';
import { meshName } from '../meshName';
import { unit } from '../../core/unit';

export function SaveButton() {
  const [said, setSaid] = useState<{ readonly of: MeshState; readonly text: string } | null>(null);
  const now = meshState.value;
  if (!now) return null;
  const press = () => {
    const { bytes, error } = glbOf(now.mesh);
    const fileName = fileNameOf(now);
    save({ content: new Blob([bytes], { type: 'model/gltf-binary' }), type: 'model/gltf-binary', fileName });
    const values = { name: fileName, error: formatNumber(error), unit: unit.value };
    setSaid({ of: now, text: t(error > 0 ? 'repair.saved' : 'repair.saved.exact', values) });
  };
  return (
    <>
      <button type="button" class="bt" onClick={press}>
        {t('repair.save')}
      </button>
      <p class="repair-saved dimt" role="status">
        {said?.of === now ? said.text : ''}
      </p>
    </>
  );
}

/** Names of files may not hold these anywhere. */
const forbidden = /[\\/:*?"<>|]/g;

function fileNameOf({ mesh, repair }: MeshState): string {
  const base =
    meshName(mesh)
      .replace(/\.[^.]*$/, '')
      .replace(forbidden, '-')
      .slice(0, 100) || 'mesh';
  return `${base}${repair ? `-${t('repair.mended')}` : ''}.glb`;
}
