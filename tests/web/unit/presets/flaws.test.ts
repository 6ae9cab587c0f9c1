/** The presets of the flaws: the paper method shows each, the robust method on the same scene does not. */
import { describe, expect, it } from 'vitest';
import '../../../../web/page/texts/presetMessages';
import { t } from '../../../../web/page/base/i18n/messages';
import { presets, type PresetScene } from '../../../../web/page/presets';
import { secondExperiment } from '../../../../web/page/core/compare/options';
import { divergenceAt, divergenceFrame } from '../../../../web/page/core/compare/divergence';
import type { Run } from '../../../../web/page/model';
import { length, minus, opened, play, sceneOf, withMethod, type Frame, type Played } from './run';

/** The frames of the robust method on the scene of a preset. */
async function robustly(scene: PresetScene, change: object = {}): Promise<readonly Frame[]> {
  const robust = withMethod(scene, 'robust');
  const played = await play({ ...robust, experiment: { ...robust.experiment, ...change } });
  played.dispose();
  return played.frames;
}

const travelled = (frame: Frame) => length(minus(frame.end, frame.start));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('acute wedge', () => {
  it('uses up six sweeps for less than 0.2 % of the way', async () => {
    const { event, scene, frames } = await opened('acute-wedge', 'SlideEnd');
    expect(event).toMatchObject({ verdict: 'limit-reached', slide: 5 });
    const asked = scene.experiment.inputs[0]!.displacement[2];
    for (const frame of frames) {
      expect(frame.sweeps[0]).toBe(6);
      expect(frame.truncated).toBe(true);
      expect(Math.abs(frame.end[2] - frame.start[2]) / asked).toBeLessThan(0.002);
    }
  });

  it('robust: all of the way in every frame', async () => {
    const scene = await sceneOf('acute-wedge');
    // As it is compared: without a skin, since the ball starts nearer to the sides than one.
    for (const frame of await robustly(scene, { skin: 0 })) {
      expect(frame.end[2] - frame.start[2]).toBeCloseTo(0.4, 9);
      expect(frame.truncated).toBe(false);
    }
  });
});

describe('ramp creep', () => {
  it('creeps by g a² sin s / (a² sin² s + b² cos² s) per frame', async () => {
    const { scene, frames } = await opened('ramp-creep', 'Project');
    const [a, b] = scene.experiment.radii;
    const [sin, cos] = [1 / Math.sqrt(5), 2 / Math.sqrt(5)];
    const perFrame = (0.06 * a * a * sin) / (a * a * sin * sin + b * b * cos * cos);
    expect(perFrame).toBeCloseTo(0.0079, 4);
    const creeping = frames.slice(2).map(travelled);
    expect(mean(creeping) / perFrame).toBeGreaterThan(0.98);
    expect(mean(creeping) / perFrame).toBeLessThan(1.02);
    expect(frames[2]!.start[0] - frames.at(-1)!.end[0]).toBeGreaterThan(0.4);
  });

  it('robust: lands and stays', async () => {
    const frames = await robustly(await sceneOf('ramp-creep'));
    for (const frame of frames.slice(1)) expect(frame.end).toEqual(frames[0]!.end);
  });
});

describe('one slope, three bodies', () => {
  const slides = { ball: 0.05, slim: 0.04 / 15.2, flat: 0.05 / 0.28 };

  it.each(Object.entries(slides))('%s slides %f per frame', async (body, expected) => {
    const { frames, event } = await opened(`three-radii-${body}`, 'Project');
    expect(mean(frames.slice(1).map(travelled)) / expected).toBeCloseTo(1, 2);
    expect(length(event.remainingWorld) / expected).toBeCloseTo(1, 2);
  });

  it.each(Object.keys(slides))('robust, too steep to stand on: the %s slides g sin 30° = 0.05', async (body) => {
    const frames = await robustly(await sceneOf(`three-radii-${body}`), { slopeLimit: 0.1 });
    for (const frame of frames.slice(1)) expect(travelled(frame)).toBeCloseTo(0.05, 9);
  });
});

describe('padding hop', () => {
  it('leaves the flat floor by some 4 mm in every other frame', async () => {
    const { event, scene, frames } = await opened('padding-hop', 'SlidePlane');
    expect(event.normal[0]).toBeLessThan(-0.004);
    const heights = [scene.experiment.start[1], ...frames.map((frame) => frame.end[1])];
    heights.forEach((height, at) => {
      if (at > 0) expect(Math.sign(height - heights[at - 1]!)).toBe(at % 2 === 1 ? 1 : -1);
    });
    expect(heights[1]! - heights[0]!).toBeGreaterThan(0.0035);
    expect(heights[1]! - heights[0]!).toBeLessThan(0.0045);
  });

  it('robust: stays at radius + skin', async () => {
    const frames = await robustly(await sceneOf('padding-hop'));
    for (const frame of frames.slice(1)) expect(frame.end[1]).toBeCloseTo(0.804, 12);
  });
});

