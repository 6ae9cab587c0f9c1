/**
 * Guesses the unit and the up axis of a file that does not say. They are only proposals: the import card shows them with the reason
 * and the user decides.
 */
import type { ImportedMesh, MeshFormat } from './types';

type UnitGuess = Pick<ImportedMesh, 'unitScaleGuess' | 'unitReason'>;
type UpGuess = Pick<ImportedMesh, 'upAxisGuess' | 'upAxisReason'>;

/** Largest size still taken for metres: a level of 50 m is common, a thing of 51 units is more likely 51 cm. */
const LARGEST_IN_METRES = 50;
/** Largest size still taken for centimetres: 20 m. Beyond that millimetres (a 3 m room is 3,000 of them). */
const LARGEST_IN_CENTIMETRES = 2000;
/** Below this even metres give something smaller than a finger's width, so the unit cannot be told; kept as it is. */
const SMALLEST_IN_METRES = 0.02;

/** One area must be this many times the other before it says anything. */
const CLEARLY_LARGER = 1.25;
/** Less level ground than this share of the whole surface is chance: the back of a cow. */
const NOTABLE = 0.05;
/** Cosine of about 8 degrees: how level a triangle must be to count as flat ground. */
const LEVEL = 0.99;

/** A surface this low for its length may be ground. */
const LOW = 0.2;
/** Ground is not made in triangles finer than this, metres. */
const FINEST_GROUND = 0.02;

/**
 * By size, and for wide surfaces by how finely they are divided: no format but glTF states a unit. Inches are never guessed, as no size tells them from
 * centimetres.
 *
 * @param size longest side of the bounds, in the file's units
 * @param low height by that side
 * @param side typical side of a triangle, in the file's units
 */
export function guessUnit(format: MeshFormat, size: number, low: number, side: number): UnitGuess {
  if (format === 'glb' || format === 'gltf') return { unitScaleGuess: 1, unitReason: 'unit-gltf' };
  if (size <= LARGEST_IN_METRES)
    return { unitScaleGuess: 1, unitReason: size < SMALLEST_IN_METRES ? 'unit-tiny' : 'unit-metres' };
  if (format === 'stl' && size <= LARGEST_IN_CENTIMETRES)
    return { unitScaleGuess: 0.001, unitReason: 'unit-stl-habit' };
  const guess: UnitGuess =
    size > LARGEST_IN_CENTIMETRES
      ? { unitScaleGuess: 0.001, unitReason: 'unit-millimetres' }
      : { unitScaleGuess: 0.01, unitReason: 'unit-centimetres' };
  const fine = side * guess.unitScaleGuess < FINEST_GROUND;
  return fine && low < LOW ? { unitScaleGuess: 1, unitReason: 'unit-ground' } : guess;
}

/** Adds up how much level ground there is along +Y and along +Z. */
export class GroundArea {
  private alongY = 0;
  private alongZ = 0;
  private total = 0;
  private count = 0;

  /**
   * @param y,z of a triangle's normal, of any length
   * @param length the normal's length, which is twice the area
   */
  add(y: number, z: number, length: number): void {
    this.total += length;
    this.count++;
    if (y > LEVEL * length) this.alongY += length;
    else if (z > LEVEL * length) this.alongZ += length;
  }

  /** Legs of a right-angled triangle as large as they are on average. */
  get typicalSide(): number {
    return Math.sqrt(this.total / Math.max(1, this.count));
  }

  /** glTF is Y-up by its specification. Otherwise the axis with more ground; if neither, Z for STL (CAD, printing), Y for the rest. */
  guessUp(format: MeshFormat): UpGuess {
    if (format === 'glb' || format === 'gltf') return { upAxisGuess: 'y', upAxisReason: 'up-gltf' };
    const least = this.total * NOTABLE;
    if (this.alongY > Math.max(least, this.alongZ * CLEARLY_LARGER))
      return { upAxisGuess: 'y', upAxisReason: 'up-flat-y' };
    if (this.alongZ > Math.max(least, this.alongY * CLEARLY_LARGER))
      return { upAxisGuess: 'z', upAxisReason: 'up-flat-z' };
    if (format === 'stl') return { upAxisGuess: 'z', upAxisReason: 'up-stl-habit' };
    return { upAxisGuess: 'y', upAxisReason: 'up-undecided' };
  }
}
