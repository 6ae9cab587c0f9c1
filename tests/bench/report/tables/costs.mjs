import { figure } from '../format.mjs';
import { missing } from './table.mjs';

/** How cost grows: a table for each axis. @returns {import('./table.mjs').Table[]} */
export function costs({ growth }) {
  if (!growth) return [];
  const mesh = `terrain of ${growth.triangles.toLocaleString('en')} triangles`;
  return growth.axes.map(({ id, title, unit, along, values, rows }) => ({
    title: `${title}, ${unit}`,
    note: `${notes[id](growth.plan, mesh)} Medians of up to ${growth.plan.repetitions.repetitions} interleaved repetitions, in brackets the quickest. Made ${growth.date}.`,
    head: [along, ...values.map((value) => value.toLocaleString('en'))],
    rows: rows.map(({ title: name, times }) => [name, ...times.map(cell)]),
  }));
}

const cell = (time) => (time ? `${figure(time.median)} (${figure(time.low)})` : missing);

const notes = {
  triangles: () =>
    'The same hills, finer and finer; a ball of 0.5 m, 2.5 m far, from clear places. Only ours is asked for more than a million.',
  build: () => 'The same meshes, from positions and indices to a world that can be asked.',
  batch: (_, mesh) => `One list of sweeps, asked in calls of different sizes; ${mesh}. The others have no batches.`,
  length: (_, mesh) => `A ball of 0.5 m; ${mesh}, 100 m wide: the longest sweeps leave it where they meet nothing.`,
  radius: (_, mesh) => `2.5 m far, from places clear of the mesh; ${mesh}.`,
  overlap: (_, mesh) =>
    `The centre begins at the height of the ground. Ours gives the deepest of all overlaps; what the others give there differs, so this is no comparison of equals; ${mesh}.`,
};
