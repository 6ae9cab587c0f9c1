import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../paths.mjs';
import { importFromPage, shapeText } from './bundle.mjs';

/** Real levels, and scans to climb about on: files that do not ship. Scaled by a factor, or until the longest side is so many metres. */
const folder = fromRoot('../shared/meshes');
const levels = [
  { file: 'good/nav-test.glb', factor: 1 },
  { file: 'good/platform-large.glb', factor: 6 },
  { file: 'quirky/no_indices_3storybuilding.glb', metres: 30 },
  { file: 'good/stanford-bunny.obj', metres: 60 },
  { file: 'good/spot.obj', metres: 40 },
  { file: 'good/cow.ply', metres: 40 },
];

/** Writes those of the levels that are there, as text for the certification program; an empty file if none is. */
export async function writeLevels(file) {
  const found = levels.filter((level) => existsSync(`${folder}/${level.file}`));
  mkdirSync(fromRoot('build/certify'), { recursive: true });
  const texts = [];
  if (found.length > 0) {
    const { importMesh } = await importFromPage('mesh/import/index.ts', 'import');
    for (const level of found) texts.push(await textOf(level, importMesh));
  }
  writeFileSync(file, texts.join('\n'));
  return `${found.length} of ${levels.length} levels`;
}

async function textOf({ file, factor, metres }, importMesh) {
  const name = basename(file);
  const mesh = await importMesh({ name, bytes: new Uint8Array(readFileSync(`${folder}/${file}`)) });
  const scale = factor ?? metres / longestSide(mesh.positions);
  const positions = mesh.positions.map((x) => x * scale);
  if (mesh.upAxisGuess === 'z') turnUp(positions);
  // The body that walks in every level; where it starts and how fast it is, the program knows.
  return shapeText([name, 0.4, 0.9, 0.4, 0, 0, 0, 0, 0, 0, 0], { positions, indices: mesh.indices });
}

function longestSide(positions) {
  const sides = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at = axis; at < positions.length; at += 3) {
      low = Math.min(low, positions[at]);
      high = Math.max(high, positions[at]);
    }
    return high - low;
  });
  return Math.max(...sides);
}

/** Z up becomes y up. */
function turnUp(positions) {
  for (let at = 0; at < positions.length; at += 3) {
    [positions[at + 1], positions[at + 2]] = [positions[at + 2], -positions[at + 1]];
  }
}
