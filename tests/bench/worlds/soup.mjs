import { randomFrom } from '../random.mjs';

const triangles = 100_000;
const half = 40;

/** Triangles without order or neighbours: the worst case of a broad phase, and no inside. */
export function soup() {
  const random = randomFrom(11);
  const positions = new Float32Array(triangles * 9);
  const inside = (margin) => random.between(margin - half, half - margin);
  for (let at = 0; at < positions.length; at += 9) {
    const centre = [inside(1), inside(1), inside(1)];
    for (let corner = 0; corner < 3; corner++) {
      const [x, y, z] = random.direction();
      const size = random.between(0.3, 0.9);
      positions.set([centre[0] + x * size, centre[1] + y * size, centre[2] + z * size], at + corner * 3);
    }
  }
  return {
    name: 'soup-100k',
    title: 'soup 100k',
    about: `Random triangles of 0.3–1.5 m in a cube of ${2 * half} m, no two of them neighbours.`,
    positions,
    indices: Uint32Array.from({ length: triangles * 3 }, (_, index) => index),
    start: (random) => [1, 2, 3].map(() => random.between(3 - half, half - 3)),
    aim: (random) => random.direction(),
    spawn: (random) => [random.between(-30, 30), random.between(10, 35), random.between(-30, 30)],
    roam: 35,
  };
}
