/** A link names a mesh as it was used, not how: with which unit and which way up. Which of the usual ways that was, the hash tells. */
import { isMeshOf } from '../../mesh/hash';
import { placePositions, type Placement } from '../../mesh/placement';

/** Metres per unit, as the import card offers them. */
export const usualScales = [0.001, 0.01, 0.0254, 0.3048, 1] as const;

/**
 * @param positions in the file's own units and axes
 * @param guess tried first
 * @returns null when it is another mesh, or one used with a unit of its own
 */
export async function findPlacement(
  positions: Float64Array,
  indices: Uint32Array,
  hash: string,
  guess: Placement,
): Promise<Placement | null> {
  for (const placement of [guess, ...usualPlacements()]) {
    if (await isMeshOf(hash, placePositions(positions, placement), indices)) return placement;
  }
  return null;
}

function usualPlacements(): Placement[] {
  return usualScales.flatMap((scale) =>
    (['y', 'z'] as const).flatMap((upAxis) => [false, true].map((flip) => ({ scale, upAxis, flip }))),
  );
}
