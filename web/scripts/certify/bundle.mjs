import { pathToFileURL } from 'node:url';
import { fromRoot } from '../paths.mjs';

/** A module of the page, bundled for node. */
export async function importFromPage(source, name) {
  // Not installed before the first step of a command, hence not imported at the top.
  const { rolldown } = await import('rolldown');
  const folder = `build/certify/${name}`;
  const bundle = await rolldown({ input: fromRoot('web', source), platform: 'node', cwd: fromRoot() });
  await bundle.write({ dir: fromRoot(folder), format: 'esm', entryFileNames: 'index.mjs', minify: false });
  await bundle.close();
  return import(pathToFileURL(fromRoot(folder, 'index.mjs')).href);
}

/** As tests/certify/shapes.cpp reads it. Numbers are written so that they are read back to the last bit. */
export function shapeText(head, { positions, indices }) {
  return [head.join(' '), positions.length / 3, positions.join(' '), indices.length / 3, indices.join(' ')].join('\n');
}
