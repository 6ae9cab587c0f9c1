// Each detector on a scene that must trigger it and on one that must not. Where the body goes is told, so that nothing is left to chance.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { ramp } from '../../../../meshes/shapes/ramp';
import { flipped, join, type Shape } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { wall } from '../../../../meshes/shapes/wall';
import { wedge } from '../../../../meshes/shapes/wedge';
import { detectors } from '../../../../web/audit/detectors';
import type { EventKind, Look, Probe } from '../../../../web/audit/detectors/types';
import { whyOf } from '../../../../web/audit/why/whyHere';
import { judgeScript, type Input } from '../../../../web/audit/run/script';
import type { AuditSettings } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const fall = [0, -9.81 / 3600, 0];
const walking = (frames: number, x: number, z = 0): Input[] =>
  Array.from({ length: frames }, () => ({ displacement: [x, 0, z], gravity: fall }));
const dropping = (frames: number, x = 0): Input[] =>
  Array.from({ length: frames }, () => ({ displacement: [x, 0, 0], gravity: [0, -0.08, 0] }));
const floor = floorGrid({ x: [-5, 5], z: [-5, 5], cells: [2, 2] });

async function kinds(shape: Shape, start: number[], inputs: Input[], changes: Partial<AuditSettings> = {}) {
  const settings = settingsFor(changes);
  return judgeScript(await world(shape, settings), settings, start, inputs).map(
    ({ kind, frame }) => `${kind} ${frame}`,
  );
}

const only = (found: string[]) => [...new Set(found.map((text) => text.split(' ')[0]))];

