// Where bodies fall, told from first principles: a floor of squares, of which some are missing. Whoever passes it does so in a missing square, and that
// is part of a hole, of a gap that leads out, or of nothing that a body could pass. The audit must say the same of every body that is gone.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { random } from '../../../../meshes/shapes/random';
import { fromTriangles, join, type Point, quad, type Shape } from '../../../../meshes/shapes/shape';
import { runAudit } from '../../../../web/audit/run/audit';
import type { World } from '../../../../web/audit/run/crowd';
import { moveOptions } from '../../../../web/audit/run/options';
import { replay } from '../../../../web/audit/run/replay';
import type { AuditSettings } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const seed = Number(process.env.SWEEPSCOPE_SEED ?? 71);
const side = 1.2;
const across = 16;

/** One letter a square: `#` floor, `.` nothing. */
type Plan = readonly string[];

/** Squares are left out one by one; what grows into an abyss with none of its own at the border is filled again. */
function planOf(next: () => number, gap: boolean): string[] {
  const rows = Array.from({ length: across }, () => Array.from({ length: across }, () => (next() < 0.12 ? '.' : '#')));
  if (gap) for (const row of rows) row[7] = '.';
  const plan = rows.map((row) => row.join(''));
  return plan.map((row, j) =>
    [...row]
      .map((_, i) => (partOf(plan, i, j).size > 3 && kindOf(plan, i, j) === 'hole' ? '#' : plan[j]![i]!))
      .join(''),
  );
}

/** The missing squares that hang together with one, and how far they go, in squares. */
function partOf(plan: Plan, i: number, j: number): { readonly open: boolean; readonly size: number } {
  const seen = new Set<string>();
  const at = (x: number, z: number) => plan[z]?.[x];
  let [open, low, high] = [false, [i, j], [i, j]];
  const queue = [[i, j]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [x, z] = next as [number, number];
    const square = at(x, z);
    open ||= square === undefined;
    if (square !== '.' || seen.has(`${x} ${z}`)) continue;
    seen.add(`${x} ${z}`);
    low = [Math.min(low[0]!, x), Math.min(low[1]!, z)];
    high = [Math.max(high[0]!, x), Math.max(high[1]!, z)];
    queue.push([x + 1, z], [x - 1, z], [x, z + 1], [x, z - 1]);
  }
  return { open, size: 1 + Math.max(high[0]! - low[0]!, high[1]! - low[1]!) };
}

function kindOf(plan: Plan, i: number, j: number): 'floor' | 'hole' | 'out' {
  const square = plan[j]?.[i];
  if (square === undefined) return 'out';
  if (square === '#') return 'floor';
  return partOf(plan, i, j).open ? 'out' : 'hole';
}

const squares = (plan: Plan) => plan.flatMap((row, j) => [...row].flatMap((square, i) => (square === '#' ? [[i, j] as const] : []))); // prettier-ignore
const sheet = (plan: Plan): Shape =>
  fromTriangles(
    squares(plan).flatMap(([i, j]) => {
      const [x0, z0, x1, z1] = [i * side, j * side, (i + 1) * side, (j + 1) * side];
      return quad([x0, 0, z0], [x0, 0, z1], [x1, 0, z1], [x1, 0, z0]);
    }),
  );
const slabs = (plan: Plan): Shape =>
  join(...squares(plan).map(([i, j]) => box([i * side, -0.6, j * side], [(i + 1) * side, 0, (j + 1) * side])));

/** Where the centre of a body passes the height of the floor: its walk again, and on from there as it was going. */
function passedAt(place: World, settings: AuditSettings, body: number): [number, number] {
  const requests = replay(place, settings, body, settings.frames);
  const options = moveOptions(settings);
  const places = Array.from({ length: requests.length / 12 }, (_, row) => requests.slice(12 * row, 12 * row + 3));
  const request = requests.slice(-12);
  while (places.at(-1)![1]! >= 0) {
    request.set(place.mesh.moveMany(request, options).position);
    request[7]! -= settings.gravity / settings.framesPerSecond ** 2;
    places.push(request.slice(0, 3));
  }
  const below = places.findIndex(([, y]) => y! < 0);
  const [[x0, y0, z0], [x1, y1, z1]] = [places[below - 1]!, places[below]!] as unknown as readonly [Point, Point];
  const share = y0 / (y0 - y1);
  return [x0 + share * (x1 - x0), z0 + share * (z1 - z0)];
}

async function compare(shape: Shape, plan: Plan, changes: Partial<AuditSettings>): Promise<Record<string, number>> {
  const settings = settingsFor({ bodies: 250, frames: 400, ...changes });
  const place = await world(shape, settings);
  const { events } = runAudit(place, settings);
  const said = new Map([...events].map((event) => [event.body, event]));
  const counts = { fallsThrough: 0, leavesLevel: 0 };
  for (const event of said.values()) {
    if (event.kind !== 'fallsThrough' && event.kind !== 'leavesLevel') continue;
    const [x, z] = passedAt(place, settings, event.body);
    const kind = kindOf(plan, Math.floor(x / side), Math.floor(z / side));
    const should = kind === 'hole' ? 'fallsThrough' : 'leavesLevel';
    const where = `seed ${settings.seed}, body ${event.body}, frame ${event.frame}, at ${x} ${z}: ${kind}`;
    expect(event.kind, where).toBe(should);
    counts[event.kind]++;
  }
  // Who is not gone is on the floor, or over it.
  for (let body = 0; body < settings.bodies; body++) {
    if (said.has(body)) continue;
    const last = replay(place, settings, body, settings.frames).slice(-12);
    expect(last[1], `seed ${settings.seed}, body ${body}`).toBeGreaterThan(-1);
  }
  return counts;
}

describe('a floor with missing squares', () => {
  const kinds: readonly (readonly [string, (plan: Plan) => Shape, boolean, Partial<AuditSettings>])[] = [
    ['a sheet', sheet, false, {}],
    ['a sheet in two parts', sheet, true, {}],
    ['slabs', slabs, false, {}],
    ['slabs in two parts', slabs, true, {}],
    ['a sheet in two parts, with jumps', sheet, true, { jumpSpeed: 5 }],
    ['a sheet, slowly', sheet, true, { speed: 1.5, frames: 900 }],
    ['a sheet, fast', sheet, false, { speed: 9 }],
  ];
  it.each(kinds)('is left where it ends and passed where it has holes: %s', async (_, shapeOf, gap, changes) => {
    const next = random(seed);
    const sums = { fallsThrough: 0, leavesLevel: 0 };
    for (let level = 0; level < 3; level++) {
      const plan = planOf(next, gap);
      const found = await compare(shapeOf(plan), plan, { seed: seed + level, ...changes });
      sums.fallsThrough += found.fallsThrough!;
      sums.leavesLevel += found.leavesLevel!;
    }
    console.log(`seed ${seed}:`, sums);
    expect(sums.fallsThrough).toBeGreaterThan(60);
    expect(sums.leavesLevel).toBeGreaterThan(20);
  });
});
