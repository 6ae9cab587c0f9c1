/** A shot as a program: the way of a frame, what it hits by the test that decides, the bounce. The slides have its parts on different pages. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

const slide = (number: number) => place('slide', number);

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame(p, v):' },
    indent: 0,
    steps: ['frame'],
    source: slide(8),
    numbers: [
      ['p', 'begin.place'],
      ['v', 'begin.velocity'],
    ],
  },
  {
    text: { code: 'γ ← g Δt;  if exact: γ ← ½ g Δt;  if arc: γ ← 0' },
    indent: 1,
    steps: ['move'],
    source: slide(8),
    numbers: [['γ', 'pull']],
  },
  { text: { code: 'if as printed: v ← v + v' }, indent: 1, steps: ['move'], source: slide(8) },
  {
    text: { code: 'v ← v − γ ŷ;  d ← v Δt;  if arc: d ← d − ½ g Δt² ŷ' },
    indent: 1,
    steps: ['move'],
    source: slide(8),
    numbers: [
      ['v', 'velocity'],
      ['d', 'way'],
    ],
  },
  {
    text: { code: 'o ← p;  T ← Δt;  repeat, at most 8 times:' },
    indent: 1,
    steps: ['ray'],
    source: slide(12),
    numbers: [
      ['o', 'from'],
      ['d', 'way'],
      ['T', 'time'],
    ],
  },
  {
    text: { code: 'Q ← −½ g T² ŷ;  U ← d − Q' },
    indent: 2,
    steps: ['ray'],
    numbers: [
      ['Q', 'quadratic'],
      ['U', 'linear'],
    ],
  },
  {
    text: { code: 'for each box (c, R, h):  o, d ← R⁻¹(o − c), R⁻¹ d' },
    indent: 2,
    steps: ['box'],
    source: slide(11),
    numbers: [
      ['o', 'begin.origin'],
      ['d', 'begin.direction'],
      ['h', 'begin.half'],
    ],
  },
  { text: { code: 'for each axis:' }, indent: 3, steps: ['slab'] },
  {
    text: { code: 't₁, t₂ ← (∓h − o) / d, in order' },
    indent: 4,
    steps: ['slab'],
    numbers: [
      ['t₁', 't1'],
      ['t₂', 't2'],
    ],
  },
  {
    text: { code: 'if world: n, D₊ ← plane of 3 corners;  −n, D₋ ← the other' },
    indent: 4,
    steps: ['slab'],
    source: slide(17),
    numbers: [
      ['n', 'normal'],
      ['D₊', 'planeHigh'],
      ['D₋', 'planeLow'],
    ],
  },
  {
    text: { code: 'if world: t₁, t₂ ← −(n·o + D) / n·d, in order' },
    indent: 4,
    steps: ['slab'],
    source: slide(13),
    numbers: [
      ['n·d', 'along'],
      ['t₁', 'worldT1'],
      ['t₂', 'worldT2'],
    ],
  },
  {
    text: { code: 'if |d| ≤ ε: t₁, t₂ ← −∞, ∞ if |o| ≤ h, else ∞, −∞' },
    indent: 4,
    steps: ['slab'],
    numbers: [
      ['d', 'direction'],
      ['ε', 'parallel'],
    ],
  },
  {
    text: { code: 't ← max(t, t₁);  t_out ← min(t_out, t₂)' },
    indent: 4,
    steps: ['slab'],
    numbers: [
      ['t', 'enter'],
      ['t_out', 'leave'],
    ],
  },
  {
    text: { code: 'inside ← |R⁻¹(o + d − c)| ≤ h on each axis' },
    indent: 3,
    steps: ['place'],
    source: slide(4),
    numbers: [
      ['R⁻¹(o + d − c)', 'local'],
      ['h', 'half'],
    ],
  },
  {
    text: { code: 'for each face:  a, b, c ← n·Q, n·U, n·o − h' },
    indent: 3,
    steps: ['face'],
    numbers: [
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ],
  },
  {
    text: { code: 't_Q ← falling root of a, b, c in 0 … 1, if on the face' },
    indent: 4,
    steps: ['face'],
    numbers: [
      ['b² − 4 a c', 'discriminant'],
      ['root', 'root'],
    ],
  },
  {
    text: { code: 'hit ← 0 ≤ t ≤ 1, t ≤ t_out;  if place: and inside' },
    indent: 3,
    steps: ['box'],
    numbers: [
      ['t', 'objectEnter'],
      ['t_out', 'objectLeave'],
      ['t, if world', 'worldEnter'],
    ],
  },
  {
    text: { code: 'if arc: t ← least t_Q of its faces' },
    indent: 3,
    steps: ['box'],
    numbers: [['t_Q', 'arcTime']],
  },
  {
    text: { code: 'for each triangle, e₁, e₂ its sides, not if place:' },
    indent: 2,
    steps: ['mesh'],
    numbers: [['asked', 'asked']],
  },
  {
    text: { code: 'solve o + t d = p₀ + u e₁ + w e₂;  if arc: o + U t + Q t²' },
    indent: 3,
    steps: ['triangle'],
    numbers: [
      ['u', 'u'],
      ['w', 'v'],
    ],
  },
  {
    text: { code: 'hit ← u ≥ 0, w ≥ 0, u + w ≤ 1, 0 ≤ t ≤ 1' },
    indent: 3,
    steps: ['triangle'],
    numbers: [
      ['t', 'time'],
      ['t_Q', 'arcTime'],
    ],
  },
  {
    text: { code: 'if arc: v ← (U + 2 Q t) / T,  t = 1 if nothing is hit' },
    indent: 2,
    steps: ['bounce'],
    numbers: [['v', 'velocity']],
  },
  { text: { code: 'if nothing is hit: return o + d' }, indent: 2, steps: ['ray'] },
  {
    text: { code: 'p ← place at the first t, less a little' },
    indent: 2,
    steps: ['bounce'],
    source: slide(13),
    numbers: [
      ['t', 'time'],
      ['p', 'stopped'],
    ],
  },
  { text: { code: 'if place and inside without t: p ← out of the nearest face' }, indent: 2, steps: ['bounce'] },
  {
    text: { code: 'if v·n < 0: v ← v − (1 + e)(v·n) n' },
    indent: 2,
    steps: ['bounce'],
    source: slide(14),
    numbers: [
      ['v·n', 'along'],
      ['e', 'restitution'],
      ['v', 'result'],
    ],
  },
  {
    text: { code: 'o ← p;  T ← (1 − t) T;  d ← the way of v in T' },
    indent: 2,
    steps: ['bounce'],
    numbers: [['T', 'left']],
  },
  {
    text: { code: 'if not arc: v ← v − (g Δt − γ) ŷ' },
    indent: 1,
    steps: ['frame'],
    numbers: [
      ['p', 'centre'],
      ['v', 'velocity'],
    ],
  },
];