describe('falls through', () => {
  const hole = join(
    floorGrid({ x: [-5, -1], z: [-5, 5], cells: [1, 1] }),
    floorGrid({ x: [1, 5], z: [-5, 5], cells: [1, 1] }),
  );
  it('is a floor with nothing on its lower side, and a wall that is open from behind', async () => {
    const paper = { method: 'paper', sides: 'front' } as const;
    expect(only(await kinds(flipped(floor), [0, 1, 0], dropping(40), paper))).toContain('fallsThrough');
    const behind = join(floor, wall({ x: 0, y: [0, 3], z: [-5, 5] }));
    expect(only(await kinds(behind, [2, 0.91, 0], walking(40, -0.07), paper))).toContain('fallsThrough');
  });
  it('is no walk over a floor, no step up and down, no fall beside the level', async () => {
    expect(await kinds(floor, [0, 1, 0], walking(60, 0.05))).toEqual([]);
    const block = join(floor, box([1, -0.5, -2], [2, 0.25, 2]));
    expect(only(await kinds(block, [0, 0.91, 0], walking(60, 0.06)))).toEqual([]);
    expect(only(await kinds(hole, [-2, 0.91, 0], walking(80, 0.01, 0)))).toEqual([]);
  });
  const around = join(
    hole,
    floorGrid({ x: [-1, 1], z: [-5, -1], cells: [1, 1] }),
    floorGrid({ x: [-1, 1], z: [1, 5], cells: [1, 1] }),
  );
  // Straight down, and on below the ground that it has passed.
  const ways = [dropping(80), [...dropping(30), ...dropping(60, 0.05)], [...dropping(30), ...dropping(60, -0.05)]];
  it('is told from leaving the level by whether the opening ends on every side, wherever the body goes then', async () => {
    for (const inputs of ways) {
      expect(only(await kinds(hole, [0, 1, 0], inputs))).toEqual(['leavesLevel']);
      expect(only(await kinds(around, [0, 1, 0], inputs))).toEqual(['fallsThrough']);
      const small = { thresholds: { 'fallsThrough.opening': 0.5 } };
      expect(only(await kinds(around, [0, 1, 0], inputs, small))).toEqual(['leavesLevel']);
      const large = { thresholds: { 'fallsThrough.opening': 7 } };
      expect(only(await kinds(around, [0, 1, 0], inputs, large))).toEqual(['fallsThrough']);
    }
  });
  it('says how wide the hole is, and that there is none where a face was passed', async () => {
    const settings = settingsFor();
    const place = await world(around, settings);
    for (const inputs of ways) {
      const [event] = judgeScript(place, settings, [0, 1, 0], inputs);
      expect(event!.size).toBeGreaterThan(1.6);
      expect(event!.size).toBeLessThan(2.1);
      expect(whyOf(around, { kind: event!.kind, worst: event! }, settings)[0]).toMatchObject({ name: 'opening', size: event!.size }); // prettier-ignore
    }
    const paper = settingsFor({ method: 'paper', sides: 'front' });
    const found = judgeScript(await world(flipped(floor), paper), paper, [0, 1, 0], dropping(40));
    const event = found.find(({ kind }) => kind === 'fallsThrough');
    expect(event).toMatchObject({ size: 0 });
    expect(whyOf(floor, { kind: event!.kind, worst: event! }, paper).map(({ name }) => name)).not.toContain('opening');
  });
  it('is no walk off a floor below another that goes on farther', async () => {
    const above = floorGrid({ x: [-5, 9], z: [-5, 5], cells: [1, 1] }, 3);
    const off = await kinds(join(floor, above), [4, 0.91, 0], walking(120, 0.06));
    expect(only(off)).toEqual(['leavesLevel']);
  });
  it('is told of the ground that is passed last, beside which the body fell from higher up', async () => {
    const ledge = box([-4, 2, -5], [-2, 3, 5]);
    const off = (shape: Shape, from: number, step: number) =>
      kinds(join(shape, ledge), [from, 3.91, 0], dropping(150, step), { frames: 150 });
    // Over the border of the floor and out; into the hole of the floor; and onto it.
    expect(only(await off(floorGrid({ x: [-5, 0], z: [-5, 5], cells: [1, 1] }), -2.2, 0.07))).toEqual(['leavesLevel']);
    expect(only(await off(around, -2.2, 0.037))).toEqual(['fallsThrough']);
    expect((await off(floor, -2.2, 0.03)).filter((text) => /falls|leaves/.test(text))).toEqual([]);
  });
  it('is a crack that the body does not fit through', async () => {
    const crack = join(
      floorGrid({ x: [-5, -0.1], z: [-5, 5], cells: [1, 1] }),
      floorGrid({ x: [0.1, 5], z: [-5, 5], cells: [1, 1] }),
    );
    // The paper's method culls what is seen from behind: both floors let it sink.
    const paper = { method: 'paper', sides: 'front' } as const;
    expect(only(await kinds(flipped(crack), [0, 1, 0], dropping(80), paper))).toContain('fallsThrough');
    expect(only(await kinds(crack, [0, 1, 0], dropping(80)))).toEqual([]);
  });
  it('waits for who is in the air at the end: what comes down on the other side has left nothing', async () => {
    const jump = (frames: number): Input[] =>
      Array.from({ length: frames }, (_, frame) => ({
        displacement: [0.07, 0, 0],
        gravity: [0, (4 - (9.81 * Math.max(0, frame - 3)) / 60) / 60 - (frame < 3 ? 4 / 60 + 0.002 : 0), 0],
      }));
    const ended = (from: number) => kinds(hole, [from, 0.91, 0], jump(25), { frames: 25 });
    expect(await ended(-1.5)).toEqual([]);
    expect((await ended(-3)).length).toBe(0);
    expect(only(await ended(3.9))).toEqual(['leavesLevel']);
  });
});

