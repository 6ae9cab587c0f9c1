// A frame of an audit in the workbench: the same walk to the last bit, at the step that shows the event, with a way back.
import { afterEach, describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { room } from '../../../../meshes/shapes/room';
import { join } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { wall } from '../../../../meshes/shapes/wall';
import { Crowd } from '../../../../web/audit/run/crowd';
import { runAudit } from '../../../../web/audit/run/audit';
import { replay } from '../../../../web/audit/run/replay';
import type { AuditEvent, AuditSettings } from '../../../../web/audit/run/types';
import { addressOf, experimentOf, framesAround } from '../../../../web/page/audit/walkAgain/frames';
import { passOf } from '../../../../web/page/audit/walkAgain/pass';
import { openWalk } from '../../../../web/page/audit/walkAgain/open';
import type { walkElsewhere } from '../../../../web/page/audit/walkAgain/elsewhere';
import { methods } from '../../../../web/page/model/methods';
import type { SceneMesh } from '../../../../web/page/model';
import { Session } from '../../../../web/page/core/session/session';
import { boundsOf } from '../../../../web/mesh/placement';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { settingsFor, world } from './scene';

const shape = join(room([-6, 0, -6], [6, 4, 6]), box([1, -0.5, 1], [3, 0.15, 3]));
const level: SceneMesh = {
  name: 'level',
  positions: Float64Array.from(shape.positions),
  indices: shape.indices,
  parts: 1,
  bounds: boundsOf(Float64Array.from(shape.positions)),
  source: 'file',
};

/** Where the body is after each frame of its walk, as the audit has it. */
async function walked(settings: AuditSettings, body: number, frames: number): Promise<number[][]> {
  const crowd = new Crowd(await world(shape, settings), settings, body, body + 1);
  const ends: number[][] = [];
  for (let frame = 0; frame < frames; frame++) {
    crowd.step();
    crowd.settle();
    ends.push([...crowd.centres]);
  }
  crowd.dispose();
  return ends;
}

const again: typeof walkElsewhere = async ({ settings, event, frames }) => ({
  requests: Float64Array.from(
    replay(await world(shape, settings), settings, event.body, frames.to - 1).subarray(12 * frames.from),
  ),
  pass: undefined,
});

const hop = (frame: number): AuditEvent => ({ kind: 'hops', body: 3, frame, place: [0, 1, 0], size: 0.1 });

afterEach(() => void (store.failure.value = store.notice.value = null));

describe('a walk in the workbench', () => {
  it.each(methods.map(({ id }) => id))('is the same to the last bit: %s', async (method) => {
    for (const changes of [
      {},
      { stepHeight: 0, snapDistance: 0, jumpSpeed: 3, sides: 'front' as const, slopeLimit: 0.7 },
    ]) {
      const settings = settingsFor({ method, ...changes });
      const frames = framesAround(240);
      const asked = { level, settings, event: hop(240), frames };
      const { requests } = (await again(asked, '', new AbortController().signal))!;
      const { client } = localSolver();
      const { id } = await client.addMesh(level);
      const run = (await client.run(id, experimentOf(requests, settings)))!;
      const ends = await walked(settings, 3, frames.to);
      expect(run.length).toBe(frames.to);
      expect(run.map(({ end }) => [...end])).toEqual(ends);
      expect(new Set(ends.map(String)).size).toBeGreaterThan(100);
    }
  });

  it('is the same from any frame on', async () => {
    const settings = settingsFor();
    const frames = { from: 50, to: 120 };
    const asked = { level, settings, event: hop(90), frames };
    const { requests } = (await again(asked, '', new AbortController().signal))!;
    const { client } = localSolver();
    const run = (await client.run((await client.addMesh(level)).id, experimentOf(requests, settings)))!;
    expect(run.map(({ end }) => [...end])).toEqual((await walked(settings, 3, 120)).slice(50));
  });

  it('has the whole of it and a second more, or the last part that a run may have', () => {
    expect(framesAround(341)).toEqual({ from: 0, to: 402 });
    expect(framesAround(341, 100)).toEqual({ from: 302, to: 402 });
    expect(addressOf(hop(341))).toBe('f341.p0.s0');
    expect(addressOf({ kind: 'fallsThrough', frame: 341 })).toBe('f341.p1.s0');
    expect(addressOf({ kind: 'fallsThrough', frame: 341 }, 0)).toBe('f341.p0.s0');
    expect(addressOf(hop(341), undefined, 100)).toBe('f39.p0.s0');
  });
});

describe('a fall through', () => {
  /** A frame of a body on the floor. @param from @param by its motion @param down gravity's */
  const request = (from: readonly number[], by: readonly number[], down: number) =>
    Float64Array.of(...from, ...by, 0, -down, 0, 0.35, 0.9, 0.35);

  it('is shown by the motion that went through a wall, or by gravity that went through the floor', async () => {
    const settings = settingsFor({ method: 'paper', sides: 'front', stepHeight: 0 });
    const place = await world(shape, settings);
    // From behind, the method does not see the walls of the room.
    const outside = request([6.1, 2, 0], [-0.3, 0, 0], 0.01);
    expect(passOf(place, settings, 'fallsThrough', outside)).toBe(0);
    const below = request([0, -0.1, 0], [0.05, 0, 0], -0.3);
    expect(passOf(place, settings, 'fallsThrough', below)).toBe(1);
    expect(passOf(place, settings, 'hops', outside)).toBeUndefined();
  });

  it('of a real run leads to a motion through the mesh', async () => {
    const thin = join(room([-6, 0, -6], [6, 4, 6]), wall({ x: 0, y: [0, 4], z: [-2, 2] }));
    const settings = settingsFor({ method: 'paper', sides: 'front', stepHeight: 0, bodies: 200 });
    const place = await world(thin, settings);
    const falls = [...runAudit(place, settings).events.where(new Set(['fallsThrough']))];
    expect(falls.length).toBeGreaterThan(0);
    for (const event of falls.slice(0, 10)) {
      const frame = replay(place, settings, event.body, event.frame).slice(-12);
      expect(passOf(place, settings, event.kind, frame)).toBe(0);
    }
  });
});

describe('opening an event', () => {
  it('shows its step, whether its mesh is open or another one', async () => {
    const settings = settingsFor();
    const { client } = localSolver();
    const session = new Session(client);
    const entries: string[] = [];
    session.history = { before: (how) => entries.push(how), after: () => {} };
    const state = { mesh: level, report: (await client.addMesh(level)).report };
    await openWalk(session, { level: state, settings, event: hop(90) }, again);
    expect(store.failure.value).toBeNull();
    expect(store.cursor.value).toBe('f90.p0.s0');
    expect(store.meshState.value!.mesh).toBe(level);
    expect(store.run.value!.frames.length).toBe(151);
    const before = session.loaded;
    await openWalk(session, { level: state, settings, event: hop(30) }, again);
    expect(session.loaded).toBe(before);
    expect(store.cursor.value).toMatch(/^f30\.p0/);
    expect(entries).toEqual(['push', 'push']);
  });

  it('says so where the body cannot walk again, and keeps what is there', async () => {
    const { client } = localSolver();
    const session = new Session(client);
    const report = (await client.addMesh(level)).report;
    const cursor = store.cursor.value;
    const failing = () => Promise.reject(new Error('no memory'));
    await openWalk(session, { level: { mesh: level, report }, settings: settingsFor(), event: hop(9) }, failing);
    expect(store.failure.value!.title).toEqual({ key: 'auditView.open.title' });
    expect(store.cursor.value).toBe(cursor);
  });

  it('opens the worst of a real run at a step that exists', async () => {
    const steps = stairs();
    const settings = settingsFor({ method: 'paper', sides: 'front', stepHeight: 0, bodies: 40, frames: 200 });
    const place = await world(steps, settings);
    const spot = runAudit(place, settings)
      .ranked()
      .find(({ kind }) => kind === 'hops')!;
    const mesh = { ...level, ...steps, positions: Float64Array.from(steps.positions) };
    const { client } = localSolver();
    const report = (await client.addMesh(mesh)).report;
    const walk: typeof walkElsewhere = async ({ event, frames }) => {
      const requests = Float64Array.from(replay(place, settings, event.body, frames.to - 1).subarray(12 * frames.from));
      return { requests, pass: undefined };
    };
    await openWalk(new Session(client), { level: { mesh, report }, settings, event: spot.worst }, walk);
    expect(store.cursor.value).toBe(addressOf(spot.worst));
    const { start, end } = store.run.value!.frames[spot.worst.frame]!;
    expect(end.map(Math.fround)).toEqual([...spot.worst.place]);
    expect(end[1] - start[1]).toBeGreaterThan(0.01);
  });
});
