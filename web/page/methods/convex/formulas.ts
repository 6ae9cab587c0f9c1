/** The formula of each step of GJK, EPA and conservative advancement, with the numbers of its event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaLine, Space } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { texNumber } from './cells';
import { isClaimed, openingOf } from './look';
import type {
  ConvexFrameEndEvent,
  ConvexFrameEvent,
  ConvexGjkEndEvent,
  ConvexGjkStepEvent,
  ConvexGjkEvent,
  ConvexSweepEvent,
} from './schema.gen';

type Group = readonly [Space | null, readonly FormulaLine[]];

const card = (name: string, main: string, ...groups: readonly Group[]): Formula => ({
  title: `study.convex.formula.${name}` as MessageKey,
  main,
  groups: groups.map(([space, lines]) => ({ space, lines })),
});

const words = (name: string): MessageKey => `study.convex.words.${name}` as MessageKey;

const [d, sA, sB, w, v, n, low] = [
  '\\sy{convexD}{d}',
  '\\sy{convexSA}{s_A}',
  '\\sy{convexSB}{s_B}',
  '\\sy{convexW}{w}',
  '\\sy{convexV}{v}',
  '\\sy{convexN}{n}',
  '\\sy{convexL}{\\ell}',
];
const [foot, reach, depth, motion, time] = [
  '\\sy{convexFoot}{f}',
  '\\sy{convexReach}{h}',
  '\\sy{convexDepth}{\\delta}',
  '\\sy{convexM}{m}',
  '\\sy{convexT}{t}',
];

/** What the frame was asked. */
export function askedOf(step: Step): ConvexFrameEvent {
  let at = step;
  while (at.parent) at = at.parent;
  return openingOf<ConvexFrameEvent>(at);
}

export function frameFormula({ verdict }: ConvexFrameEndEvent, step: Step): Formula {
  const timed = askedOf(step).question === 'time';
  const there = verdict !== 'no-body' && verdict !== 'meeting';
  return card('frame', 'd = \\min_{a \\in A,\\,b \\in B} |a - b| = \\min_{w \\in A - B} |w|', [
    'world',
    [
      { name: 'c_A', words: words('centreA'), result: 'begin.centreA' },
      { name: 'c_B', words: words('centreB'), result: 'begin.centreB' },
      { name: 'd', words: words('distance'), result: 'distance', found: true },
      ...(there
        ? [
            { name: 'd_0', words: words('notBelow'), result: 'low', found: true },
            { name: 'd_1', words: words('notAbove'), result: 'high', found: true },
            { name: 'p_A', words: words('pointA'), result: 'pointA' },
            { name: 'p_B', words: words('pointB'), result: 'pointB' },
            { name: n, words: words('normal'), result: 'normal' },
          ]
        : []),
      ...(timed ? [{ name: time, words: words('contactTime'), result: 'time', found: true }] : []),
    ],
  ]);
}

export const frameOpening = card('frame', 'd = \\min_{w \\in A - B} |w|', [
  'world',
  [
    { name: 'c_A', words: words('centreA'), result: 'centreA' },
    { name: 'c_B', words: words('centreB'), result: 'centreB' },
  ],
]);

export function gjkFormula({ verdict, nearestA, nearestB, distance }: ConvexGjkEndEvent): Formula {
  const claimed = isClaimed(nearestA, nearestB, distance);
  return card('gjk', `${v} = \\arg\\min_{w \\in A - B} |w|`, [
    'difference',
    [
      { name: 'd_0', words: words('start'), result: 'begin.start' },
      { name: `|${v}|`, words: words('distance'), result: 'distance' },
      // Of bodies that meet, no plane is told.
      ...(verdict === 'meeting' ? [] : [{ name: low, words: words('bestPlane'), result: 'low', found: true }]),
      { name: 'a', words: words(claimed ? 'claimedA' : 'nearestA'), result: 'nearestA' },
      { name: 'b', words: words(claimed ? 'claimedB' : 'nearestB'), result: 'nearestB' },
      { name: 'k', words: words('iterations'), result: 'iterations' },
      { name: '|S|', words: words('simplexPoints'), result: 'points' },
    ],
  ]);
}

export const gjkOpening = card('gjk', `${v} = \\arg\\min_{w \\in A - B} |w|`, [
  'difference',
  [{ name: 'd_0', words: words('start'), result: 'start' }],
]);

