/** The report before and after, side by side, and which of the two the figures show. */
import { t } from '../../base/i18n/messages';
import { formatCount } from '../../base/i18n/numbers';
import type { SceneMesh } from '../../model';
import { withoutParts } from '../../model/parts/plain';
import { boundsOf } from '../../../mesh/placement';
import { meshState, shownSurface } from '../../core/store';
import { Choice } from '../../base/controls/Choice';
import { type Line, lines } from '../left/reportLine';
import { type Facts, factsBefore, preview } from './preview';

export function BeforeAfter({ mesh }: { mesh: SceneMesh }) {
  const now = preview.value;
  const before = factsBefore.value;
  const after = now.at === 'done' && now.mended.facts ? { ...now.mended, facts: now.mended.facts } : null;
  const count = (facts: Facts | null, name: Line) =>
    facts && formatCount(name === 'zeroArea' ? facts.zeroArea : facts.facts.findings[name].count);
  const rows = [
    row(
      t('repair.triangles'),
      formatCount(mesh.indices.length / 3),
      after && formatCount(after.repaired.indices.length / 3),
    ),
    row(
      t('repair.vertices'),
      formatCount(mesh.positions.length / 3),
      after && formatCount(after.repaired.positions.length / 3),
    ),
    ...lines.map((name) => row(t(`report.${name}`), count(before, name), count(after, name))),
  ];
  return (
    <table class="repair-table num">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('repair.before')}</th>
          <th scope="col">{t('repair.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, to }) => (
          <tr key={name} class={to !== null && from !== to ? 'changed' : ''}>
            <th scope="row">{name}</th>
            <td>{from ?? '–'}</td>
            <td>{to ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const row = (name: string, from: string | null, to: string | null) => ({ name, from, to });

/** The surface alone: what the run does belongs to the mesh that is applied. */
export function Look({ mesh }: { mesh: SceneMesh }) {
  const now = preview.value;
  if (now.at !== 'done') return null;
  const { positions, indices } = now.mended.repaired;
  const isAfter = (shownSurface.value ?? meshState.value?.mesh) !== mesh;
  const show = (look: 'before' | 'after') => {
    const wanted =
      look === 'before' ? mesh : { ...withoutParts(mesh), positions, indices, bounds: boundsOf(positions) };
    const isThere = meshState.value?.mesh.indices === wanted.indices;
    shownSurface.value = isThere ? null : wanted;
  };
  return (
    <div class="row repair-look">
      <span class="lbl">{t('repair.look')}</span>
      <Choice
        label={t('repair.look')}
        value={isAfter ? 'after' : 'before'}
        options={[
          { value: 'before', label: t('repair.look.before') },
          { value: 'after', label: t('repair.look.after') },
        ]}
        onChoose={show}
      />
    </div>
  );
}
