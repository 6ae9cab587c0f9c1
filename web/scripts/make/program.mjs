import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** The path of a program that an npm package of this project brings, to be run with node. */
export function packageProgram(name, program = name) {
  const folder = fromRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${folder}/${typeof bin === 'string' ? bin : bin[program]}`;
}