describe('sticks and frozen', () => {
  // A ball between two faces of 60° that meet below it, asked along the gutter and down: the paper's method ends on both.
  const gutter = wedge({ steepness: Math.sqrt(3), height: 2.5, length: 6 });
  const ball = { radii: [0.5, 0.5, 0.5] as [number, number, number], stepHeight: 0, snapDistance: 0 };
  const along: Input[] = Array.from({ length: 4 }, () => ({ displacement: [0, -0.2, 0.4], gravity: [0, 0, 0] }));
  it('freeze in the gutter by the paper, not by the robust method', async () => {
    expect(only(await kinds(gutter, [0, 1.0001, 1], along, { ...ball, method: 'paper' }))).toContain('frozen');
    expect(only(await kinds(gutter, [0, 1.02, 1], along, ball))).not.toContain('frozen');
  });

  const stuckLook = (body: Partial<Look>): Look => ({
    ...rest,
    wishX: 0.1,
    groundedBefore: true,
    grounded: true,
    ...body,
  });
  const probing = (share: (turn: number) => number): Probe => ({
    turned: (_, turn) => share(turn),
    led: (look, turn, frames) => share(turn) * look.wishX * frames,
    gapBelow: () => 0,
  });
  const told = (kind: EventKind, looks: Look[], probe: Probe) => {
    const detector = detectors.find((each) => each.kind === kind)!;
    const usual = (name: string) => detector.thresholds.find((each) => each.name === name)!.usual;
    const watch = detector.watch(1, usual, settingsFor());
    return looks.map((look) => watch.look(look, probe)).filter((size) => size > 0).length;
  };
  const still = (frames: number, change: (frame: number) => Partial<Look> = () => ({})) =>
    Array.from({ length: frames }, (_, frame) => stuckLook({ frame, ...change(frame) }));

  it('sticks where a small turn would lead on, not at a wall met head-on', () => {
    expect(
      told(
        'sticks',
        still(25),
        probing(() => 0.9),
      ),
    ).toBe(1);
    // A plane wall: turned by an angle it makes the sine of it.
    expect(
      told(
        'sticks',
        still(25),
        probing((turn) => Math.abs(Math.sin(turn))),
      ),
    ).toBe(0);
    // A corner gives more than a wall, and the more, the more it is turned; what gives nothing at first, or all at once, is none.
    const corner = (turn: number) => Math.sin(Math.min(1.75 * Math.abs(turn), 1.5));
    expect(told('sticks', still(25), probing(corner))).toBe(0);
    expect(
      told(
        'sticks',
        still(25),
        probing((turn) => (Math.abs(turn) < 0.2 ? 0 : corner(turn))),
      ),
    ).toBe(1);
    expect(
      told(
        'sticks',
        still(19),
        probing(() => 0.9),
      ),
    ).toBe(0);
    expect(
      told(
        'sticks',
        still(60, (frame) => ({ turns: Math.floor(frame / 15) })),
        probing(() => 0.9),
      ),
    ).toBe(0);
    expect(
      told(
        'sticks',
        still(60, () => ({ x1: 0.02 })),
        probing(() => 0.9),
      ),
    ).toBe(0);
  });
  it('is trapped where four new headings do not lead on and none would', () => {
    const turning = (frame: number) => ({ turns: Math.floor(frame / 30) });
    expect(
      told(
        'trapped',
        still(160, turning),
        probing(() => 0.04),
      ),
    ).toBe(1);
    expect(
      told(
        'trapped',
        still(160, turning),
        probing((turn) => (turn > 3 ? 0.9 : 0)),
      ),
    ).toBe(0);
    // Up a way so steep that a frame makes little of it.
    expect(
      told(
        'trapped',
        still(160, turning),
        probing((turn) => (turn > 3 ? 0.3 : 0)),
      ),
    ).toBe(0);
    expect(
      told(
        'trapped',
        still(160),
        probing(() => 0.1),
      ),
    ).toBe(0);
    expect(
      told(
        'trapped',
        still(160, (frame) => ({ ...turning(frame), x1: frame * 0.01 })),
        probing(() => 0.1),
      ),
    ).toBe(0);
  });
  it('is nothing between four walls that leave room to turn', async () => {
    const niche = join(floor, ...[-0.45, 0.45].flatMap((at) => [box([at - 0.08, 0, -0.6], [at + 0.08, 2, 0.6]), box([-0.6, 0, at - 0.08], [0.6, 2, at + 0.08])])); // prettier-ignore
    const circle = Array.from({ length: 200 }, (_, frame): Input => {
      const heading = Math.floor(frame / 30) * 1.3;
      return { displacement: [Math.cos(heading) * 0.06, 0, Math.sin(heading) * 0.06], gravity: fall };
    });
    expect(only(await kinds(niche, [0, 0.91, 0], circle))).toEqual([]);
  });
});

