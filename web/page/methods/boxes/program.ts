/** Two boxes as a program: corners in the other box, fifteen axes, and the axes over the motion. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

/** Times are computed in any case, but only this test asks for them. */
const swept = { kind: 'BoxPair', test: 'swept' } as const;

const [inPlanes, corners, axes] = [place('slide', 19), place('slide', 20), place('slide', 21)];

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame n:  c_B ← c_B + n v;  turn of B ← turn + n spin' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['c_B', 'begin.centreB'],
      ['v', 'begin.motion'],
    ],
  },
  { text: { code: 'T ← c_B − c_A' }, indent: 1, steps: ['pair'], numbers: [['T', 'begin.between']] },
  { text: { code: 'if corners decide:' }, indent: 1 },
  {
    text: { code: 'for each corner c of A, then of B:' },
    indent: 2,
    steps: ['corner'],
    source: corners,
    numbers: [['c', 'point']],
  },
  {
    text: { code: 'pₖ ← (c − centre of the other box)·its axis k' },
    indent: 3,
    steps: ['corner'],
    numbers: [['p', 'local']],
  },
  {
    text: { code: 'o ← max(|pₖ| − hₖ), h its half sizes' },
    indent: 3,
    steps: ['corner'],
    numbers: [
      ['h', 'half'],
      ['o', 'outside'],
    ],
  },
  {
    text: { code: 'if o ≤ 0: overlap, and enough' },
    indent: 3,
    steps: ['corner'],
    source: inPlanes,
  },
  { text: { code: 'in any case, to decide or to compare:' }, indent: 1 },
  { text: { code: 'in, out ← −∞, ∞' }, indent: 2 },
  {
    text: { code: 'for each w of the 15 aᵢ, bⱼ, aᵢ × bⱼ, or last first:' },
    indent: 2,
    steps: ['axis'],
    source: axes,
    numbers: [['|w|', 'length']],
  },
  {
    text: { code: 'L ← unit(w), or w as it comes;  if L = 0: next' },
    indent: 3,
    steps: ['axis'],
    numbers: [['L', 'unit']],
  },
  {
    text: { code: 'r_A ← Σ eₖ |aₖ·L|;  r_B ← Σ hₖ |bₖ·L|' },
    indent: 3,
    steps: ['axis'],
    numbers: [
      ['r_A', 'radiusA'],
      ['r_B', 'radiusB'],
    ],
  },
  {
    text: { code: 'g ← |T·L| − r_A − r_B' },
    indent: 3,
    steps: ['axis'],
    numbers: [
      ['T·L', 'centre'],
      ['g', 'gap'],
    ],
  },
  {
    text: { code: 'if g > margin: apart, and enough unless swept' },
    indent: 3,
    steps: ['axis'],
    source: axes,
    numbers: [['margin', 'margin']],
  },
  {
    text: { code: 't₀, t₁ ← (∓(r_A + r_B) − T·L) / s in order, s ← v·L' },
    indent: 3,
    steps: ['axis'],
    where: swept,
    numbers: [
      ['s', 'speed'],
      ['t₀', 'enter'],
      ['t₁', 'leave'],
    ],
  },
  {
    text: { code: 'if s = 0:  t₀ ← ∞ if g > margin, else −∞;  t₁ ← ∞' },
    indent: 3,
    steps: ['axis'],
    where: swept,
  },
  { text: { code: 'in ← max(in, t₀);  out ← min(out, t₁)' }, indent: 3, steps: ['axis'], where: swept },
  {
    text: { code: 'if in > out, in > 1 or out < 0: never, and enough if swept' },
    indent: 3,
    steps: ['axis'],
    where: swept,
  },
  {
    text: { code: 'g ← the greatest of these, L its axis, where |w| > 10⁻⁹' },
    indent: 2,
    steps: ['pair'],
    numbers: [
      ['g', 'gap'],
      ['L', 'unit'],
    ],
  },
  { text: { code: 't ← ∞ if never, else max(in, 0)' }, indent: 2, steps: ['pair'], numbers: [['t', 'time']] },
  { text: { code: 'if B turns, for its time instead:' }, indent: 1 },
  {
    text: { code: 't ← 0;  repeat, w of all 15 axes at t:' },
    indent: 2,
    steps: ['advanceStep'],
    numbers: [['t', 'time']],
  },
  {
    text: { code: 's ← −v·L + ω |h|;  L ← that of the greatest g / s' },
    indent: 3,
    steps: ['advanceStep'],
    numbers: [
      ['g', 'gap'],
      ['s', 'speed'],
    ],
  },
  {
    text: { code: 'if t + g / s > 1: never;  if g ≤ contact: they touch' },
    indent: 3,
    steps: ['advanceStep'],
    numbers: [['contact', 'contact']],
  },
  { text: { code: 't ← t + g / s' }, indent: 3, steps: ['advanceStep'], numbers: [['g / s', 'step']] },
  {
    text: { code: 'overlap ← a corner was inside, if corners decide' },
    indent: 1,
    steps: ['pair'],
    source: corners,
  },
  { text: { code: 'or: no axis sets them apart' }, indent: 1, steps: ['pair'], source: axes },
];
