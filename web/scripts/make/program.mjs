import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** The path of a program in an npm package of this project, to run with node. */
export function packageProgram(name, program = name) {
  const folder = fromRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${folder}/${typeof bin === 'string' ? bin : bin[program]}`;
}
