/** The moments that the page links to from statements of its sources, in the presets' own runs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statements } from '../../../web/page/workbench/grounding/statements';
import { loadStudy } from '../../../web/page/model/study/modules';
import type { Step } from '../../../web/package/trace';
import { type PresetRun, runPreset, runStudy } from '../../methods/support';
import { randomFrom } from '../../bench/random.mjs';
import { offenders } from '../../support/offenders.mjs';
import { play, sceneOf } from './presets/run';

/** Of each preset that a statement leads to, where; null: where it usually opens. */
const moments = new Map<string, Set<string | null>>();
for (const { shows } of statements) {
  if (shows.preset === null) continue;
  const addresses = moments.get(shows.preset) ?? new Set();
  moments.set(shows.preset, addresses.add(shows.address));
}

const ofSweep = [...moments].flatMap(([preset, addresses]) =>
  // Where the presets of the sweep open is told by their own tests.
  preset.includes('.')
    ? []
    : [...addresses].flatMap((address) => (address === null ? [] : [[preset, address] as const])),
);
const ofStudies = [...moments].filter(([preset]) => preset.includes('.'));

async function stepOf(preset: string, address: string) {
  const played = await play(await sceneOf(preset));
  try {
    return played.tree(Number(/^f(\d+)/.exec(address)![1])).byAddress.get(address);
  } finally {
    played.dispose();
  }
}

describe('moments of statements', () => {
  it('are steps of their presets', { timeout: 60_000 }, async () => {
    const wrong = await offenders(
      ofSweep.map((moment) => [moment.join(' at '), moment]),
      async ([preset, address]) => expect(await stepOf(preset, address)).toBeDefined(),
    );
    expect(wrong).toEqual([]);
  });

  it('both times outside 0 to 1, and yet an edge is hit', async () => {
    const plane = (await stepOf('stairs', 'f12.p0.s0.t6.plane'))!;
    expect(plane.event).toMatchObject({ kind: 'PlaneTest', verdict: 'crosses-plane' });
    expect(plane.event).toHaveProperty('t0', expect.closeTo(-4.25, 2));
    expect(plane.event).toHaveProperty('t1', expect.closeTo(19.75, 2));
    expect(plane.parent!.event).toMatchObject({ verdict: 'edge-hit', time: expect.closeTo(0.829, 3) });
  });

  it('the plane is cut, and nothing of the triangle is hit', async () => {
    const plane = (await stepOf('edge-hit', 'f0.p0.s1.t0.plane'))!;
    expect(plane.event).toMatchObject({ kind: 'PlaneTest', verdict: 'crosses-plane' });
    expect(plane.parent!.event).toMatchObject({ verdict: 'miss' });
  });

  it('a corner is hit, and then an edge earlier', async () => {
    const corner = (await stepOf('stairs', 'f8.p0.s0.t14.v1'))!;
    expect(corner.event).toMatchObject({ verdict: 'vertex-hit', time: expect.closeTo(0.444, 3) });
    const edge = corner.parent!.children.find(({ name }) => name === 'e1')!;
    expect(edge.event).toMatchObject({ verdict: 'edge-hit', time: expect.closeTo(0.377, 3) });
  });
});

const languages = ['en', 'zh', 'pl'] as const;

/** The reason of a statement, in each language. */
function reasonsOf(id: string): string[] {
  return languages.map((language) => {
    const file = new URL(`../../../web/page/workbench/grounding/statements.${language}.json`, import.meta.url);
    const { statements: texts } = JSON.parse(readFileSync(file, 'utf8')) as {
      statements: Record<string, { why: string }>;
    };
    return texts[id]!.why;
  });
}

/** Whole numbers in a text, however its language groups their digits. */
const wholes = (text: string): number[] =>
  (text.match(/\d{1,3}(?:[,\u00a0\u202f ]\d{3})+|\d+/g) ?? []).map((digits) => Number(digits.replace(/\D/g, '')));

