/** The presets of what the robust method could not do at first: a body goes where it can, and stands where it stands. */
import { describe, expect, it } from 'vitest';
import { optionsOf, play, sceneOf, solver, type Frame } from './run';

const framesOf = async (id: string): Promise<readonly Frame[]> => {
  const played = await play(await sceneOf(id));
  played.dispose();
  return played.frames;
};

/** What carries the body at the end of each frame: 0 air, 1 ground, 2 steep, 3 wedged. */
async function statesOf(id: string): Promise<string> {
  const { mesh, experiment } = await sceneOf(id);
  const made = (await solver()).createMesh(mesh.positions, mesh.indices);
  const frames = await framesOf(id);
  const states = frames.map(({ start }, at) => {
    const { displacement, gravity } = experiment.inputs[at]!;
    const request = Float64Array.of(...start, ...displacement, ...gravity, ...experiment.radii);
    return made.moveMany(request, optionsOf(experiment)).state[0]!;
  });
  made.dispose();
  return states.join('');
}

it.each(['sloping-floor', 'stairs-down', 'jump-at-wall', 'steep-face', 'held-by-faces'])(
  '%s: a character of the usual size, and no frame runs out of sweeps',
  async (id) => {
    const { experiment } = await sceneOf(id);
    expect(experiment).toMatchObject({ method: 'robust', radii: [0.4, 0.9, 0.4], stepHeight: 0.3, snapDistance: 0.3 });
    for (const frame of await framesOf(id)) expect(frame.truncated).toBe(false);
  },
);

describe('floor that falls to a wall', () => {
  it('keeps its speed along the wall, in the corner of the two', async () => {
    const { mesh, experiment } = await sceneOf('sloping-floor');
    const heights = mesh.positions.filter((_, i) => i % 3 === 1 && mesh.positions[i - 1] === 2);
    expect([...new Set(heights)].map((height) => height / 2)).toEqual([3e-7]);
    const frames = await framesOf('sloping-floor');
    for (const [at, frame] of frames.entries()) {
      expect(frame.end[2] - frame.start[2]).toBeCloseTo(experiment.inputs[at]!.displacement[2], 12);
      expect(frame.grounded).toBe(true);
    }
    for (const frame of frames.slice(12)) expect(frame.end[0]).toBeCloseTo(0.404, 12);
  });
});

describe('down the stairs', () => {
  it('keeps its speed and is on ground in every frame, from the landing to the floor', async () => {
    const { experiment } = await sceneOf('stairs-down');
    const frames = await framesOf('stairs-down');
    expect(await statesOf('stairs-down')).toBe('1'.repeat(frames.length));
    for (const [at, frame] of frames.entries()) {
      expect(frame.end[0] - frame.start[0]).toBeCloseTo(experiment.inputs[at]!.displacement[0], 9);
      expect(frame.end[1]).toBeLessThanOrEqual(frame.start[1] + 1e-9);
    }
    expect(frames[0]!.end[1] - frames.at(-1)!.end[1]).toBeCloseTo(6 * 0.25, 9);
  });
});

describe('a jump beside a wall', () => {
  it('rises from the first frame on, as high as in the open or higher, and lands on top', async () => {
    const { experiment } = await sceneOf('jump-at-wall');
    const frames = await framesOf('jump-at-wall');
    const speed = (frame: number) => experiment.inputs[frame]!.gravity[1] * 60;
    expect(speed(6)).toBeCloseTo(5 - 9.81 / 60, 12);
    expect(speed(7) - speed(6)).toBeCloseTo(-9.81 / 60, 12);
    const up = frames.filter((_, at) => speed(at) > 0);
    expect(up).toHaveLength(30);
    for (const frame of up) expect(frame.end[1]).toBeGreaterThan(frame.start[1]);
    const free = experiment.inputs.reduce((sum, { gravity }) => sum + Math.max(0, gravity[1]), 0);
    expect(free).toBeCloseTo(1.23, 2);
    const apex = Math.max(...frames.map(({ end }) => end[1])) - frames[5]!.end[1];
    expect(apex).toBeGreaterThan(0.99 * free);
    expect(await statesOf('jump-at-wall')).toMatch(/^1{6}0+1{6,}$/);
    expect(frames.at(-1)!.end[1]).toBeCloseTo(1.15 + 0.904, 9);
  });
});

describe('a face one degree too steep', () => {
  it('is a wall: no rise, always on ground, and all of the speed along it', async () => {
    const { experiment } = await sceneOf('steep-face');
    const frames = await framesOf('steep-face');
    expect(await statesOf('steep-face')).toBe('1'.repeat(frames.length));
    for (const [at, frame] of frames.entries()) {
      expect(frame.end[1]).toBeCloseTo(0.904, 9);
      expect(frame.end[2] - frame.start[2]).toBeCloseTo(experiment.inputs[at]!.displacement[2], 9);
    }
  });
});

describe('held by two faces', () => {
  it('slides in, is wedged, and stays so while it walks along', async () => {
    expect(await statesOf('held-by-faces')).toMatch(/^0+2+3{42,}$/);
    const frames = await framesOf('held-by-faces');
    for (const frame of frames.slice(18)) expect(frame.end[2] - frame.start[2]).toBeCloseTo(4 / 60, 3);
    for (const frame of frames.slice(16)) expect(Math.abs(frame.end[0])).toBeLessThan(1e-9);
  });
});