export function gjkStepFormula(event: ConvexGjkStepEvent, step: Step): Formula {
  const { iteration, countBefore, verdict, bound, low: best, lengthAfter } = event;
  const begin = step.parent && openingOf<ConvexGjkEvent>(step.parent);
  const rule = begin?.termination ?? 'relative';
  // The absolute rule asks for the square, which no event holds.
  const tiny = rule === 'absolute' && verdict === 'on-origin';
  const begun = iteration > 0;
  const joined = ![event.lambda0, event.lambda1, event.lambda2, event.lambda3].every(Number.isNaN);
  const signs: FormulaLine[] =
    joined && countBefore > 0
      ? Array.from({ length: countBefore + 1 }, (_, k) => ({
          ...{ name: `\\lambda_${k}`, words: words(k === countBefore ? 'lambdaNew' : 'lambda') },
          ...{ result: `lambda${k}`, found: true },
        }))
      : [];
  const ends: readonly FormulaLine[] = begun
    ? [
        { name: `|${v}|`, words: words('lengthBefore'), result: 'length', found: true },
        { name: low, expression: `${v}\\cdot ${w}\\,/\\,|${v}|`, result: 'bound', found: true },
        ...(best > bound ? [{ name: `${low}^*`, words: words('bestSoFar'), result: 'low', found: true }] : []),
        { name: 'p', expression: `${v}\\cdot ${v} - ${v}\\cdot ${w}`, result: 'progress', found: true },
        {
          name: '\\varepsilon',
          words: words(rule === 'absolute' ? 'epsilon' : 'allowed'),
          result: 'allowed',
          found: true,
        },
      ]
    : [{ name: low, expression: `-${d}\\cdot ${w}\\,/\\,|${d}|`, result: 'bound', found: true }];
  const after: readonly FormulaLine[] =
    verdict === 'near-enough' || verdict === 'nothing-farther'
      ? []
      : [
          { name: `${v}'`, words: words('newNearest'), result: 'vAfter' },
          { name: `|${v}'|`, words: words('newLength'), result: 'lengthAfter' },
        ];
  return card(
    'gjkStep',
    tiny
      ? `|${v}'|^2 = ${texNumber(lengthAfter ** 2)} \\le \\varepsilon = ${texNumber(begin!.epsilon)}`
      : `${w} = ${sA}(${d}) - ${sB}(-${d})`,
    [
      'world',
      [
        begun
          ? { name: d, expression: `-${v}`, result: 'search' }
          : { name: d, words: words('start'), result: 'search' },
        { name: sA, words: words('supportA'), result: 'supportA' },
        { name: sB, words: words('supportB'), result: 'supportB' },
      ],
    ],
    ['difference', [{ name: w, expression: `${sA} - ${sB}`, result: 'w' }, ...ends, ...signs, ...after]],
  );
}

export const epaFormula = card('epa', `${depth} = \\min_{|n| = 1}\\ \\max_{w \\in A - B} n\\cdot w`, [
  'difference',
  [
    { name: depth, words: words('depth'), result: 'depth', found: true },
    { name: `${depth}_0`, words: words('notLess'), result: 'low' },
    { name: n, words: words('wayOut'), result: 'normal' },
    { name: 'a', words: words('deepestA'), result: 'deepestA' },
    { name: 'b', words: words('deepestB'), result: 'deepestB' },
    { name: 'k', words: words('iterations'), result: 'iterations' },
    { name: 'F', words: words('faces'), result: 'faces' },
  ],
]);

export const epaOpening = card('epa', `${depth} = \\min_{|n| = 1}\\ \\max_{w \\in A - B} n\\cdot w`, [
  'difference',
  [{ name: '|S|', words: words('fromGjk'), result: 'from' }],
]);

export const faceFormula = card('face', `${n}\\cdot x = d`, [
  'difference',
  [
    { name: 'p_0', words: words('corner'), result: 'p0' },
    { name: 'p_1', words: words('corner'), result: 'p1' },
    { name: 'p_2', words: words('corner'), result: 'p2' },
    { name: n, expression: '(p_1 - p_0)\\times(p_2 - p_0)\\,/\\,|\\ldots|', result: 'normal' },
    { name: 'd', expression: `${n}\\cdot p_0`, result: 'distance', found: true },
  ],
]);

const epaLines = (prefix: string): readonly Group[] => [
  [
    'world',
    [
      { name: sA, words: words('supportAn'), result: `${prefix}supportA` },
      { name: sB, words: words('supportBn'), result: `${prefix}supportB` },
    ],
  ],
  [
    'difference',
    [
      { name: n, words: words('faceNormal'), result: `${prefix}normal` },
      { name: 'd', words: words('faceDistance'), result: `${prefix}distance` },
      { name: foot, expression: `d\\,${n}`, result: `${prefix}foot` },
      { name: w, expression: `${sA} - ${sB}`, result: `${prefix}w` },
      { name: reach, expression: `${n}\\cdot ${w}`, result: `${prefix}reach` },
      {
        ...{ name: 'g', expression: `${reach} - d`, result: `${prefix}growth` },
        numbers: `{${prefix}reach} − {${prefix}distance}`,
      },
      { name: '\\varepsilon', words: words('growthAllowed'), result: `${prefix}allowed` },
    ],
  ],
];

