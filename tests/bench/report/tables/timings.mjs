import { range } from '../format.mjs';
import { hasFigures, missing, of } from './table.mjs';

/** One kind of time for every peer in every world. @returns {import('./table.mjs').Table} */
export function timings({ peers, worlds }, what, title, note) {
  const rows = peers
    .map(({ name, title: peer }) => [peer, ...worlds.map((world) => range(of(world, name)?.[what]) ?? missing)])
    .filter(hasFigures);
  return { title, note, head: ['', ...worlds.map((world) => world.title)], rows };
}
