/**
 * What an answer is told is true, for answers all over what may be given: both signs, ends, 0, the usual slips, half way between. The claims are worked
 * out here from the scene, in closed form or by trying, and not from the numbers of the trace that the course makes its texts of.
 */
import { describe, expect, it } from 'vitest';
import catalogue01 from '../../../../web/page/learn/course/en/01.json';
import catalogue02 from '../../../../web/page/learn/course/en/02.json';
import catalogue03 from '../../../../web/page/learn/course/en/03.json';
import catalogue04 from '../../../../web/page/learn/course/en/04.json';
import catalogue05 from '../../../../web/page/learn/course/en/05.json';
import catalogue06 from '../../../../web/page/learn/course/en/06.json';
import catalogue07 from '../../../../web/page/learn/course/en/07.json';
import catalogue09 from '../../../../web/page/learn/course/en/09.json';
import catalogue10 from '../../../../web/page/learn/course/en/10.json';
import catalogue11 from '../../../../web/page/learn/course/en/11.json';
import catalogue13 from '../../../../web/page/learn/course/en/13.json';
import catalogue15 from '../../../../web/page/learn/course/en/15.json';
import catalogue16 from '../../../../web/page/learn/course/en/16.json';
import catalogue17 from '../../../../web/page/learn/course/en/17.json';
import catalogue18 from '../../../../web/page/learn/course/en/18.json';
import catalogue19 from '../../../../web/page/learn/course/en/19.json';
import catalogue20 from '../../../../web/page/learn/course/en/20.json';
import catalogue21 from '../../../../web/page/learn/course/en/21.json';
import type { Answered, Ask } from '../../../../web/page/learn/tour/types';
import { filled } from '../../../../web/page/learn/tour/markdown';
import { dot, edges } from './box';
import { allChapters, answerTo, asked, said } from './tools';

/** The guess, and the numbers that the texts show, by their names. */
type Claim = (g: readonly number[], say: Readonly<Record<string, number>>) => boolean;
const near = (a: number | undefined, b: number, by = 1e-6) => Math.abs(a! - b) <= by;
const always: Claim = () => true;

/** Chapter 1: a wall 0.02 thick at x = 0, a ball of radius 0.5 that jumps 16 m. */
const [wall, radius, jump, begin] = [0.02, 0.5, 16, -6];
/** Whether the last of n evenly spaced tests, or one before it, finds the wall for a start so much further on. */
const finds = (n: number, on: number) =>
  Array.from({ length: n }, (_, at) => begin + on + ((at + 1) * jump) / n).some(
    (x) => x > -radius && x < wall + radius,
  );
const finder = (n: number) =>
  n > 100 || Array.from({ length: 1600 }, (_, at) => (at / 1600) * (jump / n)).every((on) => finds(n, on));

/** Chapters 3 and 4: the plane −0.8x + 0.6y = 0, and the motion of the sphere through it. */
const distance = (x: number, y: number) => -0.8 * x + 0.6 * y;
const B = [-2.5, 1, 0.15] as const;
const v = [4.4, -0.8, 0] as const;
const height = (t: number) => distance(B[0] + t * v[0], B[1] + t * v[1]);
const long = Math.hypot(...v);

/** Chapter 5: q, and p₁ and p₂, in the plane of the floor. */
const [q, p1, p2] = [
  [-1, 0.5],
  [-4, -4],
  [-2, 4],
] as const;
type Point = readonly [number, number];
/** Signed distance of a point from a line; above 0 on its left. */
const beside = (a: Point, b: Point, p: Point) =>
  ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1]);
/** Distances of q from the three sides, below 0 outside; the first is that of the side that stays. */
const sides = (g: readonly number[]) => {
  const p3 = [g[0]!, g[1]!] as const;
  return [-beside(p1, p2, q), -beside(p2, p3, q), -beside(p3, p1, q)] as const;
};
const inside =
  (side: 0 | 1 | 2, name: string): Claim =>
  (g, say) => {
    const all = sides(g);
    return Math.min(...all) > 0 && near(Math.min(...all), all[side]) && near(say[name], all[side], 1e-3);
  };

