/** Where bodies begin: on ground that can be stood on, clear of the mesh. */
import type { WalkMesh } from './crowd';
import { type Ground, type Level, pointOn } from './ground';
import type { Streams } from './random';
import type { AuditSettings, StartCounts } from './types';

/** Tries before a body stays out. */
const tries = 40;
/** Above rest, as shares of the upright radius: uneven ground is cleared from higher up, a low ceiling from lower. */
const lifts = [0.12, 0.01];

export interface Starts {
  /** 3 each; NaN: none found */
  readonly centres: Float64Array;
  readonly counts: StartCounts;
}

export function findStarts(
  mesh: WalkMesh,
  level: Level,
  ground: Ground,
  { radii, sides }: AuditSettings,
  streams: Streams,
  bodies: number,
): Starts {
  const centres = new Float64Array(bodies * 3).fill(NaN);
  let waiting = ground.triangles.length > 0 ? Array.from({ length: bodies }, (_, body) => body) : [];
  let cramped = 0;
  for (let round = 0; round < tries && waiting.length > 0; round++) {
    let open = waiting.map((body) => ({ body, at: pointOn(level, ground, radii, () => streams.next(body)) }));
    for (const lift of lifts) {
      const queries = new Float64Array(open.length * 9);
      open.forEach(({ at: [x, y, z] }, k) => queries.set([x, y + lift * radii[1], z, 0, 0, 0, ...radii], k * 9));
      const { depth } = mesh.sweepMany(queries, { sides });
      open = open.filter(({ body }, k) => {
        if (depth[k] > 0) return true;
        centres.set(queries.subarray(k * 9, k * 9 + 3), body * 3);
        return false;
      });
    }
    cramped += open.length;
    waiting = open.map(({ body }) => body);
  }
  const without = ground.triangles.length > 0 ? waiting.length : bodies;
  return { centres, counts: { walked: bodies - without, cramped, without } };
}
