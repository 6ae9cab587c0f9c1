/** The robust method as a program: the frame, the slide, the exact tests of a triangle, what follows from a contact. */
import { type CodeLine, gravityPass, movementPass, place } from '../../model/explain/pseudocode';

export const robustProgram: readonly CodeLine[] = [
  {
    text: { code: 'frame(c, v, g):  r ← r + skin' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['c', 'begin.position'],
      ['skin', 'begin.skin'],
    ],
  },
  {
    text: { code: 'while deep in something, at most 8 times:  c ← c + push' },
    indent: 1,
    steps: ['push'],
    numbers: [
      ['depth', 'depth'],
      ['push', 'push'],
    ],
  },
  { text: { code: 'carried ← by what, where something depends on it' }, indent: 1, steps: ['carried'] },
  {
    text: { code: 'if in the air:  the rise of v goes to g, g’s level part to v' },
    indent: 1,
    steps: ['onemotion'],
    numbers: [
      ['v', 'level'],
      ['g', 'vertical'],
    ],
  },
  { text: { code: 'c ← slide(c, v)' }, indent: 1, steps: ['pass'], where: movementPass },
  {
    text: { code: 'if something blocks it, and it stood:  try up, forward, down' },
    indent: 1,
    steps: ['stepup'],
    numbers: [
      ['height', 'height'],
      ['gained', 'gained'],
    ],
  },
  { text: { code: 'if no step was taken:  c ← slide(c, g)' }, indent: 1, steps: ['pass'], where: gravityPass },
  {
    text: { code: 'if it stood, and ground is near below:  c ← down to it' },
    indent: 1,
    steps: ['snap'],
    numbers: [
      ['at most', 'distance'],
      ['c', 'position'],
    ],
  },
  { text: { code: 'slide(c, a):  v ← a;  τ ← 1' }, indent: 0 },
  {
    text: { code: 'repeat, at most as often as is set:' },
    indent: 1,
    steps: ['slide'],
    numbers: [['v', 'begin.displacement']],
  },
  { text: { code: 'near ← triangles that the box of c … c + v may meet' }, indent: 2, steps: ['broad'] },
  {
    text: { code: 'for each of near, but backs if only fronts count:' },
    indent: 2,
    steps: ['triangle'],
    numbers: [['t', 'time']],
  },
  {
    text: { code: 'D ← |q − c|, q its nearest point;  if D ≤ 1 + ε:' },
    indent: 3,
    steps: ['touch'],
    numbers: [
      ['D', 'distance'],
      ['ε', 'tolerance'],
    ],
  },
  {
    text: { code: 'if (c − q)·v < 0: t ← 0;  no more tests' },
    indent: 4,
    steps: ['touch'],
    numbers: [['(c − q)·v / D', 'approach']],
  },
  {
    text: { code: 'if d > 1 and n·v < 0:  t ← (1 − d) / n·v' },
    indent: 3,
    steps: ['face'],
    source: place('section', '3.2'),
    numbers: [
      ['d', 'distance'],
      ['n·v', 'approach'],
      ['t', 'time'],
    ],
  },
  {
    text: { code: 'q ← c + t v − n;  if inside, i₀, i₁, i₂ ≥ 0: no more tests' },
    indent: 4,
    steps: ['face'],
    numbers: [
      ['i₀', 'side0'],
      ['i₁', 'side1'],
      ['i₂', 'side2'],
    ],
  },
  { text: { code: 'for each edge u from p:  m, w ← (c − p) × u, v × u' }, indent: 3, steps: ['edge'] },
  { text: { code: 'for each corner p:  m, w ← c − p, v' }, indent: 3, steps: ['vertex'] },
  {
    text: { code: 'A, B, C ← w·w, m·w, (|m| − 1)(|m| + 1)' },
    indent: 4,
    steps: ['edge', 'vertex'],
    numbers: [
      ['A', 'a'],
      ['B', 'b'],
      ['C', 'c'],
    ],
  },
  {
    text: { code: 'h ← |m − w B/A|;  Q ← A (1 − h)(1 + h)' },
    indent: 4,
    steps: ['edge', 'vertex'],
    numbers: [
      ['h', 'h'],
      ['Q', 'radicand'],
    ],
  },
  {
    text: { code: 'if B < 0, h ≤ 1 and C ≥ 0:  t ← C / (−B + √Q)' },
    indent: 4,
    steps: ['edge', 'vertex'],
    numbers: [['t', 'time']],
  },
  {
    text: { code: 'of an edge only if the touch is between its ends' },
    indent: 4,
    steps: ['edge'],
    numbers: [
      ['along', 'foot'],
      ['length', 'length'],
    ],
  },
  {
    text: { code: 't, n ← the first of them;  none: return c + v' },
    indent: 2,
    steps: ['nearest'],
    numbers: [['t', 'time']],
  },
  {
    text: { code: 'c ← c + t v;  τ ← τ (1 − t);  u ← τ a' },
    indent: 2,
    steps: ['advance'],
    numbers: [
      ['t', 'time'],
      ['c', 'position'],
      ['u', 'remaining'],
    ],
  },
  { text: { code: 'n ← unit(n / r)' }, indent: 2, steps: ['advance'], numbers: [['n', 'normal']] },
  { text: { code: 'what the contact does:' }, indent: 2, steps: ['response'] },
  {
    text: { code: 'ground ← n·up ≥ cos(limit);  if it falls on it: return c' },
    indent: 3,
    steps: ['ground'],
    numbers: [
      ['n·up', 'cosine'],
      ['cos(limit)', 'limit'],
    ],
  },
  {
    text: { code: 'if steep, but the edge of a step:  the same' },
    indent: 3,
    steps: ['stepedge'],
    numbers: [
      ['height', 'height'],
      ['at most', 'most'],
    ],
  },
  {
    text: { code: 'planes ← those c has not left, and n' },
    indent: 3,
    steps: ['activeplane'],
    numbers: [['n', 'normal']],
  },
  {
    text: { code: 'if it looks up, not in gravity:  also the wall it acts as' },
    indent: 3,
    steps: ['wall'],
    numbers: [['wall', 'wall']],
  },
  {
    text: { code: 'x ← nearest to u with nᵢ·x ≥ 2⁻⁴⁷ |u|, of walls ≥ 0' },
    indent: 3,
    steps: ['cone'],
    numbers: [
      ['u', 'desired'],
      ['x', 'result'],
    ],
  },
  {
    text: { code: 'if in gravity x is 0 or on a crease, sine ≤ limit: return c' },
    indent: 3,
    steps: ['wedge'],
    numbers: [
      ['sine', 'sine'],
      ['limit', 'limit'],
    ],
  },
  { text: { code: 'v ← x;  if v = 0: return c' }, indent: 2, steps: ['end'] },
];
