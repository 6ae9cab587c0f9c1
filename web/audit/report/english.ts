/** The texts of a report, in English. */
import type { AuditSettings } from '../run/types';
import type { EventKind } from '../detectors/types';
import type { CauseName } from '../why/cause';

export interface ReportWords {
  readonly language: string;
  readonly kinds: Readonly<Record<EventKind, string>>;
  readonly [word: string]: unknown;
}

export const words = {
  language: 'en',
  kinds: {
    fallsThrough: 'Falls through',
    sticks: 'Sticks',
    trapped: 'Trapped',
    frozen: 'Frozen',
    floats: 'Floats',
    lost: 'Lost: position became NaN',
    hops: 'Hops',
    jitters: 'Jitters',
    slidesOff: 'Slides off',
    groundLost: 'Ground lost',
    startsOverlapping: 'Starts overlapping',
    leavesLevel: 'Leaves the level',
  },
  title: 'Level audit',
  where: 'Where it goes wrong',
  heat: (reach: number) => `Events within ${Number(reach.toPrecision(2))} m; strongest: the worst 5 % of places`,
  without: 'Counted, but no heat',
  walked: ({ radii, speed, gravity, framesPerSecond, frames }: AuditSettings) =>
    `Radii ${radii.join(' × ')} m, ${speed} m/s, gravity ${gravity} m/s², ${frames} frames of 1/${framesPerSecond} s.`,
  counts: 'What happened',
  events: 'Events',
  bodies: 'Bodies',
  beside: (method: string) => `${method[0].toUpperCase()}${method.slice(1)}, bodies`,
  when: 'When',
  spots: 'Spots, worst first',
  spot: 'Spot',
  what: 'What',
  worst: 'Worst',
  at: 'At',
  frame: 'Body, frame',
  request: 'Request of that frame',
  none: 'Nothing of what is counted happened.',
  nobody: 'No body walked: there is no ground where such a body can stand. Check radii, slope limit, unit and up axis.',
  ended: (bodies: number, asked: number) =>
    `Only ${bodies.toLocaleString('en')} of ${asked.toLocaleString('en')} bodies have walked.`,
  gone: (gone: number, walked: number) =>
    `${gone.toLocaleString('en')} of ${walked.toLocaleString('en')} bodies walked off the level; their walks ended there.`,
  frames: (count: number) => (count === 1 ? '1 frame' : `${count} frames`),
  why: 'Why here',
  unexplained: 'nothing in the mesh explains it: it is the method',
  causes: {
    opening: 'hole that the body fits through',
    openEdges: 'open edges',
    tJunctions: 'T-junctions',
    slivers: 'slivers',
    duplicates: 'triangles that are there twice',
    crowdedEdges: 'edges of more than two triangles',
    winding: 'edges where a face is turned over',
    narrowGap: 'gap that the body does not fit through',
    steepFace: 'face steeper than can be stood on',
    highStep: 'step higher than is taken',
  } satisfies Record<CauseName, string>,
  away: (distance: string) => `${distance} m from the body`,
  touches: 'at the body',
  listed: (shown: number, all: number) => `${shown} of ${all} are shown; the JSON has all.`,
  about: (triangles: string, bodies: string, moves: string, method: string, beside: string | undefined, seed: number) =>
    `${triangles} triangles. ${bodies} bodies, ${moves} moves, method ${method}${beside === undefined ? '' : `, beside it ${beside}`}, seed ${seed}.`,
} satisfies ReportWords;
export type Words = typeof words;
