import { random } from './random';
import type { Shape } from './shape';

export interface TerrainSize {
  /** cells along each side; 2 n² triangles */
  readonly cells: number;
  /** metres along each side, centred on the origin */
  readonly extent: number;
  /** height of the largest hills above and below 0 */
  readonly relief: number;
  readonly seed: number;
}

/** How many rows are made at once before others get a turn. */
const rowsAtOnce = 32;

/** Hills by value noise of five octaves over a square grid, seen from above. */
export function terrain(size: TerrainSize): Shape {
  const work = makeTerrain(size);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same terrain bit for bit, made in portions with a pause between them, so that a page stays responsive. */
export async function terrainInPortions(size: TerrainSize, pause: () => Promise<void>): Promise<Shape> {
  const work = makeTerrain(size);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

function* makeTerrain({ cells, extent, relief, seed }: TerrainSize): Generator<void, Shape> {
  const side = cells + 1;
  const height = noise(seed);
  const positions = new Float64Array(side * side * 3);
  for (let j = 0, at = 0; j < side; j++) {
    if (j % rowsAtOnce === 0) yield;
    for (let i = 0; i < side; i++) {
      positions[at++] = (i / cells - 0.5) * extent;
      positions[at++] = relief * height((i / cells) * 8, (j / cells) * 8);
      positions[at++] = (j / cells - 0.5) * extent;
    }
  }
  const indices = new Uint32Array(cells * cells * 6);
  for (let j = 0, at = 0; j < cells; j++) {
    if (j % rowsAtOnce === 0) yield;
    for (let i = 0; i < cells; i++) {
      const [a, b] = [j * side + i, (j + 1) * side + i];
      indices.set([a, b, b + 1, a, b + 1, a + 1], at);
      at += 6;
    }
  }
  return { positions, indices };
}

const octaves = 5;
const latticeSize = 256;

/** Smooth height in −1…1 over the plane, one lattice of random values read at five scales. */
function noise(seed: number): (x: number, z: number) => number {
  const next = random(seed);
  const lattice = Float64Array.from({ length: latticeSize * latticeSize }, () => next() * 2 - 1);
  const value = (i: number, j: number) => lattice[(j & (latticeSize - 1)) * latticeSize + (i & (latticeSize - 1))]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  const smooth = (x: number, z: number) => {
    const [i, j] = [Math.floor(x), Math.floor(z)];
    const [u, w] = [ease(x - i), ease(z - j)];
    const near = value(i, j) + (value(i + 1, j) - value(i, j)) * u;
    const far = value(i, j + 1) + (value(i + 1, j + 1) - value(i, j + 1)) * u;
    return near + (far - near) * w;
  };
  return (x, z) => {
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2, weight /= 2) {
      sum += weight * smooth(x * scale + octave * 37, z * scale + octave * 91);
    }
    return sum;
  };
}