const changes: readonly FormulaLine[] = [
  { name: 'F_-', words: words('removed'), result: 'removed' },
  { name: 'F_+', words: words('horizon'), result: 'horizon' },
  { name: 'F', words: words('facesNow'), result: 'faces' },
];

export const epaStepFormula = card('epaStep', `g = ${n}\\cdot ${w} - d \\le \\varepsilon`, ...epaLines('begin.'), [
  null,
  changes,
]);
export const epaStepOpening = card('epaStep', `g = ${n}\\cdot ${w} - d \\le \\varepsilon`, ...epaLines(''));

const advanceMain = `t_{k+1} = t_k + d\\,/\\,(${motion}\\cdot ${n} + \\omega\\rho)`;
const advanceInput = (prefix: string): readonly FormulaLine[] => [
  { name: motion, words: words('motion'), result: `${prefix}motion` },
  { name: '\\omega', words: words('turn'), result: `${prefix}turn` },
  { name: '\\rho', words: words('radius'), result: `${prefix}radius` },
  { name: '\\varepsilon', words: words('contact'), result: `${prefix}contact` },
];

export const advanceFormula = card('advance', advanceMain, [
  'world',
  [
    ...advanceInput('begin.'),
    { name: time, words: words('contactTime'), result: 'time', found: true },
    { name: 't_k', words: words('safe'), result: 'safe' },
    { name: 'd', words: words('distanceThere'), result: 'distance' },
    { name: 'k', words: words('steps'), result: 'steps' },
  ],
]);
export const advanceOpening = card('advance', advanceMain, ['world', advanceInput('')]);

export const advanceStepFormula = card('advanceStep', advanceMain, [
  'world',
  [
    { name: 't_k', words: words('timeSoFar'), result: 'time' },
    { name: 'd', words: words('trusted'), result: 'distance' },
    { name: n, words: words('planeNormal'), result: 'normal' },
    { name: `${motion}\\cdot ${n}`, words: words('along'), result: 'along' },
    { name: '\\omega\\rho', words: words('turning'), result: 'turning' },
    { name: 's', expression: `${motion}\\cdot ${n} + \\omega\\rho`, numbers: '{along} + {turning}', result: 'speed' },
    { name: '\\Delta t', expression: 'd\\,/\\,s', numbers: '{distance} / {speed}', result: 'step', found: true },
    { name: 't_{k+1}', expression: 't_k + \\Delta t', numbers: '{time} + {step}', result: 'next', found: true },
  ],
]);

export function sweepFormula({ verdict }: ConvexSweepEvent): Formula {
  const hit = verdict === 'hit';
  const asked = verdict !== 'no-triangles' && verdict !== 'turns';
  return card('sweep', `${time} = \\min\\{\\,t : E + t\\,u \\text{ touches } K\\,\\}`, [
    'world',
    [
      ...(asked
        ? [
            { name: 'r', words: words('radii'), result: 'radii' },
            { name: 'u', words: words('way'), result: 'way' },
          ]
        : []),
      ...(hit
        ? [
            { name: 'q', words: words('touching'), result: 'point' },
            { name: n, words: words('touchNormal'), result: 'normal' },
          ]
        : []),
      { name: time, words: words('sweepTime'), result: 'time', found: true },
      { name: 't_A', words: words('advanced'), result: 'advanced', found: true },
      ...(hit
        ? [
            {
              name: '\\Delta',
              expression: `t_A - ${time}`,
              numbers: '{advanced} − {time}',
              result: 'difference',
              found: true,
            },
          ]
        : []),
    ],
  ]);
}

export const truthFormula = card('truth', 'd - d^*', [
  null,
  [
    { name: 'd^*', words: words('trueDistance'), result: 'distance', found: true },
    { name: 'd^*_0', words: words('notBelow'), result: 'low', found: true },
    { name: 'd^*_1', words: words('notAbove'), result: 'high', found: true },
    { name: 'd - d^*', words: words('off'), result: 'off', found: true },
    { name: 't^*', words: words('trueTime'), result: 'time', found: true },
  ],
]);

export const outlineFormula = card('outline', 'K = \\operatorname{conv}\\{p_0, p_1, \\ldots\\}', [
  null,
  [
    { name: 'F', words: words('triangles'), result: 'begin.triangles' },
    { name: 'V', words: words('vertices'), result: 'begin.vertices' },
  ],
]);
export const outlineOpening = card('outline', 'K = \\operatorname{conv}\\{p_0, p_1, \\ldots\\}', [
  null,
  [{ name: 'F', words: words('triangles'), result: 'triangles' }],
]);
export const triangleFormula = card('outline', 'K = \\operatorname{conv}\\{p_0, p_1, \\ldots\\}', [
  'world',
  [
    { name: 'p_0', words: words('corner'), result: 'p0' },
    { name: 'p_1', words: words('corner'), result: 'p1' },
    { name: 'p_2', words: words('corner'), result: 'p2' },
  ],
]);
