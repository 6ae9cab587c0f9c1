/** A ball on a height field, as a program: the article's test of one triangle, the other three beside it, the answer. */
import type { Message } from '../../model';
import { type CodeLine, place } from '../../model/explain/pseudocode';

/** The article has no sections: a figure, or its running text. */
const figure = (name: number): Message => ({ key: 'study.height_field.code.figure', values: { name } });
const prose: Message = { key: 'study.height_field.code.prose' };

const motion: readonly CodeLine[] = [
  {
    text: { code: 'frame(p, v):' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['p', 'begin.centre'],
      ['v', 'begin.velocity'],
    ],
  },
  {
    text: { code: 'v ← v − g Δt ŷ;  w ← v Δt' },
    indent: 1,
    steps: ['move'],
    numbers: [
      ['v', 'velocity'],
      ['w', 'way'],
    ],
  },
  {
    text: { code: 'repeat, at most 8 times:  t, m ← sweep(p, w, r), t = ∞ if none' },
    indent: 1,
    steps: ['sweep'],
    numbers: [
      ['t', 'time'],
      ['m', 'normal'],
    ],
  },
  { text: { code: 'if the sweep does not decide:  p ← p + w;  leave' }, indent: 2 },
  { text: { code: 'p ← p + min(t, 1) w;  if t = ∞: leave, else hit' }, indent: 2 },
  { text: { code: 'v ← answer(v, m);  w ← v · rest of Δt;  if w = 0: leave' }, indent: 2 },
];

const question: readonly CodeLine[] = [
  {
    text: { code: 'i, j ← ⌊x / s⌋, ⌊z / s⌋ of p;  if that is a cell:' },
    indent: 1,
    steps: ['cell'],
    source: prose,
    numbers: [
      ['x / s', 'alongX'],
      ['z / s', 'alongZ'],
    ],
  },
  {
    text: { code: 'a, b, c ← lower half if x/s − i + z/s − j < 1, else upper' },
    indent: 2,
    steps: ['triangle'],
    numbers: [
      ['x/s − i', 'restX'],
      ['z/s − j', 'restZ'],
      ['sum', 'sum'],
    ],
  },
  {
    text: { code: 'N ← (b − a) × (c − a)' },
    indent: 2,
    steps: ['normal'],
    source: figure(3),
    numbers: [['N', 'product']],
  },
  { text: { code: 'n ← N / |N|' }, indent: 2, steps: ['normal'], numbers: [['n', 'normal']] },
  {
    text: { code: 'x′ ← unit(c − a);  y′ ← n;  z′ ← unit(x′ × n)' },
    indent: 2,
    steps: ['basis'],
    source: figure(3),
    numbers: [
      ['x′', 'x'],
      ['z′', 'z'],
    ],
  },
  {
    text: { code: 'as printed:  y′ ← N;  x′, z′ without unit;  skewed:  z′ ← unit(c − b)' },
    indent: 2,
    steps: ['basis'],
    source: figure(3),
    numbers: [['y′', 'y']],
  },
  { text: { code: 'B ← rows x′, y′, z′;  y₀ ← (B a).y, along the normal' }, indent: 2, source: prose },
  {
    text: { code: 'or above the highest corner:  B ← 1;  n ← ŷ;  y₀ ← max y' },
    indent: 2,
    source: figure(1),
  },
  { text: { code: 'or straight down:  B ← 1;  y₀ ← y of the plane under p' }, indent: 2 },
  {
    text: { code: 'p′ ← B p;  low ← p′.y − r ≤ y₀' },
    indent: 2,
    steps: ['height'],
    source: prose,
    numbers: [
      ['p′.y', 'ball'],
      ['y₀', 'ground'],
      ['p′.y − r − y₀', 'gap'],
    ],
  },
  { text: { code: 'if low, and the sweep does not decide:  hit' }, indent: 2 },
  {
    text: { code: 'p ← B⁻¹ (p′.x, y₀ + r, p′.z);  v ← answer(v, n)' },
    indent: 3,
    steps: ['putback'],
    source: prose,
    numbers: [
      ['y₀ + r', 'height'],
      ['p', 'to'],
    ],
  },
  {
    text: { code: 'q ← nearest point of the field;  d ← ±|p − q| − r, p as asked' },
    indent: 1,
    steps: ['truth'],
    numbers: [
      ['q', 'point'],
      ['d', 'gap'],
      ['d′', 'left'],
    ],
  },
  {
    text: { code: 'compare hit with the first t, and with d′, d at the end' },
    indent: 1,
    steps: ['compare'],
    numbers: [
      ['t', 'time'],
      ['d', 'truth'],
    ],
  },
];

const response: readonly CodeLine[] = [
  { text: { code: 'answer(v, n):' }, indent: 0 },
  {
    text: { code: 'v ← v − (1 + e) (v·n) n,  e = 1 in the article' },
    indent: 1,
    steps: ['reflect'],
    source: place('listing', 'calculateReflectionVector'),
    numbers: [
      ['v·n', 'along'],
      ['v', 'result'],
    ],
  },
  {
    text: { code: 'u ← v − (v·n) n;  f ← μ g max(n.y, 0) Δt, once a frame' },
    indent: 1,
    steps: ['roll'],
    numbers: [
      ['|u|', 'tangentSpeed'],
      ['f', 'slowing'],
    ],
  },
  {
    text: { code: 'if |v·n| < b:  v ← 0 if |u| ≤ f, else (1 − f/|u|) u + δ n' },
    indent: 1,
    steps: ['roll'],
    numbers: [
      ['v·n', 'along'],
      ['b', 'below'],
      ['v', 'result'],
    ],
  },
];

const field: readonly CodeLine[] = [
  {
    text: { code: 'the field, k × k cells of side s, made once:' },
    indent: 0,
    steps: ['field'],
    numbers: [
      ['k', 'begin.cells'],
      ['s', 'begin.size'],
    ],
  },
  {
    text: { code: 'y(i, j) ← as given, or hills(i s, j s) of the seed' },
    indent: 1,
    steps: ['row'],
    numbers: [
      ['i', 'i'],
      ['j', 'j'],
      ['y(i, j)', 'h0'],
    ],
  },
];

export const program: readonly CodeLine[] = [...motion, ...question, ...response, ...field];
