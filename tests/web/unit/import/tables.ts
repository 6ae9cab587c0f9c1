/** What must hold for every table of parts. */
import type { ImportedMesh } from '../../../../web/mesh/import/index';

/** @returns null when every triangle has exactly one part, every part a triangle, and every name can be shown */
export function tableFault({ table, indices }: Pick<ImportedMesh, 'table' | 'indices'>): string | null {
  if (!table) return null;
  const { parts, starts, owners } = table;
  if (parts.length < 2 || parts.length > 4097) return `${parts.length} parts`;
  if (starts.length !== owners.length || starts[0] !== 0) return 'runs do not begin at 0';
  if (starts.some((start, run) => start >= (starts[run + 1] ?? indices.length / 3))) return 'a run is empty';
  if (owners.some((owner, run) => owner === owners[run + 1])) return 'two runs that are one';
  if (new Set(owners).size !== parts.length || owners.some((owner) => !parts[owner])) return 'a part has no triangle';
  const texts = parts.flatMap(({ name, material = 'x' }) => [name, material]);
  const bad = texts.find((text) => [...text].length > 80 || /[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u.test(text));
  return bad === undefined ? null : `name ${JSON.stringify(bad)}`;
}

/** Triangles of each part, by its name and material. */
export function sizes({ table, indices }: ImportedMesh): Record<string, number> {
  const counts: Record<string, number> = {};
  table?.starts.forEach((start, run) => {
    const { name, material } = table.parts[table.owners[run]];
    const key = material === undefined ? name : `${name} | ${material}`;
    counts[key] = (counts[key] ?? 0) + (table.starts[run + 1] ?? indices.length / 3) - start;
  });
  return counts;
}
