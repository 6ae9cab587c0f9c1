/** What a body was asked in each frame: it walks again alone, which gives the same bits. Nothing of a walk has to be kept. */
import { Crowd, type World } from './crowd';
import type { AuditSettings } from './types';

/** @returns 12 numbers for each frame up to and with `frame`, as `moveMany` takes them; fewer where the walk ended before */
export function replay(world: World, settings: AuditSettings, body: number, frame: number): Float64Array {
  const crowd = new Crowd(world, settings, body, body + 1);
  const rows: Float64Array[] = [];
  try {
    for (let at = 0; at <= frame && crowd.walking.length > 0; at++) {
      crowd.step();
      rows.push(crowd.requests.slice(0, 12));
      crowd.settle();
    }
  } finally {
    crowd.dispose();
  }
  const all = new Float64Array(rows.length * 12);
  rows.forEach((row, k) => all.set(row, k * 12));
  return all;
}
