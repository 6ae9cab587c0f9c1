import { figure } from '../format.mjs';
import { hasFigures, missing, of } from './table.mjs';

export function conduct({ peers, worlds, plan }) {
  const cell = (entry) => {
    if (!entry) return missing;
    const passed = entry.passed === undefined ? '' : `, ${entry.passed} through`;
    return `${entry.deep} deep${passed}, ${figure(entry.worstMm)} mm`;
  };
  const rows = peers
    .map(({ name, title }) => [title, ...worlds.map((world) => cell(of(world, name)?.conduct))])
    .filter(hasFigures);
  return {
    title: 'Where the characters were',
    note:
      `${plan.characters} characters, ${plan.frames} frames each, judged in double precision: frames deeper than 1 cm in the mesh, ` +
      'characters that went through it (below the terrain; out of the hall or into what stands in it), the greatest depth.',
    head: ['', ...worlds.map((world) => world.title)],
    rows,
  };
}
