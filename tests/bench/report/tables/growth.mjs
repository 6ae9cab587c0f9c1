import { figure } from '../format.mjs';
import { hasFigures, missing, of } from './table.mjs';

/** The largest terrain against the smallest: the same hills, only finer. */
export function growth({ peers, worlds }) {
  const terrains = worlds.filter(({ name }) => name.startsWith('terrain')).sort((a, b) => a.triangles - b.triangles);
  const [small, large] = [terrains[0], terrains[terrains.length - 1]];
  const cell = (name, what) => {
    const [from, to] = [small, large].map((world) => of(world, name)?.[what]?.median);
    return from && to ? `${figure(to / from)} ×` : missing;
  };
  const rows =
    terrains.length < 2
      ? []
      : peers
          .map(({ name, title }) => [title, ...['sweep', 'miss', 'frame', 'build'].map((what) => cell(name, what))])
          .filter(hasFigures);
  return {
    title: `Growth from ${small?.title} to ${large?.title}`,
    note: small && `The same hills with ${figure(large.triangles / small.triangles)} times the triangles.`,
    head: ['', 'sweep', 'sweep that meets nothing', 'character frame', 'build'],
    rows,
  };
}