/** Chapter 6: the centre comes down from 4, 0.6 beside the corner. */
const far = (t: number) => Math.hypot(0.6, 4 - 4 * t);

/** Chapter 15: the second face normal of A; how far the half edges of B reach along it. */
const normal = edges([0, -8, -5])[1];
const boxApart = dot([2.31, 1.2, 0.54], normal);
const reach = ([0.9, 0.45, 0.6] as const).map((half, k) => half * Math.abs(dot(edges([-39, 13, -27])[k]!, normal)));
const boxGap = boxApart - 0.5 - reach.reduce((sum, each) => sum + each);

/** Chapter 16: a rectangle of half sizes 0.5 and 0.3 around (1.3, 1); its corner nearest to the origin. */
const cornerFar = Math.hypot(1.3 - 0.5, 1 - 0.3);

/** Chapter 17: a centre 0.4 above the plane of a square, its foot 0.3 outside of a side and 0.8 from the nearer end of it. */
const squareFar = Math.hypot(0.4, 0.3);

/** Chapter 18: the corner of the hull that is farthest in x, and how far the box reaches from its centre to either side. */
const tip = 1.2 * edges([0, 20, 0])[0][0] - 0.5 * edges([0, 20, 0])[1][0] + 0.6 * edges([0, 20, 0])[2][0];
const boxReach = ([0.7, 0.5, 0.6] as const).reduce(
  (sum, half, k) => sum + half * Math.abs(edges([25, 10, 35])[k]![0]),
  0,
);
/** Chapter 19: heights of the corners of a triangle whose right angle is at the far corner, its sides 2 long; and of the fourth corner of the cell. */
const [farCorner, farX, farZ, nearCorner] = [0.2, 1.4, 1.1, 1.3];
const groundBelow = farCorner + 0.5 * (farZ - farCorner) + 0.25 * (farX - farCorner);
const upward = 1 / Math.hypot(1, (farZ - farCorner) / 2, (farX - farCorner) / 2);

/** Chapter 20: a shot at 6 m/s upward and 30 m/s along x, gravity 10 m/s², frames of 0.1 s; a plate from 7.9 to 8.1 m. */
const stepped = [1, 2].reduce((y, frame) => y + (6 - 10 * 0.1 * frame) * 0.1, 0);
const reached = (7.9 - 6) / (30 * 0.1);

/** Chapter 21: pairs of 40 boxes, counted one by one. */
let pairsOf40 = 0;
for (let a = 0; a < 40; a++) for (let b = a + 1; b < 40; b++) pairsOf40++;
/** Entries of four cells of a grid, without those that repeat a triangle. */
const gridEntries = 14 + 8 + 18 + 18;
const gridTests = gridEntries - 20;

