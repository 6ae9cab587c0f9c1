/** Experiments as the package takes them, and its answers as the page keeps them. */
import { moveNumbers } from '../../package/settings.gen';
import { methodOf } from '../model/methods';
import type { MoveOptions, MoveResults } from 'sweepscope';
import type { ContactSummary, Experiment, FrameInput, FrameSummary, Support, Vec3 } from '../model';
import type { BodyState } from '../../package/trace/events.gen';
import { StateHash } from '../../mesh/hash';

/** Every method has a limit of sweeps. */
const ofEvery = 'maxSweeps';

/** Settings of an experiment that its method has; nulls are left to the solver's defaults. */
export function moveOptions(experiment: Experiment): MoveOptions {
  const { method, sides } = experiment;
  const { options: its, settings } = methodOf(experiment);
  const options: MoveOptions = { method, sides, ...settings(experiment) };
  for (const { name } of moveNumbers) {
    const value = experiment[name];
    if (value !== null && (name === ofEvery || its.has(name))) options[name] = value;
  }
  return options;
}

/** The 12 numbers of one request: centre, displacement, gravity displacement, radii. */
export function moveRequest(start: Vec3, input: FrameInput, radii: Vec3): Float64Array {
  return Float64Array.of(...start, ...input.displacement, ...input.gravity, ...radii);
}

/** Summary of a frame from the answer to its one request. */
export function summarize(results: MoveResults, frame: number, start: Vec3, input: FrameInput): FrameSummary {
  const contacts: ContactSummary[] = [];
  for (let at = results.contactStart[0]!; at < results.contactStart[1]!; at++) contacts.push(contactAt(results, at));
  return {
    frame,
    start,
    end: vec3At(results.position, 0),
    input,
    contacts,
    sweeps: [results.passSweeps[0]!, results.passSweeps[1]!],
    grounded: results.grounded[0] === 1,
    state: states[results.state[0]!]!,
    support: supportOf(results),
    ceiling: results.ceiling[0] === 1,
    stepped: results.stepped[0] === 1,
    snapped: results.snapped[0] === 1,
    truncated: results.truncated[0] === 1,
    startDepth: results.startDepth[0]!,
    hash: stateHash(results),
  };
}

function supportOf(results: MoveResults): Support | null {
  const triangle = results.groundTriangle[0]!;
  if (triangle < 0) return null;
  return { point: vec3At(results.groundPoint, 0), normal: vec3At(results.groundNormal, 0), triangle };
}

/** As the package counts them. Not taken from the schema: it would come into the worker's first chunk as a whole. */
const states: readonly BodyState[] = ['air', 'ground', 'steep', 'wedged'];
const features = ['face', 'face', 'edge', 'vertex'] as const;

function contactAt(results: MoveResults, at: number): ContactSummary {
  return {
    pass: results.contactPass[at] === 1 ? 1 : 0,
    slide: results.contactSlide[at]!,
    time: results.contactTime[at]!,
    triangle: results.contactTriangle[at]!,
    feature: features[results.contactFeature[at]!]!,
    element: results.contactElement[at]!,
    point: vec3At(results.contactPoint, at),
    normal: vec3At(results.contactNormal, at),
  };
}

function vec3At(values: Float64Array, at: number): Vec3 {
  return [values[3 * at]!, values[3 * at + 1]!, values[3 * at + 2]!];
}

/** Over every bit of the answer, so that two runs can be told apart or proved the same. */
export function stateHash(results: MoveResults): string {
  const { position, grounded, passSweeps, truncated, startDepth, contactTime, contactPoint, contactNormal } = results;
  const hash = new StateHash().add(position).add(startDepth).add(grounded).add(passSweeps).add(truncated);
  hash.add(results.state).add(results.groundPoint).add(results.groundNormal).add(results.groundTriangle);
  hash.add(results.ceiling).add(results.stepped).add(results.snapped);
  hash.add(contactTime).add(contactPoint).add(contactNormal).add(results.contactTriangle).add(results.contactFeature);
  return hash.hex();
}
