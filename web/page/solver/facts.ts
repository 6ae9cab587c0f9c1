/** What the import card is told of a mesh that was read. */
import type { ImportedMesh } from '../../mesh/import/types';
import type { ParsedFacts } from './protocol';

/** Each material of a node is a part of its own, where they are told apart. */
export const partsOf = ({ table, parts }: ImportedMesh): number => table?.parts.length ?? parts;

export function factsOf(mesh: ImportedMesh): ParsedFacts {
  const { min, max } = mesh.bounds;
  return {
    name: mesh.name,
    bytes: mesh.bytes,
    triangles: mesh.indices.length / 3,
    parts: partsOf(mesh),
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    upAxis: mesh.upAxisGuess,
    upReason: mesh.upAxisReason,
    scale: mesh.unitScaleGuess,
    unitReason: mesh.unitReason,
    warnings: mesh.warnings,
    ...(mesh.table && { table: mesh.table }),
    ...(mesh.poses && { poses: mesh.poses }),
  };
}
