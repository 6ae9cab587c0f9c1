import { latticeValue } from '../random.mjs';

const side = 100;
const seed = 7;
/** wavelength and height of each octave, metres */
const octaves = [
  [40, 9],
  [17, 4],
  [7, 1.4],
  [3.1, 0.35],
];

/** A hilly square of 100 m × 100 m: more triangles are smaller triangles. @param {number} triangles about so many */
export function terrain(triangles) {
  const cells = Math.round(Math.sqrt(triangles / 2));
  const heights = heightsOf(cells);
  const below = (x, z) => surface(heights, cells, x, z);
  return {
    name: `terrain-${shortCount(triangles)}`,
    title: `terrain ${shortCount(triangles)}`,
    about: `A hilly square of ${side} m × ${side} m, ${cells} × ${cells} cells of two triangles.`,
    positions: vertices(heights, cells),
    indices: faces(cells),
    start(random) {
      const x = random.between(-45, 45);
      const z = random.between(-45, 45);
      return [x, below(x, z) + random.between(0.55, 1.5), z];
    },
    aim(random) {
      const [x, y, z] = random.direction();
      return [x, random.next() < 0.9 ? -Math.abs(y) : y, z];
    },
    spawn(random) {
      const x = random.between(-30, 30);
      const z = random.between(-30, 30);
      return [x, below(x, z) + random.between(1.2, 2), z];
    },
    roam: 40,
    passed: (x, y, z) => Math.abs(x) < side / 2 && Math.abs(z) < side / 2 && y < below(x, z),
  };
}

const shortCount = (count) => (count >= 1e6 ? `${count / 1e6}M` : `${count / 1000}k`);

function heightsOf(cells) {
  const heights = new Float32Array((cells + 1) ** 2);
  for (let j = 0; j <= cells; j++) {
    for (let i = 0; i <= cells; i++) {
      heights[j * (cells + 1) + i] = heightAt((i / cells - 0.5) * side, (j / cells - 0.5) * side);
    }
  }
  return heights;
}

/** Value noise: arithmetic only, so it is the same on every machine. */
function heightAt(x, z) {
  let height = 0;
  octaves.forEach(([wave, amount], octave) => {
    const u = x / wave + 1000;
    const v = z / wave + 1000;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const a = smooth(u - i);
    const b = smooth(v - j);
    const value = (di, dj) => latticeValue(i + di, j + dj, seed + octave);
    const near = value(0, 0) + (value(1, 0) - value(0, 0)) * a;
    const far = value(0, 1) + (value(1, 1) - value(0, 1)) * a;
    height += amount * (near + (far - near) * b);
  });
  return height;
}

const smooth = (t) => t * t * (3 - 2 * t);

function vertices(heights, cells) {
  const positions = new Float32Array(heights.length * 3);
  for (let j = 0; j <= cells; j++) {
    for (let i = 0; i <= cells; i++) {
      const vertex = j * (cells + 1) + i;
      positions.set([(i / cells - 0.5) * side, heights[vertex], (j / cells - 0.5) * side], vertex * 3);
    }
  }
  return positions;
}

function faces(cells) {
  const indices = new Uint32Array(cells * cells * 6);
  let at = 0;
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const a = j * (cells + 1) + i;
      const c = a + cells + 1;
      for (const vertex of [a, c, c + 1, a, c + 1, a + 1]) indices[at++] = vertex;
    }
  }
  return indices;
}

/** The height of the triangles themselves, not of the noise. */
function surface(heights, cells, x, z) {
  const u = Math.min(Math.max((x / side + 0.5) * cells, 0), cells - 1e-9);
  const v = Math.min(Math.max((z / side + 0.5) * cells, 0), cells - 1e-9);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = u - i;
  const b = v - j;
  const height = (di, dj) => heights[(j + dj) * (cells + 1) + i + di];
  // The diagonal of a cell goes from its first corner to the opposite one.
  return b > a
    ? height(0, 0) + b * (height(0, 1) - height(0, 0)) + a * (height(1, 1) - height(0, 1))
    : height(0, 0) + a * (height(1, 0) - height(0, 0)) + b * (height(1, 1) - height(1, 0));
}
