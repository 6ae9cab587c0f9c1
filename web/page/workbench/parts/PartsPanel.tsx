/** The parts of the mesh that is open. */
import '../../texts/later';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import type { PartTable } from '../../../mesh/import/types';
import type { SceneMesh } from '../../model';
import { actions } from '../../core/actions';
import { partLook } from '../../model/partLook';
import { meshState, selection } from '../../core/store';
import { fileNumber, partAt, type PartChoice } from '../../../mesh/parts/spans';
import { partName } from './names';
import { PartList } from './PartList';

/** Closes where another mesh is open that has none; what was asked for of one mesh is not asked for of the next. */
export function PartsPanel() {
  const mesh = meshState.value?.mesh;
  const table = mesh?.table;
  useEffect(() => {
    if (!table) actions.setPanel(null);
  }, [table]);
  return mesh && table ? <Parts key={table} mesh={mesh} table={table} /> : null;
}

function Parts({ mesh, table }: { readonly mesh: SceneMesh; readonly table: PartTable }) {
  // What was asked for shows at once; with it, a second switch does not forget the first while the run is made.
  const [asked, setAsked] = useState<PartChoice | null>(null);
  const { whole } = mesh;
  const leftOut = whole?.leftOut ?? [];
  const { hidden, coloured } = partLook.value;
  const choice = asked ?? { leftOut, hidden, coloured };
  const { triangle } = selection.value;
  const inFile = triangle === null ? null : fileNumber(leftOut, triangle);
  const picked = inFile === null ? null : partAt(table, inFile);
  const choose = async (next: PartChoice) => {
    setAsked(next);
    await actions.chooseParts(next);
    setAsked((latest) => (latest === next ? null : latest));
  };
  return (
    <section class="parts-panel">
      <h2>{t('panel.parts')}</h2>
      <p class="dimt parts-picked" role="status">
        {picked === null || triangle === null || inFile === null
          ? t('parts.pick')
          : t(whole ? 'parts.picked.inFile' : 'parts.picked', {
              triangle,
              file: inFile,
              name: partName(table.parts[picked]!, picked),
            })}
      </p>
      <PartList
        table={table}
        triangles={(whole ?? mesh).indices.length / 3}
        choice={choice}
        onChange={(next) => void choose(next)}
        picked={picked}
      />
    </section>
  );
}
