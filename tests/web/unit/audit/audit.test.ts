// The whole run: it depends on the seed and the settings, not on how the work is cut; a sound level has no events, a bad one has.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { room } from '../../../../meshes/shapes/room';
import { flipped, fromTriangles, join, moved } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { wall } from '../../../../meshes/shapes/wall';
import { runAudit, spotReach } from '../../../../web/audit/run/audit';
import { runChunk } from '../../../../web/audit/run/chunk';
import { Merged } from '../../../../web/audit/run/merge';
import { replay } from '../../../../web/audit/run/replay';
import { faultOf } from '../../../../web/audit/run/settings';
import { moveOptions } from '../../../../web/audit/run/options';
import { settingsFor, world } from './scene';

/** A closed hall with crates and a stair. */
const hall = join(
  room([-8, 0, -8], [8, 5, 8]),
  box([2, -0.5, 2], [3.5, 1, 3.5]),
  box([-5, -0.5, 1], [-4, 0.2, 4]),
  moved(stairs(), [-3, 0, -4]),
);
const holed = join(
  floorGrid({ x: [-6, -1], z: [-6, 6], cells: [2, 2] }),
  floorGrid({ x: [1, 6], z: [-6, 6], cells: [2, 2] }),
);

const summary = (merged: Merged) => ({
  events: [...merged.events],
  spots: merged.ranked(),
  moves: merged.moves,
  starts: merged.starts,
});

