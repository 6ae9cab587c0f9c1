import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';
import { importFromPage, shapeText } from './bundle.mjs';

/** The meshes of all presets, with the body that walks in them, as a text file for the certification program. */
export async function writeShapes(file) {
  const { presets } = await importFromPage('page/presets/index.ts', 'presets');
  mkdirSync(fromRoot('build/certify'), { recursive: true });
  const texts = [];
  for (const preset of presets) texts.push(textOf(preset.id, await preset.load()));
  writeFileSync(file, texts.join('\n'));
  return `${presets.length} meshes`;
}

function textOf(id, { mesh, experiment }) {
  const { radii, start, inputs, stepHeight, snapDistance } = experiment;
  const gravity = Math.max(...inputs.map((input) => Math.hypot(...input.gravity)));
  // A body that only falls in its preset walks here by a tenth of its size.
  const asked = Math.max(...inputs.map((input) => Math.hypot(...input.displacement)));
  const speed = asked > 0 ? asked : Math.max(gravity, 0.1 * Math.min(...radii));
  return shapeText([id, ...radii, ...start, speed, gravity, stepHeight, snapDistance], mesh);
}
