/** A sphere at rest and a polygon, as a program: the routine for Delphi with its helpers, and what came after it. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

const listing = (name: string) => place('listing', name);
const inside = listing('IntersectedPolygon');

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame(c, v, g, r):  v ← v + g;  c ← c + v' },
    indent: 0,
    steps: ['frame'],
    numbers: [['c', 'centre']],
  },
  { text: { code: 't ← sweep(c − v, c, r), to compare' }, indent: 1, steps: ['swept'], numbers: [['t', 'time']] },
  { text: { code: 'for each polygon (p₀ … pₙ₋₁), nearest first:' }, indent: 1, steps: ['polygon'] },
  {
    text: { code: 's ← Σ pᵢ × pᵢ₊₁, the normal after Newell' },
    indent: 2,
    steps: ['corner', 'plane'],
    numbers: [['s', 'sum']],
  },
  {
    text: { code: 'n ← s / |s|;  d ← n·(c − p₀)' },
    indent: 2,
    steps: ['plane'],
    source: listing('SPHERE'),
    numbers: [
      ['n', 'n'],
      ['d', 'distance'],
    ],
  },
  { text: { code: 'if d < 0 and only fronts count: next' }, indent: 2, steps: ['region'], source: listing('SPHERE') },
  {
    text: { code: 'q ← where c − 100000 n … c meets the plane' },
    indent: 2,
    steps: ['ray'],
    source: inside,
    numbers: [['along', 'along']],
  },
  {
    text: { code: 'Σ ← 0;  for each side, A ← pᵢ − q, B ← pᵢ₊₁ − q:' },
    indent: 2,
    steps: ['angle'],
    source: inside,
    numbers: [
      ['A', 'a'],
      ['B', 'b'],
    ],
  },
  {
    text: { code: 'Σ ← Σ + arccos(A·B / |A||B|)' },
    indent: 3,
    steps: ['angle'],
    source: inside,
    numbers: [
      ['angle', 'angle'],
      ['Σ', 'sum'],
    ],
  },
  {
    text: { code: 'or: (n × (pᵢ₊₁ − pᵢ))·(q − pᵢ) ≥ 0 for each side' },
    indent: 2,
    steps: ['side'],
    numbers: [['side', 'value']],
  },
  {
    text: { code: 'inside ← Σ ≥ 0.9999999999 · 2π' },
    indent: 2,
    steps: ['inside'],
    source: inside,
    numbers: [
      ['Σ', 'sum'],
      ['bound', 'bound'],
    ],
  },
  {
    text: { code: 'if inside and |c − q| ≤ r: touch' },
    indent: 2,
    steps: ['region'],
    source: listing('SPHERE'),
    numbers: [
      ['|c − q|', 'distance'],
      ['r', 'radius'],
    ],
  },
  {
    text: { code: 'for each corner:  if |c − pᵢ| ≤ r: touch' },
    indent: 2,
    steps: ['vertex'],
    source: listing('SPHERE'),
    numbers: [['|c − pᵢ|', 'distance']],
  },
  {
    text: { code: 'for each side, u ← unit(b − a), f ← u·(c − a) / |b − a|:' },
    indent: 2,
    steps: ['edge'],
    source: listing('ClosestPointOnLine'),
    numbers: [['f', 'f']],
  },
  {
    text: { code: 'x ← a + clamp(f, 0, 1) (b − a);  if |c − x| ≤ r: touch' },
    indent: 3,
    steps: ['edge'],
    source: listing('ClosestPointOnLine'),
    numbers: [
      ['x', 'point'],
      ['|c − x|', 'distance'],
    ],
  },
  {
    text: { code: 'd ← the least of these' },
    indent: 2,
    steps: ['nearest'],
    numbers: [
      ['d', 'distance'],
      ['r', 'radius'],
    ],
  },
  {
    text: { code: 'if it touches:  n ← unit(c − nearest);  c ← c + (r − d) n' },
    indent: 2,
    steps: ['response'],
    numbers: [
      ['n', 'n'],
      ['r − d', 'depth'],
    ],
  },
  {
    text: { code: 'v ← v − k (v·n) n,  k = 1 to slide, 1 + e to bounce' },
    indent: 3,
    steps: ['response'],
    numbers: [
      ['v·n', 'speed'],
      ['k', 'share'],
      ['v', 'after'],
    ],
  },
];
