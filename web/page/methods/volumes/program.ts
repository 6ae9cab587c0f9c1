/** Volumes around a model as a program: how each is found, how it is turned, and what it answers. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

const slide = (number: number) => place('slide', number);

const frame: readonly CodeLine[] = [
  {
    text: { code: 'frame n:  φ ← turn + n spin;  s ← o − R o, R the turn by φ' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['φ', 'begin.turn'],
      ['s', 'begin.shift'],
    ],
  },
  {
    text: { code: 'truth ← hull H holds p′ = R⁻¹(p − s);  B meets turned H' },
    indent: 1,
    steps: ['frame'],
    numbers: [
      ['p', 'begin.probe'],
      ['p′', 'begin.probeBack'],
    ],
  },
];

const aabb: readonly CodeLine[] = [
  {
    text: { code: 'AABB:  for each corner q′ of the first box:  q ← R q′ + s' },
    indent: 1,
    steps: ['corner'],
    source: slide(7),
    numbers: [
      ['q′', 'still'],
      ['q', 'point'],
    ],
  },
  {
    text: { code: 'm, M ← least, greatest of 8 q, of 2, of the v, or of q′' },
    indent: 2,
    steps: ['volume'],
    where: { kind: 'VolumeAabb' },
    source: slide(7),
    numbers: [
      ['m', 'begin.low'],
      ['M', 'begin.high'],
    ],
  },
  {
    text: { code: 'on each axis:  m ≤ p ≤ M' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeAxis' },
    source: slide(4),
    numbers: [
      ['p', 'probe'],
      ['m', 'low'],
      ['M', 'high'],
    ],
  },
  {
    text: { code: 'g ← min(M, M_B) − max(m, m_B)' },
    indent: 3,
    steps: ['side'],
    where: { kind: 'VolumeAxis' },
    source: slide(5),
    numbers: [
      ['m_B', 'boxLow'],
      ['M_B', 'boxHigh'],
      ['g', 'overlap'],
    ],
  },
  {
    text: { code: 'inside ← m ≤ p ≤ M on all;  meets ← g ≥ 0 on all' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'aabb' },
    numbers: [['asked', 'asked']],
  },
];

const sphere: readonly CodeLine[] = [
  {
    text: { code: 'sphere:  c ← centre of the box, or mean;  r ← max |v − c|' },
    indent: 1,
    steps: ['side'],
    where: { kind: 'VolumeCentred' },
    numbers: [
      ['c', 'centre'],
      ['r', 'radius'],
    ],
  },
  {
    text: { code: 'or c ← some v, r ← 0, repeat:  q ← the v farthest from c' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeBall' },
    numbers: [['q', 'pivotPoint']],
  },
  {
    text: { code: 'if |q − c| ≤ r: done;  c, r ← least ball of support and q' },
    indent: 3,
    steps: ['side'],
    where: { kind: 'VolumeBall' },
    numbers: [
      ['support', 'held'],
      ['c', 'centre'],
      ['r', 'radius'],
    ],
  },
  {
    text: { code: 'c ← R c + s;  r stays' },
    indent: 2,
    steps: ['volume'],
    where: { kind: 'VolumeSphere' },
    numbers: [
      ['c', 'begin.centre'],
      ['r', 'begin.radius'],
    ],
  },
  {
    text: { code: 'yes ← |b − c|² ≤ r², b is p, or the point of B nearest c' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'sphere' },
    numbers: [
      ['b', 'point'],
      ['|b − c|²', 'value'],
      ['r²', 'bound'],
    ],
  },
];

const obb: readonly CodeLine[] = [
  {
    text: { code: 'OBB, turned along:  a corner, e₀, e₁, e₂, given or along L' },
    indent: 1,
    steps: ['volume'],
    where: { kind: 'VolumeObb' },
    source: slide(16),
    numbers: [
      ['e₀', 'begin.e0'],
      ['e₁', 'begin.e1'],
      ['e₂', 'begin.e2'],
    ],
  },
  {
    text: { code: 'L ← across given e, or as given, or eigenvectors of C' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeSpread' },
    numbers: [
      ['λ', 'value'],
      ['L', 'axis'],
    ],
  },
  {
    text: { code: 'or the L of least V of all that were tried' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeTry' },
    numbers: [
      ['V', 'volume'],
      ['tried', 'tried'],
    ],
  },
  {
    text: { code: 'm*, M* ← min, max of v·L;  e ← (M* − m*) L, unless given' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeBoxAxis' },
    numbers: [
      ['L', 'unit'],
      ['m*', 'low'],
      ['M*', 'high'],
    ],
  },
  {
    text: { code: 'for each side, turned:  n ← unit((v₃ − v₁) × (v₂ − v₁))' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeSide' },
    source: slide(17),
    numbers: [['n', 'normal']],
  },
  {
    text: { code: 'D ← −n·v₁;  d ← n·p + D' },
    indent: 3,
    steps: ['side'],
    where: { kind: 'VolumeSide' },
    source: slide(18),
    numbers: [
      ['D', 'd'],
      ['d', 'distance'],
    ],
  },
  {
    text: { code: 'inside ← all six have n, and d ≤ 0' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'obb', test: 0 },
    source: slide(19),
    numbers: [['d', 'value']],
  },
  {
    text: { code: 'meets ← gap g ≤ β on all 15 axes of two boxes' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'obb', test: 1 },
    source: slide(21),
    numbers: [
      ['g', 'value'],
      ['β', 'bound'],
    ],
  },
];

const kdop: readonly CodeLine[] = [
  {
    text: { code: 'k-DOP:  for each of k/2 d:  m, M ← min, max of d·v' },
    indent: 1,
    steps: ['side'],
    where: { kind: 'VolumeSlab' },
    numbers: [
      ['d', 'along'],
      ['m', 'low'],
      ['M', 'high'],
    ],
  },
  {
    text: { code: 'm ≤ d·p ≤ M;  g ← min(M, M_B) − max(m, m_B)' },
    indent: 2,
    steps: ['side'],
    where: { kind: 'VolumeSlab' },
    numbers: [
      ['d·p', 'probe'],
      ['g', 'overlap'],
    ],
  },
  {
    text: { code: 'V, edges ← each side, cut by all the others' },
    indent: 2,
    steps: ['volume'],
    where: { kind: 'VolumeKdop' },
    numbers: [
      ['k', 'begin.k'],
      ['edges', 'begin.edges'],
    ],
  },
  {
    text: { code: 'inside ← m ≤ d·p ≤ M on all;  meets ← g ≥ 0 on all' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'kdop' },
    numbers: [['asked', 'asked']],
  },
];

const hull: readonly CodeLine[] = [
  {
    text: { code: 'hull H:  for each triangle, turned:  d ← n·(p − p₀)' },
    indent: 1,
    steps: ['side'],
    where: { kind: 'VolumeHullFace' },
    numbers: [
      ['n', 'normal'],
      ['d', 'distance'],
    ],
  },
  {
    text: { code: 'inside ← no d > 0, by exact signs;  flat: and in its rim' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'hull', test: 0 },
    numbers: [['d', 'value']],
  },
  {
    text: { code: 'meets ← B meets a triangle, or H holds the centre of B' },
    indent: 2,
    steps: ['test'],
    where: { volumeKind: 'hull', test: 1 },
  },
];

export const program: readonly CodeLine[] = [
  ...[...frame, ...aabb, ...sphere, ...obb, ...kdop, ...hull],
  {
    text: { code: 'of each:  f ← V_H / V' },
    indent: 1,
    steps: ['volume'],
    numbers: [
      ['V', 'volume'],
      ['f', 'full'],
    ],
  },
  {
    text: { code: 'answers other than H’s:  a false alarms, μ missed' },
    indent: 1,
    steps: ['frame'],
    numbers: [
      ['a', 'falseAlarms'],
      ['μ', 'missed'],
    ],
  },
];
