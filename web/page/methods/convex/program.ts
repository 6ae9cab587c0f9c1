/** Two convex bodies as a program: GJK, then EPA where they meet, then conservative advancement. The survey names the methods and has no line of them. */
import type { CodeLine } from '../../model/explain/pseudocode';

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame(A, B, m):  if core: spheres, capsules less margins r' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['r_A', 'begin.marginA'],
      ['r_B', 'begin.marginB'],
      ['η', 'begin.rounding'],
    ],
  },
  {
    text: { code: 'd ← d₀;  S ← {};  ℓ ← −∞;  repeat, at most 128 times:' },
    indent: 1,
    steps: ['gjk'],
    numbers: [
      ['d₀', 'begin.start'],
      ['k', 'iterations'],
    ],
  },
  {
    text: { code: 'w ← s_A(d) − s_B(−d)' },
    indent: 2,
    steps: ['gjkStep'],
    numbers: [
      ['s_A', 'supportA'],
      ['s_B', 'supportB'],
      ['w', 'w'],
    ],
  },
  {
    text: { code: 'ℓ ← max(ℓ, −d·w / |d|),  a plane so far from 0' },
    indent: 2,
    steps: ['gjkStep'],
    numbers: [
      ['−d·w / |d|', 'bound'],
      ['ℓ', 'low'],
    ],
  },
  {
    text: { code: 'if S ≠ {}:  p ← v·v − v·w;  if p ≤ ε: stop, apart' },
    indent: 2,
    steps: ['gjkStep'],
    numbers: [
      ['p', 'progress'],
      ['ε', 'allowed'],
    ],
  },
  { text: { code: 'if relative: also stop if |v| − ℓ ≤ 10⁻¹² |v| or w is in S' }, indent: 3, steps: ['gjkStep'] },
  {
    text: { code: 'if signed volumes: S ← part of S ∪ {w} by signs of λ' },
    indent: 2,
    steps: ['gjkStep'],
    numbers: [
      ['λ₀', 'lambda0'],
      ['λ₁', 'lambda1'],
      ['λ₂', 'lambda2'],
      ['λ₃', 'lambda3'],
    ],
  },
  {
    text: { code: 'if Johnson: first part, own Δ > 0, others’ ≤ 0;  none: stop' },
    indent: 2,
    steps: ['gjkStep'],
  },
  {
    text: { code: 'v ← point of S nearest to 0;  if S is 4 points: they meet' },
    indent: 2,
    steps: ['gjkStep'],
    numbers: [
      ['v', 'vAfter'],
      ['|v|', 'lengthAfter'],
    ],
  },
  {
    text: { code: 'if relative: stop if |v| is no less;  if |v| ≤ η: they meet' },
    indent: 2,
    steps: ['gjkStep'],
  },
  { text: { code: 'if absolute: if v·v ≤ ε: they meet;  stop if S is back' }, indent: 2, steps: ['gjkStep'] },
  { text: { code: 'if they meet: stop;  d ← −v' }, indent: 2, steps: ['gjkStep'] },
  {
    text: { code: 'if they meet and more than distance is asked:' },
    indent: 1,
    steps: ['gjk'],
    numbers: [
      ['|v|', 'distance'],
      ['ℓ', 'low'],
    ],
  },
  {
    text: { code: 'P ← S and support points across it, 4 in all' },
    indent: 2,
    steps: ['epa'],
    numbers: [['|S|', 'begin.from']],
  },
  {
    text: { code: 'if A − B is flat:  δ ← the lesser h across it, done' },
    indent: 2,
    steps: ['epa'],
    numbers: [['δ', 'depth']],
  },
  {
    text: { code: 'repeat:  n, d ← face of P nearest to 0;  δ₀ ← max(δ₀, d)' },
    indent: 2,
    steps: ['epaStep'],
    numbers: [
      ['n', 'begin.normal'],
      ['d', 'begin.distance'],
      ['δ₀', 'begin.low'],
    ],
  },
  {
    text: { code: 'w ← s_A(n) − s_B(−n);  h ← n·w;  δ ← min(δ, h)' },
    indent: 3,
    steps: ['epaStep'],
    numbers: [
      ['w', 'begin.w'],
      ['h', 'begin.reach'],
      ['δ', 'begin.high'],
    ],
  },
  {
    text: { code: 'stop if h < −η, h − d or δ − δ₀ ≤ ε, w is in P, or P full' },
    indent: 3,
    steps: ['epaStep'],
    numbers: [
      ['h − d', 'begin.growth'],
      ['ε', 'begin.allowed'],
    ],
  },
  {
    text: { code: 'P ← P less the faces w sees, and w to each edge left open' },
    indent: 3,
    steps: ['epaStep'],
    numbers: [
      ['F₋', 'removed'],
      ['F₊', 'horizon'],
    ],
  },
  {
    text: { code: 'of each:  n ← unit((p₁ − p₀) × (p₂ − p₀));  d ← n·p₀' },
    indent: 4,
    steps: ['face'],
    numbers: [
      ['n', 'normal'],
      ['d', 'distance'],
    ],
  },
  {
    text: { code: 'd ← (|v| or −δ) − r_A − r_B' },
    indent: 1,
    steps: ['frame'],
    numbers: [['d', 'distance']],
  },
  {
    text: { code: 'if time is asked:  t ← 0;  repeat, at most 100 times:' },
    indent: 1,
    steps: ['advance'],
    numbers: [
      ['m', 'begin.motion'],
      ['ω', 'begin.turn'],
      ['ρ', 'begin.radius'],
      ['ε', 'begin.contact'],
    ],
  },
  {
    text: { code: 'n, d ← A, B at t:  if relative ℓ − rounding, absolute |v|' },
    indent: 2,
    steps: ['advanceStep'],
    numbers: [
      ['n', 'normal'],
      ['d', 'distance'],
    ],
  },
  {
    text: { code: 's ← m·n + ω ρ;  if d > 0 ≥ s: none;  if d ≤ ε: contact' },
    indent: 2,
    steps: ['advanceStep'],
    numbers: [
      ['m·n', 'along'],
      ['ω ρ', 'turning'],
      ['s', 'speed'],
    ],
  },
  {
    text: { code: 't ← t + d / s;  if t > 1: none' },
    indent: 2,
    steps: ['advanceStep'],
    numbers: [
      ['d / s', 'step'],
      ['t', 'next'],
    ],
  },
  {
    text: { code: 't by the certified sweep, to compare' },
    indent: 1,
    steps: ['sweep'],
    numbers: [['t', 'time']],
  },
  {
    text: { code: 'd* ← relative, by signed volumes, to compare' },
    indent: 1,
    steps: ['truth'],
    numbers: [
      ['d*', 'distance'],
      ['d − d*', 'off'],
    ],
  },
  { text: { code: 'triangles of A, B and A − B, to draw' }, indent: 1, steps: ['outline', 'triangle'] },
];