describe('numbers in statements', () => {
  it.each([
    ['fauerby-check-all', 'terrain-100k'],
    ['comp-continuous-large', 'terrain-1m'],
  ] as const)('%s: boxes and triangles of the run, in every language', { timeout: 120_000 }, async (id, preset) => {
    const scene = await sceneOf(preset);
    const played = await play(scene);
    const tree = played.tree(35);
    const { candidates } = tree.byAddress.get('f35.p0.s0.nearest')!.event as unknown as { candidates: number };
    const visited = tree.byAddress.get('f35.p0.s0.broad')!.visits!.length;
    played.dispose();
    for (const text of reasonsOf(id))
      expect(
        wholes(text).sort((a, b) => a - b),
        text,
      ).toEqual([candidates, visited, scene.mesh.indices.length / 3].sort((a, b) => a - b));
  });

  it('delphi-match-factor: how many triangles refuse their own centre, and how far off the plane is enough', () => {
    const side = 1;
    const round = side / Math.sqrt(3);
    const limit = 0.9999999999 * 2 * Math.PI;
    /** Of a point over the centre, so far off the plane: three equal angles. */
    const sumAt = (off: number) => 3 * Math.acos((off ** 2 - round ** 2 / 2) / (off ** 2 + round ** 2));
    for (const text of reasonsOf('delphi-match-factor')) {
      const off = Number(/0[.,]0000\d+/.exec(text)![0].replace(',', '.'));
      expect(sumAt(off)).toBeLessThan(limit);
      expect(sumAt(off * 0.97)).toBeGreaterThan(limit);
      const share = Number(/(\d+) ?%/.exec(text)![1]);
      expect(Math.abs(100 * refusing(round, limit) - share), text).toBeLessThan(4);
    }
  });
});

/** The share of 3,000 triangles anywhere at a distance of 1000 whose centre, rounded to single precision, is not in them by the sum of angles. */
function refusing(round: number, limit: number): number {
  const random = randomFrom(20261127);
  let count = 0;
  for (let k = 0; k < 3000; k++) {
    const centre = random.direction().map((value) => 1000 * value);
    const [a, b, c] = random.direction();
    const flat = Math.hypot(a, b);
    // Two directions at right angles to the normal.
    const [u, w] = [
      [-b / flat, a / flat, 0],
      [(-c * a) / flat, (-c * b) / flat, flat],
    ] as const;
    const begin = random.between(0, 2 * Math.PI);
    const corners = [0, 1, 2].map((at) => {
      const angle = begin + (2 * Math.PI * at) / 3;
      return centre.map((value, k) => value + round * (Math.cos(angle) * u[k]! + Math.sin(angle) * w[k]!));
    });
    const rays = corners.map((corner) => corner.map((value, k) => value - Math.fround(centre[k]!)));
    const sum = rays.reduce((all, ray, at) => {
      const next = rays[(at + 1) % 3]!;
      const dot = ray.reduce((total, value, k) => total + value * next[k]!, 0);
      return all + Math.acos(dot / (Math.hypot(...ray) * Math.hypot(...next)));
    }, 0);
    if (sum < limit) count++;
  }
  return count / 3000;
}

async function runOf(presetId: string): Promise<{ run: PresetRun; usual: string }> {
  const { study } = await loadStudy[presetId.split('.')[0] as keyof typeof loadStudy]();
  const preset = study.presets.find(({ id }) => id === presetId)!;
  return { run: await runPreset(study, presetId), usual: preset.address };
}

/** The step that a statement leads to. */
async function shownBy(id: string): Promise<Step> {
  const { study, preset, address, settings } = statements.find((each) => each.id === id)!.shows;
  if (settings) {
    const { study: module } = await loadStudy[study as keyof typeof loadStudy]();
    return (await runStudy(module, settings)).moment(address!).step;
  }
  const { run, usual } = await runOf(preset!);
  return run.moment(address ?? usual).step;
}

