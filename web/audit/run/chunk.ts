/** One run of bodies from their start to their last frame: what workers do. */
import { Crowd, type World } from './crowd';
import { Judge, readResult } from './judge';
import { canTell, Passages } from './pockets';
import type { AuditSettings, ChunkResult } from './types';

/** Told after every frame; false ends the chunk there, with nothing to show. */
export type Heard = (frame: number, moves: number) => boolean | void;

/** @returns undefined where `heard` ended it */
export function runChunk(
  world: World,
  settings: AuditSettings,
  from: number,
  to: number,
  heard?: Heard,
): ChunkResult | undefined {
  const crowd = new Crowd(world, settings, from, to);
  const judge = new Judge(world, settings, from, crowd.centres);
  const { bounds } = world.mesh.report;
  const passages = canTell(bounds, settings.radii, world.ground.areas.at(-1) ?? 0)
    ? new Passages(bounds, settings.radii, crowd.bodies, climbOf(settings))
    : null;
  const startCells = passages && startCellsOf(crowd, passages);
  let moves = 0;
  try {
    for (let frame = 0; frame < settings.frames; frame++) {
      crowd.step();
      moves += crowd.walking.length;
      judgeFrame(crowd, judge, passages, frame);
      if (heard?.(frame, moves) === false) return undefined;
    }
    const events = judge.events.columns();
    const { counts: starts } = crowd.starts;
    const ways = passages && { passages: passages.pairs(), entries: passages.entries(), startCells: startCells! };
    return { from, to, events, starts, moves, ways };
  } finally {
    judge.dispose();
    crowd.dispose();
  }
}

function judgeFrame(crowd: Crowd, judge: Judge, passages: Passages | null, frame: number): void {
  const { walking, requests, results } = crowd;
  const { position } = results;
  for (let row = 0; row < walking.length; row++) judge.passing.set(row, requests, row * 12, position, row * 3);
  judge.passing.ask(walking.length);
  const gone = new Set<number>();
  const { seen } = judge;
  for (let row = 0; row < walking.length; row++) {
    crowd.describe(seen, row);
    seen.frame = frame;
    readResult(seen, row, results, crowd.settings.slopeLimit);
    if (seen.grounded) passages?.stands(seen.body, seen.x1, seen.y1, seen.z1);
    if (!judge.look(row)) continue;
    gone.add(seen.body);
    if (judge.left) passages?.leaves(seen.body);
  }
  crowd.settle();
  crowd.end(gone);
}

const startCellsOf = ({ bodies, centres }: Crowd, passages: Passages): Float64Array =>
  Float64Array.from({ length: bodies }, (_, body) => {
    const [x, y, z] = centres.subarray(body * 3, body * 3 + 3);
    return Number.isNaN(x) ? -1 : passages.cellOf(x, y, z);
  });

/** What a body gets up again: a step, or a jump to its highest point. */
const climbOf = ({ stepHeight, jumpSpeed, gravity }: AuditSettings) =>
  Math.max(stepHeight, gravity > 0 ? (jumpSpeed * jumpSpeed) / (2 * gravity) : 0) + slack;

/** A slope's fall within a frame, in lengths. */
const slack = 0.1;
