/** Runs presets through the real solver, as the page does: frame after frame, and one frame traced for its step tree. */
import { loadSolver, type MoveOptions, type MoveResults, type Solver } from 'sweepscope';
import { presetById, type PresetScene } from '../../../../web/page/presets';
import type { Experiment, Vec3 } from '../../../../web/page/model';
import { readTrace, type FrameTree, type Step } from '../../../../web/package/trace';
import type { EventKind, EventOf } from '../../../../web/package/trace/events.gen';

let loading: Promise<Solver> | undefined;
export const solver = () => (loading ??= loadSolver());

export interface Contact {
  readonly pass: number;
  readonly slide: number;
  readonly time: number;
  readonly triangle: number;
  readonly feature: string;
  readonly element: number;
  readonly point: Vec3;
  readonly normal: Vec3;
}

export interface Frame {
  readonly start: Vec3;
  readonly end: Vec3;
  readonly contacts: readonly Contact[];
  readonly sweeps: readonly number[];
  readonly grounded: boolean;
  readonly truncated: boolean;
  readonly startDepth: number;
}

export interface Played {
  readonly frames: readonly Frame[];
  /** the tree of one frame, made on demand */
  tree(frame: number): FrameTree;
  /** the same as slots */
  trace(frame: number): Float64Array;
  dispose(): void;
}

export function optionsOf(experiment: Experiment): MoveOptions {
  const { method, sides, precision, skin, maxSweeps, slopeLimit, stepHeight, snapDistance } = experiment;
  return {
    method,
    sides,
    ...(method === 'paper' && { precision }),
    stepHeight,
    snapDistance,
    ...(skin !== null && { skin }),
    ...(maxSweeps !== null && { maxSweeps }),
    ...(slopeLimit !== null && { slopeLimit }),
  };
}

export async function sceneOf(id: string): Promise<PresetScene> {
  const preset = presetById(id);
  if (!preset) throw new Error(`no preset ${id}`);
  return preset.load();
}

/** The other method on the same scene. */
export function withMethod(scene: PresetScene, method: Experiment['method']): PresetScene {
  const sides = method === 'paper' ? 'front' : 'both';
  return { ...scene, experiment: { ...scene.experiment, method, sides } };
}

export async function play({ mesh, experiment }: PresetScene): Promise<Played> {
  const made = (await solver()).createMesh(mesh.positions, mesh.indices);
  const options = optionsOf(experiment);
  const request = (frame: number) => {
    const { displacement, gravity } = experiment.inputs[frame]!;
    return Float64Array.of(...frames[frame]!.start, ...displacement, ...gravity, ...experiment.radii);
  };
  const frames: Frame[] = [];
  let start = experiment.start;
  for (const { displacement, gravity } of experiment.inputs) {
    const numbers = Float64Array.of(...start, ...displacement, ...gravity, ...experiment.radii);
    const frame = frameOf(start, made.moveMany(numbers, options));
    frames.push(frame);
    start = frame.end;
  }
  return {
    frames,
    tree: (frame) => readTrace(made.trace(request(frame), options).trace, frame),
    trace: (frame) => made.trace(request(frame), options).trace,
    dispose: () => made.dispose(),
  };
}

function frameOf(start: Vec3, result: MoveResults): Frame {
  const vector = (array: Float64Array, at: number): Vec3 => [array[3 * at]!, array[3 * at + 1]!, array[3 * at + 2]!];
  return {
    start,
    end: vector(result.position, 0),
    contacts: Array.from(result.contactTime, (time, k) => ({
      pass: result.contactPass[k]!,
      slide: result.contactSlide[k]!,
      time,
      triangle: result.contactTriangle[k]!,
      feature: ['none', 'face', 'edge', 'vertex'][result.contactFeature[k]!]!,
      element: result.contactElement[k]!,
      point: vector(result.contactPoint, k),
      normal: vector(result.contactNormal, k),
    })),
    sweeps: [...result.passSweeps],
    grounded: result.grounded[0] === 1,
    truncated: result.truncated[0] === 1,
    startDepth: result.startDepth[0]!,
  };
}

/** The step a preset opens at. */
export function openingStep(scene: PresetScene, played: Played): Step {
  const frame = Number(/^f(\d+)/.exec(scene.address)![1]);
  const step = played.tree(frame).byAddress.get(scene.address);
  if (!step) throw new Error(`${scene.address} is no step of the run`);
  return step;
}

/** Plays a preset and gives its run and the event of the step it opens at, which must be of the kind named. */
export async function opened<K extends EventKind>(id: string, kind: K) {
  const scene = await sceneOf(id);
  const played = await play(scene);
  const step = openingStep(scene, played);
  if (step.event.kind !== kind) throw new Error(`${scene.address} is ${step.event.kind}, not ${kind}`);
  const event = step.event as EventOf<K>;
  played.dispose();
  return { scene, frames: played.frames, step, event };
}

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const length = (a: Vec3) => Math.hypot(...a);
