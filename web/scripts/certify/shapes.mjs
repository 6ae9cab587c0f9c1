import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../paths.mjs';

const bundleFolder = 'build/certify/presets';

/**
 * The meshes of all presets, with the body that walks in them, as a text file for the certification program. Numbers are written so
 * that they are read back to the last bit.
 */
export async function writeShapes(file) {
  // Not installed before the first step of a command, hence not imported at the top.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: fromRoot('web/src/presets/index.ts'), platform: 'node', cwd: fromRoot() });
  await bundle.write({ dir: fromRoot(bundleFolder), format: 'esm', entryFileNames: 'index.mjs', minify: false });
  await bundle.close();
  const { presets } = await import(pathToFileURL(fromRoot(bundleFolder, 'index.mjs')).href);

  mkdirSync(fromRoot('build/certify'), { recursive: true });
  const texts = [];
  for (const preset of presets) texts.push(shapeText(preset.id, await preset.load()));
  writeFileSync(file, texts.join('\n'));
  return `${presets.length} meshes`;
}

function shapeText(id, { mesh, experiment }) {
  const { radii, start, inputs, stepHeight, snapDistance } = experiment;
  const gravity = Math.max(...inputs.map((input) => Math.hypot(...input.gravity)));
  // A body that only falls in its preset walks here by a tenth of its size.
  const asked = Math.max(...inputs.map((input) => Math.hypot(...input.displacement)));
  const speed = asked > 0 ? asked : Math.max(gravity, 0.1 * Math.min(...radii));
  const head = [id, ...radii, ...start, speed, gravity, stepHeight, snapDistance].join(' ');
  const { positions, indices } = mesh;
  return [head, positions.length / 3, positions.join(' '), indices.length / 3, indices.join(' ')].join('\n');
}
