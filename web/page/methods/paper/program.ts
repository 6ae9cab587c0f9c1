/** The method of 2003 as a program: the frame, collide and slide, the four tests of a triangle, the response. */
import { type CodeLine, gravityPass, movementPass, place } from '../../model/explain/pseudocode';

const section = (number: string) => place('section', number);

export const paperProgram: readonly CodeLine[] = [
  { text: { code: 'frame(B, v, g):' }, indent: 0, steps: ['frame'], source: section('F') },
  {
    text: { code: 'B ← slide(B / r, v / r)' },
    indent: 1,
    steps: ['pass'],
    where: movementPass,
    source: section('3.1'),
  },
  { text: { code: 'B ← slide(B, g / r) · r' }, indent: 1, steps: ['pass'], where: gravityPass, source: section('4.3') },
  { text: { code: 'slide(B, v):' }, indent: 0, source: section('4') },
  { text: { code: 'repeat, at most 6 times:' }, indent: 1, steps: ['slide'], source: section('F') },
  {
    text: { code: 'near ← triangles that meet box(B, B + v) ± 1' },
    indent: 2,
    steps: ['broad'],
    source: section('3.1'),
  },
  { text: { code: 'l ← ∞' }, indent: 2 },
  {
    text: { code: 'for each (p₁, p₂, p₃) of near:  best ← 1' },
    indent: 2,
    steps: ['triangle'],
    source: section('E'),
  },
  {
    text: { code: 'N ← unit((p₂ − p₁) × (p₃ − p₁))' },
    indent: 3,
    steps: ['plane'],
    source: section('B'),
    numbers: [['N', 'normal']],
  },
  { text: { code: 'if both sides count and N·v > 0:  N ← −N' }, indent: 3, steps: ['plane'] },
  {
    text: { code: 'if N·v > 0: next' },
    indent: 3,
    steps: ['plane'],
    source: section('E'),
    numbers: [['N·v / |v|', 'facing']],
  },
  {
    ...{ text: { code: 'd ← N·(B − p₁);  s ← N·v' }, indent: 3, steps: ['plane'], source: section('3.2') },
    numbers: [
      ['d', 'distance'],
      ['s', 'speed'],
    ],
  },
  {
    ...{
      text: { code: 't₀, t₁ ← (1 − d) / s, (−1 − d) / s, in order' },
      indent: 3,
      steps: ['plane'],
      source: section('3.2'),
    },
    numbers: [
      ['t₀', 't0'],
      ['t₁', 't1'],
    ],
  },
  {
    text: { code: 'if s = 0 and |d| ≥ 1, or t₀ > 1, or t₁ < 0: next' },
    indent: 3,
    steps: ['plane'],
    source: section('3.2'),
  },
  {
    text: { code: 'if s ≠ 0:  t₀ ← max(t₀, 0);  q ← B − N + t₀ v' },
    indent: 3,
    steps: ['face'],
    source: section('3.3'),
    numbers: [
      ['t₀', 'time'],
      ['q', 'point'],
    ],
  },
  {
    ...{
      text: { code: 'if x ≥ 0, y ≥ 0, x + y < a c − b²: best ← t₀, no more tests' },
      indent: 4,
      steps: ['face'],
      source: section('C'),
    },
    numbers: [
      ['x', 'x'],
      ['y', 'y'],
      ['a c − b²', 'area'],
    ],
  },
  { text: { code: 'for each corner p:' }, indent: 3, steps: ['vertex'], source: section('3.4') },
  {
    ...{
      text: { code: 't ← root(v·v, 2 v·(B − p), |p − B|² − 1)' },
      indent: 4,
      steps: ['vertex'],
      source: section('3.4'),
    },
    numbers: [
      ['a₂', 'a2'],
      ['a₁', 'a1'],
      ['a₀', 'a0'],
    ],
  },
  {
    text: { code: 'if t: best ← t; q ← p' },
    indent: 4,
    steps: ['vertex'],
    source: section('3.4'),
    numbers: [['t', 'time']],
  },
  { text: { code: 'for each edge e from p, b ← p − B:' }, indent: 3, steps: ['edge'], source: section('3.4') },
  {
    ...{
      text: { code: 't ← root((e·v)² − |e|²|v|², 2 (|e|² v·b − (e·v)(e·b)),' },
      indent: 4,
      steps: ['edge'],
      source: section('3.4'),
    },
    numbers: [
      ['a₂', 'a2'],
      ['a₁', 'a1'],
    ],
  },
  {
    ...{ text: { code: '         |e|² (1 − |b|²) + (e·b)²)' }, indent: 4, steps: ['edge'], source: section('3.4') },
    numbers: [['a₀', 'a0']],
  },
  {
    text: { code: 'f ← ((e·v) t − e·b) / |e|²' },
    indent: 4,
    steps: ['edge'],
    source: section('3.4'),
    numbers: [['f', 'f']],
  },
  {
    text: { code: 'if 0 ≤ f ≤ 1: best ← t;  q ← p + f e' },
    indent: 4,
    steps: ['edge'],
    source: section('3.4'),
    numbers: [['t', 'time']],
  },
  {
    text: { code: 'if there was a hit and best |v| < l:  l ← best |v|;  c ← q' },
    indent: 3,
    steps: ['triangle'],
    source: section('E'),
    numbers: [['best |v|', 'distance']],
  },
  {
    ...{ text: { code: 'if there was no hit: return B + v' }, indent: 2, steps: ['nearest'], source: section('F') },
    numbers: [
      ['t', 'time'],
      ['l', 'distance'],
    ],
  },
  { text: { code: 'D ← B + v' }, indent: 2, steps: ['response'], source: section('4.2') },
  {
    ...{
      text: { code: 'if l ≥ ε: B ← B + (l − ε) v̂;  c ← c − ε v̂' },
      indent: 2,
      steps: ['backoff'],
      source: section('F'),
    },
    numbers: [
      ['l', 'distance'],
      ['ε', 'veryClose'],
    ],
  },
  {
    text: { code: 'n ← unit(B − c)' },
    indent: 2,
    steps: ['slideplane'],
    source: section('4.1'),
    numbers: [['n', 'normal']],
  },
  {
    ...{
      text: { code: 'v ← D − ((D − c)·n) n − c' },
      indent: 2,
      steps: ['project'],
      source: section('4.2'),
    },
    numbers: [
      ['(D − c)·n', 'height'],
      ['v', 'remaining'],
    ],
  },
  { text: { code: 'if |v| < ε: return B' }, indent: 2, steps: ['end'], source: section('F') },
  { text: { code: 'root(a₂, a₁, a₀):' }, indent: 0, source: section('D') },
  { text: { code: 'Δ ← a₁² − 4 a₂ a₀;  if Δ < 0: none' }, indent: 1, source: section('D') },
  { text: { code: 't₋, t₊ ← (−a₁ ∓ √Δ) / 2 a₂, in order' }, indent: 1, source: section('D') },
  { text: { code: 'return the first t with 0 < t < best, or none' }, indent: 1, source: section('D') },
];
