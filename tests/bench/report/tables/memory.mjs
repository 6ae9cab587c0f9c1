import { bytes, figure } from '../format.mjs';
import { missing } from './table.mjs';

export function memory({ peers, memory: measured = {} }) {
  const rows = peers
    .filter(({ name }) => measured[name])
    .map(({ name, title }) => {
      const { bytesPerTriangle, leftBytes, rounds, failure } = measured[name];
      if (failure) return [title, 'failed', missing, missing];
      return [
        title,
        bytesPerTriangle ? figure(bytesPerTriangle) : missing,
        String(rounds),
        bytes(Math.max(leftBytes, 0)),
      ];
    });
  return {
    title: 'Memory',
    note:
      'Bytes a triangle of a terrain of 200,000, as the library says or as its memory grows with copies. ' +
      'Then worlds of 2,000 triangles are made and disposed of, up to 1,000 times or 10 s: growth after the first hundred.',
    head: ['', 'bytes a triangle', 'worlds made', 'growth'],
    rows,
  };
}
