/** Broad phases as a program: what is made once, a query of the triangles by each structure, and the pairs of moving bodies. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

export const program: readonly CodeLine[] = [
  { text: { code: 'once, grid: cells of side a list the t whose boxes meet them' }, indent: 0 },
  {
    text: { code: 'octree: while n has > leaf t, depth < most: cut its long axes' },
    indent: 1,
    source: place('section', '3.1'),
  },
  { text: { code: 'list: t sorted by t⁻, longest axis;  reach ← max t⁺ so far' }, indent: 1 },
  { text: { code: 'frame(k):' }, indent: 0, steps: ['frame'] },
  { text: { code: 'if mesh:  q⁻, q⁺ ← centre + k · motion ∓ half' }, indent: 1 },
  {
    text: { code: 'by depth of octree or bvh, by layer of the grid, or at once:' },
    indent: 1,
    steps: ['level'],
    numbers: [
      ['m', 'boxes'],
      ['s', 'tests'],
    ],
  },
  {
    text: { code: 'for each box n of that depth, or cell n that q reaches:' },
    indent: 2,
    steps: ['box'],
    numbers: [['m', 'boxes']],
  },
  {
    text: { code: 'tree: gₖ ← max(n⁻ₖ − q⁺ₖ, q⁻ₖ − n⁺ₖ);  if any gₖ > ε: next' },
    indent: 3,
    steps: ['box'],
    numbers: [
      ['gₖ', 'gaps'],
      ['ε', 'margin'],
    ],
  },
  {
    text: { code: 'inner n: its children in the next depth;  leaf, cell: its t' },
    indent: 3,
    steps: ['box'],
    numbers: [['N_n', 'triangles']],
  },
  { text: { code: 'for each t found there, or all if brute, or of the list:' }, indent: 2, steps: ['triangle'] },
  { text: { code: 'grid, octree: if t is stamped by this query: next;  stamp it' }, indent: 3, steps: ['triangle'] },
  { text: { code: 'list: from reach ≥ q⁻, while t⁻ ≤ q⁺;  if t⁺ < q⁻: next' }, indent: 3, steps: ['triangle'] },
  {
    text: { code: 'gₖ ← max(t⁻ₖ − q⁺ₖ, q⁻ₖ − t⁺ₖ);  if any gₖ > 0: next' },
    indent: 3,
    steps: ['triangle'],
    numbers: [
      ['gₖ', 'gaps'],
      ['g', 'gap'],
    ],
  },
  {
    text: { code: 'c ← c + 1;  s ← the largest gap of t and q on 13 axes L' },
    indent: 3,
    steps: ['triangle'],
    numbers: [
      ['c', 'candidates'],
      ['s', 'distance'],
    ],
  },
  { text: { code: 'if s ≤ ε: contact, h ← h + 1' }, indent: 3, steps: ['triangle'], numbers: [['h', 'contacts']] },
  { text: { code: 'if bodies:  for each b of N:' }, indent: 1, steps: ['bodies'], numbers: [['N', 'bodies']] },
  {
    text: { code: 'c ← fold(start + k · velocity);  b⁻, b⁺ ← c ∓ h' },
    indent: 2,
    steps: ['body'],
    numbers: [
      ['c', 'centre'],
      ['b⁻', 'low'],
      ['b⁺', 'high'],
    ],
  },
  {
    text: { code: 'list: for each axis, its 2N ends as they were sorted before:' },
    indent: 1,
    steps: ['axis'],
    numbers: [
      ['2N', 'begin.ends'],
      ['w', 'swaps'],
    ],
  },
  {
    text: { code: 'each end e of i:  while e < f of j before it, low first: swap' },
    indent: 2,
    steps: ['swap'],
    numbers: [
      ['e', 'value'],
      ['f', 'otherValue'],
    ],
  },
  {
    text: { code: 'e low, f high: if (i, j) is new and all gₖ ≤ 0: add it' },
    indent: 3,
    steps: ['swap'],
    numbers: [
      ['gₖ', 'gaps'],
      ['c', 'pairs'],
    ],
  },
  { text: { code: 'e high, f low: if (i, j) is known: remove it' }, indent: 3, steps: ['swap'] },
  {
    text: { code: 'for each pair a < b, the answer of brute, else to compare:' },
    indent: 1,
    steps: ['pairs'],
    numbers: [
      ['n', 'begin.asked'],
      ['c', 'pairs'],
    ],
  },
  {
    text: { code: 'gₖ ← max(a⁻ₖ − b⁺ₖ, b⁻ₖ − a⁺ₖ);  if no gₖ > 0: they overlap' },
    indent: 2,
    steps: ['pair'],
    numbers: [
      ['gₖ', 'gaps'],
      ['g', 'gap'],
    ],
  },
  {
    text: { code: 'do all structures that were built find the same?' },
    indent: 1,
    steps: ['table'],
    numbers: [['agree', 'agree']],
  },
  {
    text: { code: 'for each structure:  m + s, what it costs' },
    indent: 2,
    steps: ['row'],
    numbers: [['built', 'built']],
  },
];