const claims: Record<number, { texts: object; of: Record<string, Claim> }> = {
  1: {
    texts: catalogue01,
    of: {
      'tests.right': ([g], { wide }) => finder(g!) && !finder(g! - 1) && near(wide, jump / g!),
      'tests.wall': ([g], { reach }) => near(g, jump / wall, 16) && near(reach, 2 * radius + wall),
      'tests.half': ([g]) => near(g, jump / radius, 2),
      'tests.whole': ([g], { ratio }) => near(g, jump / (2 * radius + wall), 0.1) && near(ratio, 15.686, 1e-3),
      'tests.part': ([g]) => !Number.isInteger(g),
      'tests.many': ([g], { wide }) => finder(g!) && g! > 16 && near(wide, jump / g!),
      'tests.none': ([g]) => g! < 1,
      'tests.one': ([g]) => g === 1 && !finds(1, 0),
      'tests.lucky': ([g], { wide, spare, upto }) =>
        near(wide, jump / g!) &&
        [0, spare! - 0.001, upto! + 0.001].every((on) => finds(g!, on)) &&
        [spare! + 0.001, (spare! + upto!) / 2, upto! - 0.001].every((on) => !finds(g!, on)),
      'tests.few': ([g], { wide }) => !finds(g!, 0) && near(wide, jump / g!),
    },
  },
  2: {
    texts: catalogue02,
    of: {
      'place.right': ([g]) => near(g, 0.25, 0.02 + 1e-9),
      'place.end': ([g]) => near(g, 0.75, 0.03 + 1e-9),
      'place.third': ([g], { left }) => near(g, 1 / 3, 0.02) && near(left, (g! - 0.25) * long),
      'place.half': ([g], { left }) => near(g, 0.5, 0.03 + 1e-9) && near(left, (g! - 0.25) * long),
      'place.late': ([g], { early, left }) => near(early, g! - 0.25) && near(left, early! * long),
      'place.early': ([g], { early, left }) => near(early, 0.25 - g!) && near(left, early! * long),
      'twice.right': ([g]) => near(g, 0.125, 0.0025 + 1e-9),
      'twice.double': ([g]) => near(g, 0.5, 0.01 + 1e-9),
      'twice.same': ([g]) => near(g, 0.25, 0.005 + 1e-9),
      'twice.outside': ([g]) => g! < 0 || g! > 1,
      'twice.late': ([g], { mine }) => g! > 0.125 && near(mine, g! * 2 * long),
      'twice.early': ([g], { mine }) => g! < 0.125 && near(mine, g! * 2 * long),
    },
  },
  3: {
    texts: catalogue03,
    of: {
      'place.right': ([x, y], { pd }) => near(pd, distance(x!, y!)) && near(pd, 1, 0.05 + 1e-9),
      'place.back': ([x, y], { pd }) => near(pd, distance(x!, y!)) && near(pd, -1, 0.08 + 1e-9),
      'place.behind': ([x, y], { pd, behind }) => pd! < 0 && near(pd, distance(x!, y!)) && near(behind, -pd!),
      'place.along': ([x, y], { off, along }) =>
        near(off, 1 - distance(x!, y!)) && near(along, (distance(x!, y!) * long) / 4),
      'place.level': ([x, y], { off, level }) =>
        near(off, 1 - distance(x!, y!)) && near(level, Math.abs(x! - (y! * 3) / 4)),
      'place.upright': ([x, y], { off, upright }) =>
        near(off, 1 - distance(x!, y!)) && near(upright, Math.abs(y! - (x! * 4) / 3)),
      'place.near': ([x, y], { off }) => near(off, 1 - distance(x!, y!)) && off! > 0,
      'place.far': ([x, y], { off }) => near(off, distance(x!, y!) - 1) && off! > 0,
      'number.right': ([g]) => near(g, 2.6, 0.06),
      'number.sign': ([g]) => near(g, -2.6, 0.06),
      'number.skin': ([g]) => near(g, 1.6, 0.03 + 1e-9),
      'number.path': ([g]) => near(g, (2.6 * long) / 4, 0.03 + 1e-9),
      'number.mixed': ([g]) => near(Math.abs(g!), 0.8 * 2.5 - 0.6 * 1, 0.03 + 1e-9),
      'number.negative': ([g]) => g! < 0,
      'number.off': ([g], { off }) => near(off, Math.abs(g! - 2.6)),
    },
  },
  4: {
    texts: catalogue04,
    of: {
      'first.right': ([g], { early }) => near(early, Math.abs(g! - 0.4)) && near(height(0.4), 1),
      'first.half': ([g]) => near(height(g!), 0, 0.12),
      'first.early': ([g], { early, left, far: away, gap }) =>
        near(early, 0.4 - g!) &&
        near(left, early! * long) &&
        near(away, height(g!)) &&
        near(gap, height(g!) - 1) &&
        gap! > 0,
      'first.gone': ([g]) => height(g!) <= -1 + 1e-9,
      'first.past': ([g], { early, deep, far: away }) =>
        near(early, g! - 0.4) && height(g!) < 0 && near(away, -height(g!)) && near(deep, 1 - height(g!)),
      'first.late': ([g], { early, deep, far: away }) =>
        near(early, g! - 0.4) && height(g!) > 0 && near(away, height(g!)) && near(deep, 1 - height(g!)),
      'last.right': ([g], { early }) => near(early, Math.abs(g! - 0.9)) && near(height(0.9), -1),
      'last.half': ([g]) => near(height(g!), 0, 0.12),
      'last.first': ([g]) => near(g, 0.4, 0.03 + 1e-9),
      'last.before': ([g], { early, far: away, gap }) =>
        near(early, 0.9 - g!) && near(away, height(g!)) && near(gap, height(g!) - 1) && gap! > 0,
      'last.early': ([g], { early, left, far: away }) =>
        near(early, 0.9 - g!) &&
        near(left, early! * long) &&
        Math.abs(height(g!)) < 1 &&
        near(away, Math.abs(height(g!))),
      'last.late': ([g], { early, left, far: away }) =>
        near(early, g! - 0.9) && near(left, early! * long) && height(g!) < -1 && near(away, -height(g!)),
    },
  },
  5: {
    texts: catalogue05,
    of: {
      'corner.over': ([x, z]) => beside(p1, p2, [x!, z!]) > -0.1,
      'corner.border': (g, { near: by }) => near(by, Math.abs(Math.min(...sides(g))), 1e-3) && by! <= 0.02 + 1e-9,
      'corner.outX': (g, { out }) => near(out, -sides(g)[2], 1e-3) && out! > 0,
      'corner.outZ': (g, { out }) => near(out, -sides(g)[1], 1e-3) && out! > 0,
      'corner.far': (g, { out }) => near(out, -Math.min(...sides(g)), 1e-3) && out! > 0.3,
      'corner.inX': inside(2, 'toX'),
      'corner.inZ': inside(1, 'toZ'),
      'corner.inY': inside(0, 'toY'),
    },
  },
  6: {
    texts: catalogue06,
    of: {
      'first.right': ([g], { off }) => near(off, Math.abs(g! - 0.8)) && near(far(0.8), 1),
      'first.plane': ([g], { far: away, gap }) => near(g, 0.75, 0.02) && near(away, far(g!)) && near(gap, far(g!) - 1),
      'first.beside': ([g], { far: away }) => near(g, 1, 0.04) && near(away, far(g!)),
      'first.early': ([g], { off, left, far: away, gap }) =>
        near(off, 0.8 - g!) && near(left, off! * 4) && near(away, far(g!)) && near(gap, far(g!) - 1) && gap! > 0,
      'first.late': ([g], { off, left, far: away, deep }) =>
        near(off, g! - 0.8) && near(left, off! * 4) && near(away, far(g!)) && near(deep, 1 - far(g!)) && deep! > 0,
      'last.right': ([g]) => near(g, 1, 0.02 + 1e-9),
      'last.sign': ([g]) => g! < 0,
      'last.now': ([g]) => near(g, 0.6, 0.01),
      'last.sum': ([g], { gap }) => near(g, 1.6, 0.01) && near(gap, g! - 1),
      'last.twice': ([g]) => near(g, 2, 0.01),
      'last.less': ([g], { enter, depth }) =>
        near(Math.hypot(g!, 4 - 4 * enter!), 1) && enter! < 1 && near(depth, 1 - g!) && depth! > 0,
      'last.more': ([g], { gap }) => near(gap, g! - 1) && gap! > 0,
    },
  },
  7: {
    texts: catalogue07,
    // The edge runs along z from −3 to 3; the path comes down at z = 0.5.
    of: {
      'where.right': ([g], { way }) => near(way, Math.abs(-3 + 6 * g! - 0.5)) && way! <= 0.3 + 1e-9,
      'where.middle': ([g], { mid }) => near(g, 0.5, 0.025) && near(mid, 0.5),
      'where.other': ([g], { other }) => near(g, 1 - 3.5 / 6, 0.005) && near(other, 1 - 3.5 / 6),
      'where.before': ([g], { way }) => near(way, 0.5 - (-3 + 6 * g!)) && way! > 0,
      'where.after': ([g], { way }) => near(way, -3 + 6 * g! - 0.5) && way! > 0,
    },
  },
  9: {
    texts: catalogue09,
    of: {
      'time.right': ([g], { time }) => near(g, time!, 0.02 * time! + 1e-9),
      // A radius of the stairs: 0.3 and 0.65.
      'time.scaled': ([g], { time }) => [0.3, 0.65].some((r) => near(g, time! * r, 0.06) || near(g, time! / r, 0.06)),
      'time.other': always,
      'steep.right': ([g], { steep }) =>
        near(steep, (Math.atan(Math.tan(Math.PI / 6) / 5) * 180) / Math.PI, 1e-3) && near(g, steep!, 0.14),
      'steep.times': ([g]) => near(g, (Math.atan(Math.tan(Math.PI / 6) * 5) * 180) / Math.PI, 1 + 1e-9),
      'steep.same': ([g]) => near(g, 30, 0.5),
      'steep.angle': ([g]) => near(g, 6, 0.1 + 1e-9),
      'steep.steeper': ([g]) => g! > 30,
      'steep.near': ([g], { off }) => g! < 30 && near(off, Math.abs(g! - 6.5868), 1e-3),
    },
  },
  10: {
    texts: catalogue10,
    // The wall is at x = 2, the ball 0.5 wide; it is asked to go to (3, 1) and touches half way.
    of: {
      'place.right': ([x, z], { off }) => near(off, Math.hypot(x! - 1.5, z! - 1), 0.003) && off! <= 0.1 + 1e-9,
      'place.asked': ([x, z], { deep }) => Math.hypot(x! - 3, z! - 1) < 0.21 && near(deep, x! - 1.5, 1e-3),
      'place.sticks': ([x, z], { hitz }) => Math.hypot(x! - 1.5, z! - hitz!) < 0.21,
      'place.whole': ([, z], { long: more }) => near(more, z! - 1, 1e-3) && more! > 0,
      'place.zero': ([, z], { rz, endz, startz }) =>
        near(z, 2, 0.1) && near(rz, 1, 2e-3) && near(endz, 1, 1e-3) && near(startz, -1, 1e-9),
      'place.deep': ([x], { deep }) => near(deep, x! - 1.5, 1e-3) && deep! > 0,
      'place.clear': ([x], { clear }) => near(clear, 1.5 - x!, 0.003) && clear! > 0,
      'place.short': ([, z], { long: less }) => near(less, 1 - z!, 1e-3) && less! > 0,
      'place.long': ([, z], { long: more }) => near(more, z! - 1, 1e-3) && more! > 0,
    },
  },
  11: {
    texts: catalogue11,
    of: {
      'sweeps.right': ([g]) => g === 3,
      'sweeps.none': ([g]) => g! <= 0,
      'sweeps.part': ([g]) => !Number.isInteger(g),
      'sweeps.two': ([g]) => g === 2,
      'sweeps.all': ([g], { all }) => g === 4 && all === 4,
      'sweeps.one': ([g]) => g === 1,
      'sweeps.many': ([g]) => g! > 3,
      // The body is 1 m high below its centre, over a floor at 0.
      'end.wanted': ([, y], { deep }) => near(deep, 1 - y!, 2e-3) && deep! > 0,
      'end.right': ([z, y], { off }) => near(off, Math.hypot(z! - 1, y! - 1), 2e-3) && off! <= 0.1 + 1e-9,
      'end.met': ([z]) => z! < 1,
      'end.deep': ([, y], { deep }) => near(deep, 1 - y!, 2e-3) && deep! > 0,
      'end.high': ([, y], { high }) => near(high, y! - 1, 2e-3) && high! > 0,
      'end.short': ([z], { long: less }) => near(less, 1 - z!) && less! > 0,
      'end.long': ([z], { long: more }) => near(more, z! - 1) && more! > 0,
    },
  },
  13: {
    texts: catalogue13,
    of: {
      'tests.none': ([g]) => g! <= 0,
      'tests.right': ([g], { tests }) => g! <= 3 * tests! + 1e-9 && g! >= tests! / 3 - 1e-9,
      'tests.all': ([g], { all }) => g! >= all! / 3,
      'tests.many': ([g], { tests, times }) => g! > tests! && near(times, g! / tests!),
      'tests.few': ([g], { tests, less }) => g! < tests! && near(less, tests! / g!, 1e-6 * less!),
      'looked.right': ([g], { looked, more }) =>
        g! <= 2 * looked! + 1e-9 && g! >= looked! / 2 - 1e-9 && near(more, looked! / 36),
      'looked.tenfold': ([g]) => near(g, 360, 150),
      'looked.many': ([g], { looked }) => g! > looked!,
      'looked.few': ([g], { looked }) => g! < looked!,
    },
  },
  15: {
    texts: catalogue15,
    of: {
      'gap.right': ([g]) => near(g, boxGap, 0.005 + 1e-9),
      'gap.sign': ([g]) => near(g, -boxGap, 0.005 + 1e-9),
      'gap.single': ([g]) => near(g, boxApart - 0.5, 0.01 + 1e-9),
      'gap.whole': ([g]) => near(g, 2 * boxApart - boxGap, 0.01 + 1e-9),
      'gap.more': ([g]) => g! > boxGap,
      'gap.less': ([g]) => g! < boxGap,
    },
  },
  16: {
    texts: catalogue16,
    of: {
      'far.right': ([g]) => near(g, cornerFar, 0.02 + 1e-9),
      'far.squared': ([g]) => near(g, cornerFar ** 2, 0.02 + 1e-9),
      'far.sum': ([g]) => near(g, 0.8 + 0.7, 0.02 + 1e-9),
      'far.larger': ([g]) => near(g, 0.8, 0.02 + 1e-9),
      'far.centres': ([g]) => near(g, Math.hypot(1.3, 1), 0.02 + 1e-9),
      'far.more': ([g]) => g! > cornerFar,
      'far.less': ([g]) => g! < cornerFar,
    },
  },
  17: {
    texts: catalogue17,
    of: {
      'far.right': ([g]) => near(g, squareFar, 0.01 + 1e-9),
      'far.plane': ([g]) => near(g, 0.4, 0.01 + 1e-9),
      'far.aside': ([g]) => near(g, 0.3, 0.01 + 1e-9),
      'far.sum': ([g]) => near(g, 0.4 + 0.3, 0.01 + 1e-9),
      'far.squared': ([g]) => near(g, squareFar ** 2, 0.01 + 1e-9),
      'far.corner': ([g]) => near(g, Math.hypot(0.4, 0.3, 0.8), 0.01 + 1e-9),
      'far.gap': ([g]) => near(g, squareFar - 0.45, 0.01 + 1e-9),
      'far.more': ([g]) => g! > squareFar,
      'far.less': ([g]) => g! < squareFar,
    },
  },
  18: {
    texts: catalogue18,
    of: {
      'first.right': ([g]) => near(g, tip - (2.9 - boxReach), 0.01 + 1e-9),
      'first.sign': ([g]) => near(g, 2.9 - boxReach - tip, 0.01 + 1e-9),
      'first.other': ([g]) => near(g, tip - (2.9 + boxReach), 0.01 + 1e-9),
      'first.sum': ([g]) => near(g, tip + (2.9 - boxReach), 0.01 + 1e-9),
      'first.more': ([g]) => g! > tip - (2.9 - boxReach),
      'first.less': ([g]) => g! < tip - (2.9 - boxReach),
    },
  },
  19: {
    texts: catalogue19,
    of: {
      'ground.right': ([g]) => near(g, groundBelow, 0.01 + 1e-9),
      'ground.top': ([g]) => near(g, farX, 0.005 + 1e-9),
      'ground.mean': ([g]) => near(g, (farCorner + farX + farZ) / 3, 0.005 + 1e-9),
      'ground.four': ([g]) => near(g, (farCorner + farX + farZ + nearCorner) / 4, 0.005 + 1e-9),
      'ground.lower': ([g]) =>
        near(g, nearCorner + 0.5 * (farX - nearCorner) + 0.75 * (farZ - nearCorner), 0.005 + 1e-9),
      'ground.more': ([g]) => g! > groundBelow,
      'ground.less': ([g]) => g! < groundBelow,
      'touch.right': ([g]) => near(g! * upward, 0.44, 0.01),
      'touch.radius': ([g]) => near(g, 0.44, 0.005 + 1e-9) && g! * upward < 0.44,
      'touch.times': ([g]) => near(g, 0.44 * upward, 0.005 + 1e-9),
      'touch.more': ([g]) => g! * upward > 0.44,
      'touch.less': ([g]) => g! * upward < 0.44,
    },
  },
  20: {
    texts: catalogue20,
    of: {
      'height.right': ([g]) => near(g, stepped, 0.02 + 1e-9),
      'height.level': ([g]) => near(g, 6 * 0.2, 0.02 + 1e-9),
      'height.late': ([g]) => near(g, 6 * 0.1 + (6 - 1) * 0.1, 0.02 + 1e-9),
      'height.exact': ([g]) => near(g, 6 * 0.2 - 5 * 0.2 ** 2, 0.02 + 1e-9),
      'height.one': ([g]) => near(g, (6 - 1) * 0.1, 0.02 + 1e-9),
      'height.more': ([g]) => g! > stepped,
      'height.less': ([g]) => g! < stepped,
      'sweep.right': ([g]) => near(g, reached, 0.01 + 1e-9),
      'sweep.centre': ([g]) => near(g, 2 / 3, 0.01 + 1e-9),
      'sweep.far': ([g]) => near(g, (8.1 - 6) / 3, 0.01 + 1e-9),
      'sweep.rest': ([g]) => near(g, 1 - reached, 0.01 + 1e-9),
      'sweep.seconds': ([g]) => near(g, reached * 0.1, 0.002 + 1e-9),
      'sweep.metres': ([g]) => near(g, 7.9 - 6, 0.01 + 1e-9),
      'sweep.late': ([g]) => g! > reached,
      'sweep.early': ([g]) => g! < reached,
    },
  },
  21: {
    texts: catalogue21,
    of: {
      'all.right': ([g]) => Math.round(g!) === pairsOf40,
      'all.square': ([g]) => Math.round(g!) === 40 * 40,
      'all.twice': ([g]) => Math.round(g!) === 2 * pairsOf40,
      'all.self': ([g]) => Math.round(g!) === pairsOf40 + 40,
      'all.one': ([g]) => Math.round(g!) === 39 || Math.round(g!) === 40,
      'all.more': ([g]) => g! > pairsOf40,
      'all.less': ([g]) => g! < pairsOf40,
      'grid.right': ([g]) => Math.round(g!) === gridTests,
      'grid.entries': ([g]) => Math.round(g!) === gridEntries,
      'grid.repeats': ([g]) => Math.round(g!) === 20,
      'grid.all': ([g]) => Math.round(g!) === 800,
      'grid.more': ([g]) => g! > gridTests,
      'grid.less': ([g]) => g! < gridTests,
    },
  },
};

