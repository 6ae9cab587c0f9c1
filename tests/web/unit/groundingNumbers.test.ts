/**
 * Numbers in the reasons of statements, in every language: each is read from the run that the statement leads to, or worked out here. Every number of a
 * text is one of them, and every one that is no small whole number is in the text.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statements } from '../../../web/page/workbench/grounding/statements';
import { study as plane } from '../../../web/page/methods/plane_figures';
import { dot, edges, type V } from './learn/box';
import { play, sceneOf } from './presets/run';

const languages = ['en', 'zh', 'pl'] as const;
type Language = (typeof languages)[number];

const reasons = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../../../web/page/workbench/grounding/statements.${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')).statements as Record<string, { why: string }>];
  }),
) as Record<Language, Record<string, { why: string }>>;

/** A number as it is written, and half of its last digit's place. */
interface Written {
  readonly value: number;
  readonly half: number;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The numbers of a text; an index or a power is none, and 10⁻⁹ is one. */
function numbersIn(text: string, language: Language): Written[] {
  const tens = /10([⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g;
  const powers = [...text.matchAll(tens)].map(([, sign, digits]) => {
    const power = Number([...digits!].map((digit) => superscripts.indexOf(digit)).join(''));
    const value = 10 ** (sign ? -power : power);
    return { value, half: value * 1e-9 };
  });
  const plain =
    language === 'pl'
      ? /(?<![\p{L}_\d,])([−-]?)(\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d+(?:,\d+)?)/gu
      : /(?<![\p{Script=Latin}_\d.])([−-]?)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)/gu;
  const others = [...text.replace(tens, ' ').matchAll(plain)].map(([, sign, digits]) => {
    const grouped = language === 'pl' ? /[\u00a0\u202f]/g : /,/g;
    const written = digits!.replace(grouped, '').replace(',', '.');
    const decimals = written.split('.')[1]?.length ?? 0;
    return { value: (sign ? -1 : 1) * Number(written), half: 0.5 * 10 ** -decimals };
  });
  return [...powers, ...others];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const unit = (v: readonly number[]): number[] => v.map((value) => value / Math.hypot(...v));
const between = (a: readonly number[], b: readonly number[]) =>
  degrees(Math.acos(unit(a).reduce((sum, value, k) => sum + value * unit(b)[k]!, 0)));

/** Numbers of a step's record, in the run of a preset of the sweep. */
async function recordAt(preset: string, address: string): Promise<Record<string, number>> {
  const played = await play(await sceneOf(preset));
  try {
    const step = played.tree(Number(/^f(\d+)/.exec(address)![1])).byAddress.get(address);
    if (!step) throw new Error(`${preset}: no ${address}`);
    return step.event as unknown as Record<string, number>;
  } finally {
    played.dispose();
  }
}

/** Half sizes along an axis, of a box with these edges. */
const reach = (half: V, of: readonly [V, V, V], axis: V) =>
  half.reduce((sum, size, k) => sum + size * Math.abs(dot(of[k]!, axis)), 0);

const cube: V = [0.5, 0.5, 0.5];

/** By statement: the numbers in its reason. Those that the text gives stand here as they are; what follows from them is worked out. */
const facts: Readonly<Record<string, () => Promise<readonly number[]> | readonly number[]>> = {
  'fauerby-ellipsoid-smooth': async () => {
    const scene = await sceneOf('acute-wedge');
    const played = await play(scene);
    const [frame] = played.frames;
    const plane = played.tree(0).byAddress.get('f0.p0.s0.t0.plane')!.event as unknown as { normal: V };
    played.dispose();
    const opening = 180 - 2 * degrees(Math.acos(Math.abs(plane.normal[1])));
    return [opening, frame!.sweeps[0]!, frame!.end[2] - frame!.start[2], scene.experiment.inputs[0]!.displacement[2]];
  },
  'fauerby-edges-fixed': async () => {
    const edge = await recordAt('exit-root', 'f0.p0.s0.t0.e0');
    const { experiment } = await sceneOf('exit-root');
    const down = Math.abs(experiment.inputs[0]!.displacement[1]) / experiment.radii[1];
    return [-edge['root1']! * down, edge['root2']!];
  },
  'fauerby-cbm-any-vector': async () => {
    const { radii } = (await sceneOf('three-radii-slim')).experiment;
    const normal = [-Math.sin(radians(30)), Math.cos(radians(30)), 0];
    const there = unit(normal.map((value, k) => value * radii[k]!));
    return [
      30,
      ...radii,
      between(
        normal,
        there.map((value, k) => value * radii[k]!),
      ),
    ];
  },
  'fauerby-force-velocity': () => [3, 60, 3 / 60],
  'comp-tr-force': () => [3, 60, 3 / 60],
  'fauerby-do-not-stop': async () => {
    const played = await play(await sceneOf('nearest-of-two'));
    const ends = [...played.tree(0).byAddress].flatMap(([address, { event }]) =>
      address.startsWith('f0.p0.s0.') ? [event] : [],
    );
    played.dispose();
    // Of the first sweep, those that were the nearest so far.
    return ends.flatMap((event) => (event.kind === 'TriangleEnd' && event.improved ? [event.time] : []));
  },
  'fauerby-translate-back': async () => {
    const { radii } = (await sceneOf('stairs')).experiment;
    return [3, 3 / radii[0], radii[0], 3 / radii[1], radii[1]];
  },
  'fauerby-t0': async () => {
    const { distance, speed, t0 } = await recordAt('face-hit', 'f0.p0.s0.t0.plane');
    return [distance!, speed!, t0!];
  },
  'fauerby-t1-distance': async () => {
    const { distance, speed, t0, t1 } = await recordAt('face-hit', 'f0.p0.s0.t0.plane');
    return [distance! + t1! * speed!, distance!, speed!, t0!, t1!];
  },
  'fauerby-both-outside': () => bothOutside(),
  'comp-tr-both-outside': () => bothOutside(),
  'fauerby-embedded': async () => {
    const { distance } = await recordAt('parallel-embedded', 'f0.p0.s0.t0.plane');
    return [distance!, (await recordAt('parallel-embedded', 'f0.p0.s0.nearest'))['time']!];
  },
  'fauerby-parallel-out': async () => [(await recordAt('parallel-out', 'f0.p0.s0.t0.plane'))['distance']!],
  'comp-places-only': async () => [
    100 * (await wall()).thick,
    (await recordAt('thin-wall', 'f0.p0.s0.nearest'))['time']!,
  ],
  'comp-continuous-small-steps': async () => {
    const { way, across } = await wall();
    const enough = Math.ceil(way / across);
    return [enough - 1, way / (enough - 1), across, enough];
  },
  'comp-games-iterate': async () => {
    const { way, across } = await wall();
    return [Math.ceil(way / across) - 1];
  },
  'fauerby-octree': async () => [(await wall()).way * (await recordAt('thin-wall', 'f0.p0.s0.nearest'))['time']!],
  'comp-model-sat': () => mouth(),
  'comp-sat-nonconvex': () => mouth(),
  'comp-sat-exists': async () => (await mouth()).slice(1),
  'slides-normal-order': () => [0, 1, -1, 19],
  'comp-shared-cell': () => {
    const [radius, size] = [0.1, 1];
    expect(Math.sqrt(3) * (size - 2 * radius)).toBeGreaterThan(1 + 2 * radius);
    return [radius, size, 1];
  },
  'comp-corner-distance-alone': () => [-3, 3, 0.5, 2, 0.5, Math.hypot(3, 0.5)],
  'comp-aabb-means-hit': () => [1, 0, 0, 0, 1.5, 1.5, 0, Math.hypot(1.5, 1.5), 1 + 1 - 1.5],
  'comp-aabb-objects-collide': () => [1, 1.5, 1.5, Math.hypot(1.5, 1.5) - 2],
  'comp-obb-every-axis': () => [2 + 2, 3 + 3 + 3 * 3],
  'comp-obb-tightest': () => [1, (4 / 3) * Math.PI, 2 ** 3],
  'comp-obb-otherwise': () => {
    const [half, other]: [V, V] = [
      [2, 0.5, 0.5],
      [0.5, 2, 0.5],
    ];
    const [a, b] = [edges([45, 0, 0]), edges([0, 45, 0])];
    const gap = (axis: V) => Math.abs(1.5 * axis[2]) - reach(half, a, axis) - reach(other, b, axis);
    return [4, 1, 1, 45, 1.5, -Math.max(...[...a, ...b].map(gap)), gap([0, 0, 1])];
  },
  'comp-games-sphere-irregular': () => {
    const radius = Math.hypot(5, 0.5, 0.5);
    return [10, 1, 1, radius, ((4 / 3) * Math.PI * radius ** 3) / 10];
  },
  'comp-games-linear': () => [8, (1000 * 9.81 * (1 / 60) ** 2) / 8, 60],
  'comp-tr-face-common': () => [1, 10, 100].flatMap((side) => [side, 100 * faceShare(side)]),
  'comp-tr-two-roots': async () => {
    const { root1, root2 } = await recordAt('vertex-hit', 'f0.p0.s0.t0.v0');
    return [root1!, root2!];
  },
  'comp-tr-smallest': async () => [(await recordAt('exit-root', 'f0.p0.s0.nearest'))['time']!],
  'comp-tr-still-edges': async () => [
    (await recordAt('stairs', 'f8.p0.s0.t14.v1'))['time']!,
    (await recordAt('stairs', 'f8.p0.s0.t14.e1'))['time']!,
  ],
  'comp-tr-edge-result': async () => [(await recordAt('edge-hit', 'f0.p0.s0.t0.e0'))['f']!],
  'comp-tr-edge-f': async () => {
    const all = await Promise.all([0, 1, 2].map((k) => recordAt('vertex-hit', `f0.p0.s0.t0.e${k}`)));
    return [0, 1, ...all.map(({ f }) => f!).filter((f) => f < 0)];
  },
  'slides-aabb-turns': () => [45, (2 * reach(cube, edges([0, 45, 0]), [1, 0, 0])) ** 2],
  'slides-aabb-after-turn': () => {
    const wider = 2 * reach(cube, edges([0, 45, 0]), [1, 0, 0]);
    return [1, 45, 2 * wider, wider ** 8];
  },
  'slides-any-overlap': () => {
    expect(Math.hypot(5 - 1, 5 - 1)).toBeGreaterThan(5);
    return [0, 1, 0.5, 1.5, 5, 6];
  },
  'slides-two-points': () => {
    const x = Math.cos(radians(45)) * 1 - Math.sin(radians(45)) * 1;
    return [45, -1, 1, Math.abs(x) < 1e-15 ? 0 : NaN];
  },
  'slides-euler-order': () => {
    const [g, step] = [10, 0.1];
    const fallen = Array.from({ length: 10 }, (_, k) => (k + 1) * step * g * step).reduce((sum, each) => sum + each);
    return [1, g, fallen, (g * 1) / 2];
  },
  'slides-direction-nonuniform': () => {
    const [direction, normal] = [
      [1 / 2, 1, 0],
      [1 * 2, 1, 0],
    ];
    return [2, 1, 0, ...direction!, ...normal!, between(direction!, normal!)];
  },
  'slides-sphere-as-point': () => [0.5, 0.3, 0.5 - 0.3],
  'slides-sat-signs': () => [10, 0, 1, 10 - 0.5],
  'slides-sat-faster': () => [3 + 3 + 3 * 3],
  'slides-plane-by-m': () => {
    // x = 1 is (1, 0, 0, −1); a point times the matrix of a move by 5, and a plane times the same.
    const [a, d] = [1, -1];
    const moved = [a + 5 * d, 0, 0, d];
    const scaled = [2 * a, 0, 0, d];
    return [1, 5, ...moved, -moved[3]! / moved[0]!, 1 + 5, 2, -scaled[3]! / scaled[0]!, 1 * 2];
  },
  'delphi-front-only': () => [0, 1, -0.1],
  'golf-contact-not-bottom': () => [30, 1 - Math.cos(radians(30))],
  'golf-multiply': () => [7, 2, Math.floor(7 / 2), 7 / 2, 7 * 2],
  'golf-shadow-cell': () => {
    const away = 0.1 * Math.sin(radians(60)) + 0.5 * Math.cos(radians(60));
    return [0.5, 0.1, 60, 0.5, away, 0.5 - away];
  },
  'golf-height-test': () => [45, 1, 0.1, 1.2, (1.2 + 0.1) / Math.SQRT2, Math.hypot(0.1, 1.2)],
  'golf-reflection': () => {
    const [normal, way] = [
      [0, 4, 0],
      [0, -1, 0],
    ];
    const twice = 2 * normal!.reduce((sum, value, k) => sum + value * way![k]!, 0);
    return [1, ...normal!, ...way!, ...way!.map((value, k) => value - twice * normal![k]!)];
  },
};

async function bothOutside(): Promise<number[]> {
  const { t0, t1 } = await recordAt('stairs', 'f12.p0.s0.t6.plane');
  return [0, 1, t0!, t1!, (await recordAt('stairs', 'f12.p0.s0.t6'))['time']!];
}

/** The way of the ball, and how far it overlaps the wall at most: twice its radius and the thickness, all in metres. */
async function wall(): Promise<{ readonly way: number; readonly thick: number; readonly across: number }> {
  const { experiment, mesh } = await sceneOf('thin-wall');
  const across = [0, 1, 2].map((k) => mesh.bounds.max[k]! - mesh.bounds.min[k]!);
  const thick = Math.min(...across);
  const way = Math.hypot(...experiment.inputs[0]!.displacement);
  return { way, thick, across: 2 * experiment.radii[0] + thick };
}

/** Of the U and the square in its mouth: how thick its walls are, the side of the square, and what lies between them. */
async function mouth(): Promise<number[]> {
  const { settings } = plane.presets.find(({ id }) => id === 'plane_figures.mouth')!;
  const corners = (name: string, [x, y]: readonly [number, number]) => {
    const list = settings[name] as readonly number[];
    return Array.from({ length: list.length / 2 }, (_, k) => [list[2 * k]! + x, list[2 * k + 1]! + y] as const);
  };
  const u = corners('polygonA', [0, 0]);
  const [x, y] = settings['centreB'] as V;
  const square = corners('polygonB', [x, y]);
  const sides = (of: typeof u) => of.map((from, k) => [from, of[(k + 1) % of.length]!] as const);
  const far = (points: typeof u, of: typeof u) =>
    Math.min(...points.flatMap((point) => sides(of).map(([from, to]) => fromSegment(point, from, to))));
  const lengths = (of: typeof u) => sides(of).map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [Math.min(...lengths(u)), lengths(square)[0]!, Math.min(far(u, square), far(square, u))];
}

function fromSegment([px, py]: readonly number[], [ax, ay]: readonly number[], [bx, by]: readonly number[]): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const f = Math.min(Math.max(((px! - ax!) * dx + (py! - ay!) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(ax! + f * dx - px!, ay! + f * dy - py!);
}

/** Of straight paths from anywhere that touch an equilateral triangle with a ball of radius 1, those that touch its face: by area of the grown triangle. */
function faceShare(side: number): number {
  const faces = 2 * (Math.sqrt(3) / 4) * side ** 2;
  return faces / (faces + 3 * Math.PI * side + 4 * Math.PI);
}

describe('numbers of reasons', () => {
  it('belong to statements that there are', () => {
    const ids = new Set(statements.map(({ id }) => id));
    expect(Object.keys(facts).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(Object.entries(facts))('%s', { timeout: 60_000 }, async (id, fact) => {
    const known = await fact();
    for (const language of languages) {
      const { why } = reasons[language][id]!;
      const written = numbersIn(why, language);
      expect(written.length, why).toBeGreaterThan(0);
      const is = ({ value, half }: Written, fact: number) => Math.abs(value - fact) <= half * (1 + 1e-6);
      expect(
        written.filter((each) => !known.some((fact) => is(each, fact))).map(({ value }) => value),
        why,
      ).toEqual([]);
      const telling = known.filter((fact) => Math.abs(fact - Math.round(fact)) > 1e-9 || Math.abs(fact) >= 10);
      expect(
        telling.filter((fact) => !written.some((each) => is(each, fact))),
        why,
      ).toEqual([]);
    }
  });
});