describe('an audit', () => {
  it('of a sound hall says nothing, of the robust method', async () => {
    const settings = settingsFor();
    const merged = runAudit(await world(hall, settings), settings);
    expect([...merged.events]).toEqual([]);
    expect(merged.moves).toBe(60 * 300);
    expect(merged.pocketed()).toEqual([]);
  });

  it('finds the same however the bodies are cut and in whatever order they come', async () => {
    const settings = settingsFor({ method: 'paper', stepHeight: 0, bodies: 50 });
    const place = await world(hall, settings);
    const whole = summary(runAudit(place, settings, 50));
    expect(whole.events.length).toBeGreaterThan(5);
    const merged = new Merged(settings.frames, spotReach(settings));
    for (const [from, to] of [[31, 50], [7, 12], [0, 7], [12, 31]]) merged.add(runChunk(place, settings, from, to)!); // prettier-ignore
    expect(summary(merged)).toEqual(whole);
    // The first twenty are the first twenty of a longer run, and their spots keep their numbers.
    const fewer = runAudit(place, { ...settings, bodies: 20 });
    expect([...fewer.events]).toEqual(whole.events.filter(({ body }) => body < 20));
    for (const { number, place: at } of fewer.ranked()) {
      expect(whole.spots.find((spot) => spot.number === number)?.place).toEqual(at);
    }
    const other = runAudit(place, { ...settings, seed: 2 });
    expect(summary(other).events).not.toEqual(whole.events);
  });

  it('walks a body again to the same bits', async () => {
    const settings = settingsFor({ method: 'paper', stepHeight: 0, bodies: 50 });
    const place = await world(hall, settings);
    const { events } = runAudit(place, settings);
    for (const event of [...events.where(new Set(['hops']))].slice(0, 5)) {
      const requests = replay(place, settings, event.body, event.frame);
      expect(requests.length).toBe(12 * (event.frame + 1));
      const { position } = place.mesh.moveMany(requests.slice(-12), moveOptions(settings));
      expect([...position].map(Math.fround)).toEqual([...event.place]);
    }
  });

  it('finds a hole in the floor, and where the ground ends', async () => {
    const settings = settingsFor();
    const merged = runAudit(await world(holed, settings), settings);
    const left = merged.spots.count('leavesLevel').bodies + merged.spots.count('fallsThrough').bodies;
    expect(left).toBeGreaterThan(30);
    // Every fall is seen where the ground was lost: at an edge.
    for (const {
      place: [x, , z],
    } of merged.events) {
      expect(Math.min(Math.abs(Math.abs(x) - 1), 6 - Math.abs(x), 6 - Math.abs(z))).toBeLessThan(0.5);
    }
  });

  it('says where bodies cannot get to', async () => {
    const settings = settingsFor({ bodies: 150, frames: 400 });
    const cell = room([20, 0, 20], [23, 3, 23]);
    const place = await world(join(hall, cell), settings);
    const merged = runAudit(place, settings);
    const pocketed = merged.pocketed()!;
    expect(pocketed.length).toBeGreaterThan(0);
    for (let body = 0; body < 150; body++) {
      const [x] = replay(place, settings, body, 0);
      expect(pocketed.includes(body)).toBe(x > 15);
    }
  });

  it('takes an island that one can walk off for no pocket', async () => {
    const settings = settingsFor({ bodies: 150, frames: 400 });
    const island = floorGrid({ x: [20, 23], z: [20, 23], cells: [1, 1] });
    const merged = runAudit(await world(join(hall, island), settings), settings);
    expect(merged.spots.count('leavesLevel').bodies).toBeGreaterThan(2);
    expect(merged.pocketed()).toEqual([]);
  });

  it('does not tell pockets where there would be too many cells', async () => {
    const floor = floorGrid({ x: [-50, 50], z: [-50, 50], cells: [1, 1] });
    const small = settingsFor({
      bodies: 5,
      frames: 20,
      radii: [0.05, 0.05, 0.05],
      stepHeight: 0.01,
      snapDistance: 0.01,
    });
    expect(runAudit(await world(floor, small), small).pocketed()).toBeNull();
    const usual = settingsFor({ bodies: 5, frames: 20 });
    expect(runAudit(await world(floor, usual), usual).pocketed()).toEqual([]);
  });

  it('sees falls of bodies that are far from the bottom of the level when they end', async () => {
    const deep = fromTriangles([[[500, -900, 0], [501, -900, 0], [500, -900, 1]]]); // prettier-ignore
    const floor = floorGrid({ x: [-6, 6], z: [-6, 6], cells: [2, 2] });
    const settings = settingsFor();
    const count = async (shape: typeof floor) => {
      const merged = runAudit(await world(shape, settings), settings);
      return merged.spots.count('leavesLevel').bodies + merged.spots.count('fallsThrough').bodies;
    };
    const usual = await count(floor);
    expect(usual).toBeGreaterThan(30);
    expect(await count(join(floor, deep))).toBe(usual);
  });

  it('starts nobody where there is no room or no ground, and says so', async () => {
    const settings = settingsFor({ bodies: 10 });
    const low = runAudit(await world(flipped(box([-5, 0, -5], [5, 1.5, 5])), settings), settings);
    expect(low.starts).toMatchObject({ walked: 0, without: 10 });
    expect(low.moves).toBe(0);
    const steep = runAudit(await world(wall({ x: 0, y: [0, 3], z: [-5, 5] }), settings), settings);
    expect(steep.starts).toEqual({ walked: 0, cramped: 0, without: 10 });
  });

  it('can be ended', async () => {
    const settings = settingsFor();
    const place = await world(hall, settings);
    let frames = 0;
    expect(runChunk(place, settings, 0, 10, () => ++frames < 5)).toBeUndefined();
    expect(frames).toBe(5);
  });
});

describe('settings', () => {
  it('are refused by name', () => {
    expect(faultOf(settingsFor())).toBeUndefined();
    expect(faultOf(settingsFor({ bodies: 0 }))?.name).toBe('bodies');
    expect(faultOf(settingsFor({ bodies: 1.5 }))?.name).toBe('bodies');
    expect(faultOf(settingsFor({ gravity: NaN }))?.name).toBe('gravity');
    expect(faultOf(settingsFor({ radii: [1, -1, 1] }))?.name).toBe('radii');
    expect(faultOf(settingsFor({ thresholds: { 'hops.beyond': -1 } }))?.name).toBe('hops.beyond');
    expect(faultOf(settingsFor({ thresholds: { 'hop.beyond': 1 } }))?.name).toBe('hop.beyond');
  });
});
