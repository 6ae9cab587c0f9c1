import { figure } from '../format.mjs';
import { of } from './table.mjs';

export function agreement({ peers, worlds }) {
  const rows = peers
    .map(({ name, title }) => {
      const all = worlds.map((world) => of(world, name)?.agreement).filter(Boolean);
      if (all.length === 0) return undefined;
      const sum = (what) => all.reduce((total, entry) => total + entry[what], 0);
      const most = (what) => Math.max(...all.map((entry) => entry[what]));
      return [title, sum('hits'), sum('missed'), sum('false'), figure(most('medianMm')), figure(most('worstMm'))].map(
        String,
      );
    })
    .filter(Boolean);
  return {
    title: 'Hit times against exact ones',
    note:
      'The reference finds the first touch in double precision by Newton’s method on the distance, triangle by triangle. ' +
      'Errors are along the sweep, in millimetres: the largest median of a world, and the worst of all.',
    head: ['', 'true hits', 'not found', 'false hits', 'median, mm', 'worst, mm'],
    rows,
  };
}