describe('back-off at a graze', () => {
  it('keeps 0.005 sin 1° of clearance', async () => {
    const { event, frames } = await opened('grazing-back-off', 'BackOff');
    const clearance = 0.005 * Math.sin(Math.PI / 180);
    expect(event.moved).toBe(true);
    expect(event.base[1] - 1).toBeCloseTo(clearance, 9);
    expect(frames[0]!.end[1] - 1).toBeCloseTo(clearance, 9);
  });

  it('robust: keeps the skin of 0.01', async () => {
    const [frame] = await robustly(await sceneOf('grazing-back-off'));
    expect(frame!.end[1]).toBeCloseTo(1.01, 12);
  });
});

describe('exit root', () => {
  it('takes the larger root, when the ball comes out below', async () => {
    const { event, frames } = await opened('exit-root', 'EdgeTest');
    expect(event.verdict).toBe('edge-hit');
    expect(event.root1).toBeCloseTo(-0.000025, 12);
    expect(event.time).toBe(event.root2);
    expect(event.time).toBeCloseTo(0.499975, 12);
    expect(frames[0]!.end[1]).toBeLessThan(-0.49);
  });

  it('robust: rests at radius + skin', async () => {
    const [frame] = await robustly(await sceneOf('exit-root'));
    expect(frame!.end[1]).toBeCloseTo(0.505, 9);
  });
});

describe('leaving a ridge', () => {
  it('takes the time at which it has left for a contact, and hardly moves', async () => {
    const { event, frames } = await opened('leaving-contact', 'Nearest');
    expect(event).toMatchObject({ found: true, feature: 'edge', element: 0 });
    expect(event.triangle).toBeLessThan(4);
    expect(event.time).toBeLessThan(0.001);
    expect(frames[0]).toMatchObject({ sweeps: [6, 1], truncated: true });
    expect(frames[0]!.end[0] - frames[0]!.start[0]).toBeLessThan(0.05);
    expect(frames[0]!.startDepth).toBeCloseTo(0.001, 6);
  });

  it('robust: flies on to the wall', async () => {
    const [frame] = await robustly(await sceneOf('leaving-contact'));
    expect(frame!.contacts[0]).toMatchObject({ feature: 'face', triangle: 4 });
    expect(frame!.end[0]).toBeCloseTo(2 - 0.505, 9);
    expect(frame!.truncated).toBe(false);
  });
});

describe('falling through a line', () => {
  it('skips the triangle, and the ball falls', async () => {
    const { event, frames } = await opened('zero-area', 'PlaneTest');
    expect(event.verdict).toBe('degenerate-skipped');
    expect(event.normal.every(Number.isNaN)).toBe(true);
    expect(frames.at(-1)).toMatchObject({ end: [2, -0.75, 0.25], contacts: [] });
  });

  it('robust: is carried at radius + skin', async () => {
    const frames = await robustly(await sceneOf('zero-area'));
    for (const frame of frames) expect(frame.end[1]).toBeCloseTo(0.505, 9);
    expect(frames[0]!.contacts[0]).toMatchObject({ feature: 'edge', triangle: 1 });
  });
});

describe('seven digits on a long edge', () => {
  it('stops 60 cm above the ridge in floats, on it in doubles', async () => {
    const { scene, event, frames } = await opened('long-edge', 'EdgeTest');
    expect(event.a0).toBe(-268435456);
    expect(event.time).toBeCloseTo(0.202, 4);
    expect(frames[0]!.end[1]).toBeCloseTo(1.0986, 4);
    const doubles = await play({ ...scene, experiment: { ...scene.experiment, precision: 'double' } });
    expect(doubles.frames[0]!.contacts[0]!.time).toBe(0.5);
    expect(doubles.frames[0]!.end[1]).toBeCloseTo(0.5025, 12);
    doubles.dispose();
  });
});

