/** Two plane figures as a program: each pair by its test, as printed, completed, or right. Of names the survey has two. */
import { type CodeLine, place } from '../../model/explain/pseudocode';

const quadrants = place('listing', 'isSameQuadrant');
const axes = place('listing', 'SAT');

export const program: readonly CodeLine[] = [
  {
    text: { code: 'frame(A, B):' },
    indent: 0,
    steps: ['frame'],
    numbers: [
      ['c_A', 'begin.centreA'],
      ['c_B', 'begin.centreB'],
    ],
  },
  {
    text: { code: 'if polygons, at each corner from e to f:  e_x f_y − e_y f_x' },
    indent: 1,
    steps: ['vertex'],
    numbers: [
      ['e', 'into'],
      ['f', 'out'],
      ['e × f', 'turn'],
    ],
  },
  {
    text: { code: 'convex ← signs all one or 0, not all 0, and no edges meet' },
    indent: 2,
    steps: ['shape'],
    numbers: [
      ['left', 'lefts'],
      ['right', 'rights'],
    ],
  },
  {
    text: { code: 'touch(A, B):' },
    indent: 1,
    steps: ['pair'],
    numbers: [
      ['g', 'gap'],
      ['asked', 'asked'],
    ],
  },
  {
    text: { code: 'if point in rectangle, on each axis:  l ≤ p ≤ h' },
    indent: 2,
    steps: ['range'],
    numbers: [
      ['l', 'low'],
      ['p', 'value'],
      ['h', 'high'],
    ],
  },
  {
    text: { code: 'if point in circle, or two circles:  d ← c_B − c_A' },
    indent: 2,
    steps: ['distance'],
    numbers: [['d', 'between']],
  },
  {
    text: { code: 'd·d ≤ (r_A + r_B)²;  r_B = 0 for a point' },
    indent: 3,
    steps: ['distance'],
    numbers: [
      ['d·d', 'squared'],
      ['(r_A + r_B)²', 'squaredReach'],
    ],
  },
  {
    text: { code: 'if right: by its sign without rounding' },
    indent: 3,
    steps: ['distance'],
    numbers: [['sign', 'side']],
  },
  {
    text: { code: 'in both, if touching is excluded and not right:  <, not ≤' },
    indent: 2,
    steps: ['range', 'distance'],
    numbers: [['g', 'gap']],
  },
  {
    text: { code: 'if rectangle and circle:  a, b ← two opposite corners − c' },
    indent: 2,
    steps: ['quadrant'],
    source: quadrants,
    numbers: [
      ['a', 'a'],
      ['b', 'b'],
    ],
  },
  {
    text: { code: 'one ← a_x b_x > 0 and a_y b_y > 0' },
    indent: 3,
    steps: ['quadrant'],
    source: quadrants,
  },
  {
    text: { code: 'if one or not completed:  for each corner pᵢ, d ← pᵢ − c:' },
    indent: 3,
    steps: ['corner'],
    numbers: [
      ['pᵢ', 'point'],
      ['d', 'between'],
    ],
  },
  {
    text: { code: 'if d·d ≤ r²: touch' },
    indent: 4,
    steps: ['corner'],
    numbers: [
      ['d·d', 'squared'],
      ['r²', 'squaredRadius'],
    ],
  },
  {
    text: { code: 'else, d ← middle − c:  |d_x| ≤ s_x + r and |d_y| ≤ s_y + r' },
    indent: 3,
    steps: ['square'],
    numbers: [
      ['d', 'between'],
      ['s + r', 'reach'],
    ],
  },
  {
    text: { code: 'n ← max(l, min(h, c));  d ← n − c' },
    indent: 3,
    steps: ['clamp'],
    numbers: [
      ['n', 'point'],
      ['d', 'between'],
    ],
  },
  {
    text: { code: 'if right:  touch ← d·d ≤ r², instead' },
    indent: 3,
    steps: ['clamp'],
    numbers: [
      ['d·d', 'squared'],
      ['r²', 'squaredRadius'],
    ],
  },
  {
    text: { code: 'truth ← d·d ≤ r², by its sign without rounding' },
    indent: 3,
    steps: ['clamp'],
    numbers: [['sign', 'side']],
  },
  {
    text: { code: 'if polygons, for each edge e ≠ 0 from s:  L ← unit(e_y, −e_x)' },
    indent: 2,
    steps: ['axis'],
    numbers: [['L', 'unit']],
  },
  {
    text: { code: 'l, h ← least, most (p − s)·L of A, and of B' },
    indent: 3,
    steps: ['axis'],
    source: axes,
    numbers: [
      ['l_A', 'lowA'],
      ['h_A', 'highA'],
      ['l_B', 'lowB'],
      ['h_B', 'highB'],
    ],
  },
  {
    text: { code: 'g ← max(l_B − h_A, l_A − h_B);  if g > ε: apart' },
    indent: 3,
    steps: ['axis'],
    source: axes,
    numbers: [
      ['g', 'gap'],
      ['ε', 'margin'],
    ],
  },
  {
    text: { code: 'truth ← edges meet, or a corner of one is in the other' },
    indent: 3,
    steps: ['truth'],
  },
  { text: { code: 'if not printed and not both convex: refused' }, indent: 3, steps: ['pair'] },
];
