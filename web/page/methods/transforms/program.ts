/** A plane, a point and a ray under a transform, as a program: what the slides say of them, and what it takes for that to be right. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

const slide = (number: number) => place('slide', number);

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame(s, θ, u):' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['s', 'begin.scale'],
      ['θ', 'begin.turn'],
      ['u', 'begin.translation'],
    ],
  },
  {
    text: { code: 'if scale grows: s ← ±|s|^share;  if turn: θ ← θ + k spin' },
    indent: 1,
    steps: ['frame'],
    numbers: [['share', 'begin.share']],
  },
  { text: { code: 'M ← R(θ) diag(s);  if turn first: M ← diag(s) R(θ)' }, indent: 1, steps: ['frame'] },
  {
    text: { code: 'for each of matrix, plane, normal, point, ray:' },
    indent: 1,
    steps: ['object'],
  },
  {
    text: { code: 'for each row rᵢ:  cᵢ ← rⱼ × rₖ;  det ← rᵢ·cᵢ' },
    indent: 2,
    steps: ['row'],
    numbers: [
      ['cᵢ', 'cofactors'],
      ['det', 'sum'],
    ],
  },
  {
    text: { code: 'row i of M⁻ᵀ ← cᵢ / det' },
    indent: 3,
    steps: ['row'],
    numbers: [['cᵢ / det', 'inverse']],
  },
  {
    text: { code: 'if s has a 0 or |det| ≤ 10⁻¹⁰⁰: no M⁻ᵀ;  σ ← sign of det' },
    indent: 2,
    steps: ['det'],
    numbers: [
      ['det', 'determinant'],
      ['σ', 'sign'],
    ],
  },
  {
    text: { code: 'a ← v₃ − v₁;  b ← v₂ − v₁;  n ← unit(a × b)' },
    indent: 2,
    steps: ['cross'],
    source: slide(17),
    numbers: [
      ['a × b', 'cross'],
      ['n', 'n'],
    ],
  },
  { text: { code: 'D ← −n·v₁' }, indent: 2, steps: ['cross'], source: slide(17), numbers: [['D', 'offset']] },
  {
    text: { code: 'v′ ← M v + u for v₁, v₂, v₃, p, o;  M v for a direction' },
    indent: 2,
    steps: ['image'],
    source: slide(22),
    numbers: [
      ['v', 'from'],
      ['M v', 'product'],
      ['v′', 'to'],
    ],
  },
  {
    text: { code: 'm ← M⁻ᵀ n;  D′ ← (D − m·u) / |m|' },
    indent: 2,
    steps: ['equation'],
    source: slide(22),
    numbers: [
      ['m', 'right'],
      ['D′', 'rightDistance'],
      ['off', 'rightOff'],
    ],
  },
  {
    text: { code: 'or: q ← M n + D u;  D′ ← D / |q|' },
    indent: 2,
    steps: ['equation'],
    source: slide(22),
    numbers: [
      ['q', 'naive'],
      ['D′', 'naiveDistance'],
      ['off', 'naiveOff'],
    ],
  },
  {
    text: { code: 'for each row:  m ← M⁻ᵀ n' },
    indent: 2,
    steps: ['term'],
    source: slide(22),
    numbers: [
      ['M⁻ᵀ', 'inverse'],
      ['m', 'right'],
    ],
  },
  {
    text: { code: 'or: q ← M n' },
    indent: 2,
    steps: ['term'],
    source: slide(22),
    numbers: [
      ['M', 'm'],
      ['q', 'naive'],
    ],
  },
  {
    text: { code: 'α ← angle of m, q;  â, b̂ ← unit(M a), unit(M b)' },
    indent: 2,
    steps: ['compare'],
    numbers: [['α', 'angle']],
  },
  {
    text: { code: 'c ← max(|n·â|, |n·b̂|) for unit m and q;  0: upright' },
    indent: 2,
    steps: ['compare'],
    numbers: [
      ['c of m', 'rightAlong'],
      ['c of q', 'naiveAlong'],
    ],
  },
  {
    text: { code: 'n′ ← unit(M a × M b);  if n′·m < 0: a mirror,  n′ ∥ σ m' },
    indent: 2,
    steps: ['winding'],
    numbers: [
      ['n′', 'byPoints'],
      ['n′·m', 'dot'],
      ['σ m', 'turnedBack'],
    ],
  },
  {
    text: { code: 'with n, D; with m and q, each through v₁′ and unit:' },
    indent: 2,
    steps: ['distance', 'hit', 'reflect'],
    numbers: [['n', 'n']],
  },
  {
    text: { code: 'd ← n·p + D;  f ← p − d n' },
    indent: 3,
    steps: ['distance'],
    source: slide(9),
    numbers: [
      ['d', 'distance'],
      ['f', 'foot'],
    ],
  },
  {
    text: { code: 'd′ / d is 1 / |m| by m' },
    indent: 3,
    steps: ['distance'],
    numbers: [
      ['d′ / d', 'ratio'],
      ['1 / |m|', 'expected'],
    ],
  },
  {
    text: { code: 'h ← n·o + D;  c ← n·v' },
    indent: 3,
    steps: ['hit'],
    source: slide(13),
    numbers: [
      ['h', 'adjacent'],
      ['c', 'cosine'],
    ],
  },
  {
    text: { code: 'if c ≠ 0:  t ← −h / c;  x ← o + t v' },
    indent: 3,
    steps: ['hit'],
    numbers: [
      ['t', 'time'],
      ['x', 'point'],
    ],
  },
  {
    text: { code: 'as printed: t ← h / c, so far off the plane' },
    indent: 3,
    steps: ['hit'],
    source: slide(13),
    numbers: [
      ['t', 'printed'],
      ['off', 'printedOff'],
    ],
  },
  {
    text: { code: 'r ← v − 2 (v·n) n' },
    indent: 3,
    steps: ['reflect'],
    source: slide(14),
    numbers: [
      ['v·n', 'dot'],
      ['r', 'out'],
    ],
  },
  {
    text: { code: 'compare x′ with M x + u, and r′ with M r' },
    indent: 2,
    steps: ['same'],
    numbers: [
      ['off by m', 'rightOff'],
      ['off by q', 'naiveOff'],
      ['angle', 'rightAngle'],
    ],
  },
  {
    text: { code: 'if inverse transpose: d ← that by m;  if naive: by q' },
    indent: 1,
    steps: ['frame'],
    numbers: [
      ['before', 'distanceBefore'],
      ['after', 'distance'],
    ],
  },
];
