import type { SceneMesh } from '..';

/** States of triangles by their part, in place of the others (`faceStates`): its colour, one of eight; drawn faintly; not drawn. */
export const partStates = { tinted: 64, faint: 120, hidden: 121 } as const;

/** What is drawn: also what bodies do not meet. */
export const drawnMesh = (mesh: SceneMesh): SceneMesh => (mesh.whole ? { ...mesh, ...mesh.whole } : mesh);

/** The triangles that have lines: those that are neither hidden nor faint. */
export function linedMesh(mesh: SceneMesh, states: Uint8Array | null): SceneMesh {
  if (!states) return mesh;
  return { ...mesh, indices: mesh.indices.filter((_, corner) => states[Math.floor(corner / 3)]! < partStates.faint) };
}
