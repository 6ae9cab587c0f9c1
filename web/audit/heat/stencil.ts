/** How much an event counts at the samples about it, reckoned once: events are taken to the nearest half of a cell. */
import { type HeatReach, shareAt } from '../report/picture/heat';

/** Events lie on a grid of so many places for each sample, each way. */
export const finer = 2;

export interface Stencil {
  /** samples from the event's own cell, each way */
  readonly reach: readonly [number, number, number];
  /** shares for an event on a sample, and half a cell after it, each way: 8 tables */
  readonly tables: readonly Float32Array[];
}

export function stencilOf(far: HeatReach, cell: number): Stencil {
  const wide = Math.ceil(far.reach / cell) + 1;
  const tall = Math.ceil((far.reach + far.core) / cell) + 1;
  const reach = [wide, tall, wide] as const;
  const tables = Array.from({ length: finer ** 3 }, (_, phase) => {
    const [px, py, pz] = [phase & 1, (phase >> 1) & 1, phase >> 2].map((part) => part / finer) as [
      number,
      number,
      number,
    ];
    const table = new Float32Array((2 * wide + 1) ** 2 * (2 * tall + 1));
    let at = 0;
    for (let k = -wide; k <= wide; k++)
      for (let j = -tall; j <= tall; j++)
        for (let i = -wide; i <= wide; i++)
          table[at++] = shareAt(far, (i - px) * cell, (j - py) * cell, (k - pz) * cell);
    return table;
  });
  return { reach, tables };
}
