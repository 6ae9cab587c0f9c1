/**
 * Step by step, a sweep is played as it is found out: the body moves, the plane of what it will meet lights up when it is reached, the
 * contact appears with the touch, then the answer to it part by part. The cursor goes through these steps; what is known there is shown.
 */
import { nearestOf } from '../../../package/trace/candidates';
import type { Step } from '../../../package/trace/steps';
import { hitTime } from './shownTime';

export interface Stage {
  readonly step: Step;
  /** fraction of the sweep from which it is shown */
  readonly time: number;
  /** milliseconds it is rested at, at speed 1; 0: it is passed while moving */
  readonly rest: number;
}

/** milliseconds at the plane, at the contact, and for all of the response */
const planeRest = 200;
const touchRest = 300;
const answerRest = 800;
/** milliseconds for the last word of the sweep */
export const readRest = 900;

/** @param quick frames follow each other at once: the way, then all of it */
export function stagesOf(slide: Step, quick: boolean): Stage[] {
  const end = hitTime(slide);
  const first = slide.children[0] ?? slide;
  if (quick) return [stage(first, 0), stage(slide, end)];
  const nearest = slide.children.findLast(({ kind }) => kind === 'nearest');
  const answer = slide.children.findLast(({ kind }) => kind === 'response')?.children ?? [];
  const rest = answerRest / Math.max(1, answer.length - 1);
  return [
    stage(first, 0),
    ...planeAhead(slide, end),
    ...(nearest ? [stage(nearest, end, touchRest)] : []),
    ...answer.map((step, at) => stage(step, end, at === answer.length - 1 ? readRest : rest)),
  ];
}

const stage = (step: Step, time: number, rest = 0): Stage => ({ step, time, rest });

/** The plane of the triangle that will be met, where the sphere reaches it before it touches. */
function planeAhead(slide: Step, end: number): Stage[] {
  const nearest = nearestOf(slide);
  if (!nearest?.found) return [];
  const met = slide.children.find(({ opening }) => opening.kind === 'TriangleBegin' && opening.test === nearest.test);
  const plane = met?.children.find(({ kind }) => kind === 'plane');
  if (plane?.event.kind !== 'PlaneTest' || !(plane.event.t0 > 0 && plane.event.t0 <= end)) return [];
  // A face is touched where its plane is reached; it is seen to light up all the same.
  return [stage(plane, plane.event.t0, plane.event.t0 === end ? planeRest : 0)];
}

/** The stage at a time of the sweep, and after so many milliseconds of rest at its end; null when all have been shown. */
export function stageAt(stages: readonly Stage[], time: number, rested: number): Stage | null {
  const resting = stages.filter(({ rest }) => rest > 0);
  if (resting.length === 0 || time < resting[0]!.time)
    return stages.findLast((each) => each.rest === 0 && each.time <= time) ?? stages[0] ?? null;
  let left = rested;
  for (const each of resting) {
    if (left < each.rest) return each;
    left -= each.rest;
  }
  return null;
}

export const wholeRest = (stages: readonly Stage[]): number => stages.reduce((sum, { rest }) => sum + rest, 0);