/** Answers all over what may be given, and around each that is special. */
function answers(ask: Ask, truth: readonly number[]): number[][] {
  if (ask.kind === 'number') {
    const special = [
      truth[0]!,
      1.6,
      1,
      2,
      2.907,
      0.5,
      0.25,
      30,
      70.9,
      6,
      1.4,
      800,
      15.7,
      31,
      4,
      360,
      40_000,
      0.113,
      1.26,
      0.0907,
      0.897,
      2.884,
      1.063,
      1.13,
      1.5,
      0.8,
      1.64,
      0.943,
      0.05,
      2.584,
      3.215,
      0.9,
      1.2,
      0.44,
      0.352,
      1.2,
      1.1,
      0.675,
      0.7,
      0.367,
      0.0633,
      1600,
      1560,
      820,
      58,
      20,
      1.9,
    ];
    const all = special.flatMap((value) =>
      [0.1, 0.3, 0.5, 0.9, 0.97, 1, 1.03, 1.1, 2, 3.3, 10, 100].map((by) => value * by),
    );
    const whole = Array.from({ length: 40 }, (_, at) => at);
    return [...all, ...whole].flatMap((value) => [[value], [-value]]);
  }
  if (ask.kind !== 'place') return [];
  const { least, most } = ask.where === 'time' ? { least: 0, most: 1 } : ask.where;
  const count = ask.begin.length === 1 ? 400 : 64;
  const steps = Array.from({ length: count + 1 }, (_, at) => least + ((most - least) * at) / count);
  const grid = ask.begin.length === 1 ? steps.map((g) => [g]) : steps.flatMap((a) => steps.map((b) => [a, b]));
  return [...grid, [...truth], ...special(truth)];
}
/** Where a slip leads in chapters 10 and 11. */
const special = (truth: readonly number[]): number[][] =>
  truth.length < 2
    ? []
    : [
        [3, 1],
        [1.5, 0.25],
        [1.5, 1.57],
        [1, 0.502],
        [0.5, 1.02],
        [1.5, 0.6],
        [1.5, 1.3],
      ];