describe('far from home', () => {
  const away = 100_000;

  it('in floats the back-off ends inside the corner, and the body sticks in the stairs', async () => {
    const { event, frames } = await opened('far-from-home', 'BackOff');
    expect(length(minus(event.base, event.contact))).toBeCloseTo(0.997, 3);
    expect(frames[0]!.sweeps).toEqual([4, 3]);
    expect(frames[0]!.end[0] - frames[0]!.start[0]).toBeCloseTo(0.05, 2);
    expect(frames.at(-1)!.end[0] - away).toBeCloseTo(0.14, 2);
    for (const frame of frames.slice(8)) {
      expect(frame.end).toEqual(frames.at(-1)!.end);
      expect(frame.truncated).toBe(true);
    }
  });

  it('in doubles it climbs, as it would at the origin', async () => {
    const scene = await sceneOf('far-from-home');
    const experiment = { ...scene.experiment, precision: 'double' } as const;
    const far = await play({ ...scene, experiment });
    const near = await play({
      ...scene,
      mesh: { ...scene.mesh, positions: scene.mesh.positions.map((value) => value - away) },
      experiment: { ...experiment, start: minus(experiment.start, [away, away, away]) },
    });
    far.frames.forEach((frame, f) => {
      expect(length(minus(minus(frame.end, [away, away, away]), near.frames[f]!.end))).toBeLessThan(1e-6);
    });
    expect(far.frames.at(-1)!.end[1] - away).toBeGreaterThan(1.25 + 0.6);
    for (const played of [far, near]) played.dispose();
  });
});

/** Kept boxes are no part of this implementation: it asks anew in every sweep, and both methods find the wall. */
describe('a box for every sweep', () => {
  it('the wall of the second sweep lies outside the first box, and is found all the same', async () => {
    const { scene, event, step, frames } = await opened('new-box', 'QueryBox');
    const first = step.parent!.parent!.children.find(({ name }) => name === 's0')!.children[0]!.event;
    if (first.kind !== 'QueryBox') throw new Error(first.kind);
    const wall = frames[0]!.contacts[1]!;
    expect(wall).toMatchObject({ slide: 1, triangle: 2 });
    const { positions, indices } = scene.mesh;
    const lowest = Math.min(...[0, 1, 2].map((corner) => positions[3 * indices[3 * wall.triangle + corner]! + 1]!));
    expect(lowest).toBeGreaterThan(first.high[1]);
    expect(event.high[1]).toBeGreaterThan(lowest);
    const [frame] = await robustly(scene);
    expect(frame!.contacts[1]).toMatchObject({ slide: 1, triangle: 2 });
  });
});

describe('back of a one-sided wall', () => {
  it('is culled, and the body passes through', async () => {
    const { event, frames } = await opened('one-sided-wall', 'PlaneTest');
    expect(event.verdict).toBe('culled-backface');
    expect(event.facing).toBeGreaterThan(0);
    expect(frames.at(-1)).toMatchObject({ end: [-2, 1.25, 0.25], contacts: [] });
  });

  it('robust, both sides: stops at radius + skin', async () => {
    const frames = await robustly(await sceneOf('one-sided-wall'));
    expect(frames.at(-1)!.end[0]).toBeCloseTo(0.505, 12);
  });
});

describe('teapot, from the inside', () => {
  it('culls the bottom and lets the marble through', async () => {
    const { event, step, frames } = await opened('teapot', 'Nearest');
    expect(event.found).toBe(false);
    expect(event.candidates).toBeGreaterThan(0);
    const ends = step.parent!.children.filter((child) => child.kind === 'triangle').map((child) => child.event);
    for (const end of ends) expect(end).toMatchObject({ verdict: 'culled-backface' });
    expect(frames.at(-1)!.end[1]).toBeLessThan(-0.078 - 0.02);
  });

  it('robust: it holds', async () => {
    const frames = await robustly(await sceneOf('teapot'));
    expect(frames.at(-1)!.end[1]).toBeGreaterThan(-0.078);
    expect(frames.at(-1)!.end).toEqual(frames.at(-2)!.end);
    expect(frames.at(-1)!.grounded).toBe(true);
  });
});

describe.each(presets.filter(({ group }) => group === 'flaws').map((preset) => [preset.id, preset] as const))(
  '%s, compared',
  (id, preset) => {
    it('opens beside what does better, in the frame and pass in which the two part, with a sentence on what to see', async () => {
      expect(preset.compare).toBeDefined();
      expect(t(preset.lookKey!)).toMatch(/^Look at .+\.$/);
      const scene = await preset.load();
      const second = { ...scene, experiment: secondExperiment(scene.experiment, preset.compare!) };
      const [a, b] = [await play(scene), await play(second)];
      const runs = [runOf(scene, a), runOf(second, b)] as const;
      const frame = divergenceFrame(...runs);
      const divergence = divergenceAt(...runs, frame, [a.tree(frame), b.tree(frame)]);
      const [at, pass] = scene.address.split('.');
      expect([id, ...divergence.address.split('.').slice(0, 2)]).toEqual([id, at, pass]);
      a.dispose();
      b.dispose();
    });
  },
);

/** As the page keeps it. */
function runOf({ experiment }: PresetScene, { frames }: Played): Run {
  return {
    experiment,
    frames: frames.map((frame, at) => ({
      ...frame,
      frame: at,
      input: experiment.inputs[at],
      hash: JSON.stringify(frame),
    })),
  } as unknown as Run;
}