describe('jitters', () => {
  const score = (ways: readonly (readonly [number, number, number])[]) => {
    const detector = detectors.find(({ kind }) => kind === 'jitters')!;
    const usual = (name: string) => detector.thresholds.find((each) => each.name === name)!.usual;
    const watch = detector.watch(1, usual, settingsFor());
    const looks = Array.from({ length: 20 }, (_, frame): Look => {
      const [x1, y1, z1] = ways[frame % ways.length];
      return { ...rest, wishX: 0.1, grounded: true, groundedBefore: true, frame, x1, y1, z1 };
    });
    const probe: Probe = { turned: () => 0, led: () => 0, gapBelow: () => 0 };
    return looks.filter((look) => watch.look(look, probe) > 0).length;
  };
  it('is to and fro, and up and down', () => {
    expect(score([[0.01, 0, 0], [-0.01, 0, 0]])).toBeGreaterThan(0); // prettier-ignore
    expect(score([[0.008, -0.009, 0.002], [-0.007, 0.009, -0.002]])).toBeGreaterThan(0); // prettier-ignore
    expect(score([[0.01, 0, 0], [-0.005, 0.01, 0]])).toBeGreaterThan(0); // prettier-ignore
  });
  it('is no walk along a riser and up it in turns, whichever way that is rounded', () => {
    expect(score([[0, 0, -0.02], [0.03, 0.03, 1e-17]])).toBe(0); // prettier-ignore
    expect(score([[0, 0, -0.02], [0.03, 0.03, 0.002]])).toBe(0); // prettier-ignore
  });
});

describe('hops', () => {
  const jumpUp: Input[] = [{ displacement: [0.05, 0, 0], gravity: [0, 0.06, 0] }, ...walking(40, 0.05)];
  it('is a rise that nothing explains', async () => {
    // Up the whole face of 63° in the paper's ellipsoid space: chapter 12.
    const face = join(floor, ramp({ run: 1, rise: 2, width: 4 }));
    const steep = { method: 'paper', sides: 'both' } as const;
    expect(only(await kinds(face, [-0.6, 0.92, 0], walking(30, 0.0667), { ...steep, stepHeight: 0 }))).toContain(
      'hops',
    );
  });
  it('is no slope, no step, no jump', async () => {
    const slope = join(floor, ramp({ run: 4, rise: 3, width: 4 }));
    expect(await kinds(slope, [-1, 0.91, 0], walking(60, 0.0667))).toEqual([]);
    expect(await kinds(stairs(), [-1, 0.91, 0], walking(60, 0.05))).toEqual([]);
    expect(await kinds(floor, [0, 0.91, 0], jumpUp)).toEqual([]);
  });
});

describe('slides off', () => {
  it('is a creep on a slope that can be stood on; the robust method stands', async () => {
    const slope = ramp({ run: 4, rise: 2, width: 3 });
    const stands: Input[] = Array.from({ length: 60 }, () => ({ displacement: [0, 0, 0], gravity: [0, -0.06, 0] }));
    expect(only(await kinds(slope, [3, 2.42, 0], stands, { method: 'paper' }))).toContain('slidesOff');
    expect(only(await kinds(slope, [3, 2.42, 0], stands))).toEqual([]);
  });
});

describe('ground lost', () => {
  const tops = join(...[0, 1, 2, 3].map((k) => box([k, -1, -2], [k + 1, k % 2 === 0 ? 0 : -0.02, 2])));
  it('is a fall of a frame or two without snapping', async () => {
    expect(only(await kinds(tops, [0.5, 0.91, 0], walking(50, 0.06), { snapDistance: 0, stepHeight: 0 }))).toContain(
      'groundLost',
    );
    expect(only(await kinds(tops, [0.5, 0.91, 0], walking(50, 0.06)))).toEqual([]);
  });
});

const rest: Look = {
  body: 0, frame: 0, x0: 0, y0: 0, z0: 0, x1: 0, y1: 0, z1: 0, wishX: 0, wishZ: 0, fall: 0, idle: 0, turns: 1,
  jumping: false, groundedBefore: false, grounded: false, wedged: false, stepped: false, truncated: false, ceiling: false, startDepth: 0, climb: 0,
}; // prettier-ignore