describe('moments of statements in studies', () => {
  it('are steps of their presets, and named only where the preset opens elsewhere', { timeout: 60_000 }, async () => {
    const wrong = await offenders(ofStudies, async (addresses, presetId) => {
      const { run, usual } = await runOf(presetId);
      for (const address of addresses) expect(run.moment(address ?? usual).step.address).toBe(address ?? usual);
      expect(addresses).not.toContain(usual);
    });
    expect(wrong).toEqual([]);
  });

  it('with settings of their own are steps of their studies', async () => {
    const own = statements.filter(({ shows }) => shows.settings);
    expect(own.length).toBeGreaterThan(5);
    const wrong = await offenders(
      own.map((each) => [each.id, each]),
      async ({ id, shows }) => expect((await shownBy(id)).address).toBe(shows.address),
    );
    expect(wrong).toEqual([]);
  });

  it('the speed doubles, heights count four times, two sides are no right angle', async () => {
    expect((await shownBy('slides-velocity-doubles')).event).toMatchObject({ velocity: [1024, expect.anything(), 0] });
    const height = await shownBy('golf-matrix-unnormalised');
    const basis = height.parent!.children.find(({ name }) => name === 'basis')!.event;
    expect(basis).toMatchObject({ y: [0, 4, 0] });
    const { centre, ball } = height.event as unknown as { centre: number[]; ball: number };
    expect(ball).toBeCloseTo(4 * centre[1]!, 12);
    const skewed = (await shownBy('golf-skewed-axes')).event as unknown as Record<'x' | 'z', number[]>;
    const angle = skewed.x.reduce((sum, each, k) => sum + each * skewed.z[k]!, 0);
    expect(Math.abs(angle)).toBeGreaterThan(0.5);
  });

  it('a centre on the face is not found; a foot before a side is nearest to its first end; a lost angle', async () => {
    const ray = await shownBy('delphi-zero-product');
    expect(ray.event).toMatchObject({ distance1: 0, verdict: 'starts-on-plane' });
    const nearest = ray.parent!.children.find(({ name }) => name === 'nearest')!.event;
    expect(nearest).toMatchObject({ verdict: 'clear', radius: 1, sideDistance: 2, trueDistance: 0, right: false });
    const side = (await shownBy('delphi-closest-comment')).event as unknown as Record<'a' | 'point', number[]>;
    expect(side).toMatchObject({ clamped: 0 });
    expect((side as unknown as { along: number }).along).toBeLessThan(0);
    side.point.forEach((each, k) => expect(each).toBeCloseTo(side.a[k]!, 12));
    const angle = await shownBy('delphi-nan-angle');
    expect(angle.event).toMatchObject({ verdict: 'cosine-beyond-one', angle: 0 });
    expect((angle.event as unknown as { cosine: number }).cosine).toBeLessThan(-1);
  });

  it('a square in a square has no crossing sides and is found; two rectangles, axis by axis', async () => {
    const inner = await shownBy('comp-polygon-edges');
    expect(inner.event).toMatchObject({ outlines: false, bInA: true, touch: true });
    expect(inner.parent!.event).toMatchObject({ answer: 'touch' });
    const pair = await shownBy('comp-aabb-two-axes');
    // By hand: they overlap by 0.4 along x, and 0.3 lie between them along y.
    expect(pair.event).toMatchObject({ answer: 'apart', gap: expect.closeTo(0.3, 12) });
    const gaps = pair.children.filter(({ name }) => /^x\d$/.test(name)).map(({ event }) => event as { gap?: number });
    expect([...new Set(gaps.map(({ gap }) => Number(gap!.toFixed(9))))].sort()).toEqual([-0.4, 0.3]);
    expect((await shownBy('comp-square-simple')).event).toMatchObject({ verdict: 'gap', unit: [0, -1, 0] });
  });

  it('a ball within a ball meets, though no points of their surfaces do', async () => {
    const [gjk, epa] = [await shownBy('comp-boundaries-meet'), await shownBy('comp-points-coincide')];
    expect(gjk.event).toMatchObject({ verdict: 'meeting' });
    expect(epa.event).toHaveProperty('depth', expect.closeTo(1.2, 12));
  });

  it('two boxes: one axis of an edge with an edge has the gap; later all fifteen overlap', async () => {
    const gap = await shownBy('comp-obb-otherwise');
    expect(gap.event).toMatchObject({ source: 'edges', verdict: 'gap', gap: expect.closeTo(0.4208, 4) });
    const all = await shownBy('comp-obb-every-axis');
    expect(all.event).toMatchObject({ overlap: true, asked: 15 });
    expect(all.children).toHaveLength(15);
    for (const { event } of all.children) expect(event).toMatchObject({ verdict: 'overlap' });
  });

  it('two boxes along the axes: overlap along two, and the third parts them', async () => {
    const test = await shownBy('slides-any-overlap');
    expect(test.event).toMatchObject({ answer: false, truth: false, asked: 1, value: expect.closeTo(0.1, 12) });
    const axes = test.parent!.children.filter(({ name }) => /^x\d$/.test(name));
    expect(axes.map(({ event }) => (event as unknown as { overlaps: boolean }).overlaps)).toEqual([false, true, true]);
  });

  it('boxes that overlap around bodies that do not', async () => {
    const test = await shownBy('comp-box-decides');
    expect(test.event).toMatchObject({ answer: true, truth: false, verdict: 'false-alarm' });
  });

  it('eight corners are safe and not tight, the box left behind is neither', async () => {
    const axis = (await shownBy('slides-aabb-after-turn')).event;
    expect(axis).toMatchObject({ eightLow: expect.closeTo(-1.216, 3), eightHigh: expect.closeTo(1.216, 3) });
    expect(axis).toMatchObject({ vertexLow: expect.closeTo(-1.0874, 4), vertexHigh: expect.closeTo(0.5266, 4) });
    expect(axis).toMatchObject({ staleLow: -1, staleHigh: 1 });
  });

  it('a turned model: its box is now less full than its sphere, which turns with it', async () => {
    const frame = (await shownBy('comp-aabb-fastest')).event;
    expect(frame).toMatchObject({ aabbFull: expect.closeTo(0.194, 3), sphereFull: expect.closeTo(0.214, 3) });
    const before = (await shownBy('comp-kinds')).event;
    expect(before).toMatchObject({ aabbFull: expect.closeTo(0.437, 3), sphereFull: expect.closeTo(0.214, 3) });
  });

  it('the number of a cell: divided by its length, not multiplied', async () => {
    const cell = (await shownBy('golf-multiply')).event as unknown as Record<string, number> & { centre: number[] };
    expect(cell).toMatchObject({ size: 0.5, i: 4, alongX: expect.closeTo(4.4667, 4) });
    expect(cell.centre[0]! / cell['size']!).toBeCloseTo(cell['alongX']!, 12);
  });

  it('a ball beside a ridge is hit by the plane alone; one on a slope is not touched at its bottom', async () => {
    const ridge = await shownBy('golf-height-test');
    expect(ridge.event).toMatchObject({ word: 'hit', over: false, gap: expect.closeTo(-0.0097, 4) });
    const slope = await shownBy('golf-contact-not-bottom');
    expect(slope.event).toMatchObject({
      word: 'hit',
      gap: expect.closeTo(-0.0156, 4),
      gapUnder: expect.closeTo(0.0051, 4),
    });
  });

  it('a length of 0 happens: the ball comes to rest', async () => {
    expect((await shownBy('golf-length-zero')).event).toMatchObject({ state: 'resting', speed: 0 });
  });

  it('in one cell and yet apart; one query in five structures', async () => {
    const triangle = await shownBy('comp-shared-cell');
    expect(triangle.event).toMatchObject({ gap: expect.closeTo(0.4, 9), box: 287 });
    expect(triangle.parent!.children.find(({ name }) => name === 'n287')!.event).toMatchObject({ verdict: 'leaf' });
    const table = await shownBy('fauerby-octree');
    expect(table.event).toMatchObject({ agree: true });
    expect(table.children.map(({ event }) => (event as unknown as { structure: string }).structure)).toEqual([
      ...['brute', 'grid', 'octree', 'bvh', 'sap'],
    ]);
  });

  it('far from everything few boxes are asked, and no triangles', async () => {
    expect((await shownBy('comp-good-when-far')).event).toMatchObject({ boxes: 8, tests: 0, contacts: 0 });
  });

  it('a sphere over the face needs no sides; behind it, it is lost; the sum misses its bound', async () => {
    const over = await shownBy('delphi-face-first');
    expect(over.event).toMatchObject({ region: 'over-face', faceTouches: true, sidesAsked: false });
    expect((await shownBy('delphi-front-only')).event).toMatchObject({ region: 'behind', sidesAsked: false });
    const bound = await shownBy('delphi-match-factor');
    expect(bound.event).toMatchObject({ byAngles: false, bySides: true, over: expect.closeTo(-5.17e-9, 11) });
    // The last side leads back to the first corner.
    const last = (await shownBy('delphi-all-sides')).parent!;
    const at = (name: string) =>
      last.children.find((each) => each.name === name)!.event as unknown as { b: unknown; a: unknown };
    expect(at('e2').b).toEqual(at('e0').a);
  });

  it('the nearest points of two hulls apart, the depth of two that overlap', async () => {
    const apart = (await shownBy('comp-shape-precise')).event;
    expect(apart).toMatchObject({ verdict: 'separated', distance: expect.closeTo(1.2587, 4) });
    const deep = (await shownBy('comp-sat-place')).event;
    expect(deep).toMatchObject({ verdict: 'on-boundary', depth: expect.closeTo(0.3273, 4) });
  });

  it('gravity first, then the way; the chord is g·Δt²/8 below the arc; half of a bounce comes back', async () => {
    const move = (await shownBy('slides-euler-order')).event as unknown as Record<
      'before' | 'velocity' | 'way',
      number[]
    >;
    expect(move.velocity[1]).toBeCloseTo(move.before[1]! - 9.81 * 0.1, 12);
    expect(move.way[1]).toBeCloseTo(move.velocity[1]! * 0.1, 12);
    expect((await shownBy('comp-games-linear')).event).toHaveProperty('sag', expect.closeTo((9.81 * 0.5 ** 2) / 8, 12));
    expect((await shownBy('slides-real-physics')).event).toMatchObject({ restitution: 0.5 });
  });

  it('without the minus the ray meets the plane behind its origin', async () => {
    const hit = (await shownBy('slides-hypotenuse-sign')).event;
    expect(hit).toMatchObject({ time: expect.closeTo(1.8562, 4), printed: expect.closeTo(-1.8562, 4) });
  });

  it('D is no distance until the normal has length 1', async () => {
    const plane = (await shownBy('slides-d-is-distance')).event;
    expect(plane).toMatchObject({ rightOffset: expect.closeTo(-0.5, 12), rightLength: expect.closeTo(1.1857, 4) });
    expect(plane).toHaveProperty('rightDistance', expect.closeTo(-0.4217, 4));
  });

  it('a rectangle in one quadrant and across two; a touch; squares that overlap around circles that do not', async () => {
    expect((await shownBy('comp-two-corners-quadrant')).event).toMatchObject({ sameX: true, sameY: true, same: true });
    expect((await shownBy('comp-same-quadrant-code')).event).toMatchObject({ sameX: false, same: false });
    expect((await shownBy('comp-model-circle')).event).toMatchObject({ distance: 5, reach: 5, gap: 0 });
    const circles = (await shownBy('comp-aabb-objects-collide')).event as unknown as {
      between: number[];
      reach: number;
    };
    expect(circles).toMatchObject({ touch: false, distance: expect.closeTo(5.6569, 4) });
    for (const way of circles.between.slice(0, 2)) expect(way).toBeLessThan(circles.reach);
  });
});