/** The key of a comment; two may have the same title, and differ in what follows. */
function keyIn(texts: object, title: string, say = ''): string {
  const all = new Map(Object.entries(texts) as [string, string][]);
  const titled = [...all.keys()].filter((key) => all.get(key) === title && all.has(`${key}.say`));
  return (
    titled.find((key) => all.get(`${key}.say`) === say) ?? titled[0] ?? [...all].find(([, text]) => text === title)![0]
  );
}

describe.each(allChapters.map(({ id }) => id))('chapter %i', (id) => {
  it('tells the truth about every answer, and has no comment that no answer gets', async () => {
    const wrong: string[] = [];
    const unused = new Set<string>();
    for (const each of await asked(id)) {
      if (each.ask.kind !== 'number' && each.ask.kind !== 'place') continue;
      const { texts, of } = claims[id]!;
      const keyOf = ({ title, say }: Answered) => keyIn(texts, title, say);
      const keys = each.ask.then.map(keyOf);
      for (const key of keys) unused.add(key);
      for (const answer of answers(each.ask, answerTo(each))) {
        const { answer: told, numbers } = said(each, ...answer);
        const key = keyOf(told);
        unused.delete(key);
        const claim = of[key];
        if (!claim) wrong.push(`${key} has no claim here`);
        else if (!claim(answer, numbers)) wrong.push(`${key}, told of ${answer.join(', ')}`);
        const open = filled(`${told.title} ${told.say ?? ''}`, numbers, String).match(/\{[^}]*\}|NaN|undefined/);
        if (open) wrong.push(`${key}: ${open[0]}`);
      }
    }
    expect([...new Set(wrong)].slice(0, 30)).toEqual([]);
    expect([...unused]).toEqual([]);
  });
});
