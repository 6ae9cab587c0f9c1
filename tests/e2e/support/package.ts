/** The package in the test's own process: what the page says is compared with what a game would be told. */
import { loadSolver } from '../../../web/package';
import { presetById, type PresetScene } from '../../../web/page/presets';
import type { Experiment, FrameInput, SceneMesh, Vec3 } from '../../../web/page/model';
import { readTrace, type FrameTree } from '../../../web/package/trace';
import type { Mesh, MoveOptions, MoveResults, Proof, Solver } from '../../../web/package/types';

let loading: Promise<Solver> | undefined;

export async function sceneOf(id: string): Promise<PresetScene> {
  const preset = presetById(id);
  if (!preset) throw new Error(`no preset ${id}`);
  return preset.load();
}

export interface Played {
  readonly frames: readonly { readonly start: Vec3; readonly input: FrameInput; readonly result: MoveResults }[];
  /** the steps of one frame */
  tree(frame: number): FrameTree;
  /** the trace of one frame, slots as the package gives them */
  trace(frame: number): Float64Array;
  prove(...what: Parameters<Mesh['prove']>): Proof;
}

/** A run of an experiment on a mesh, frame after frame. */
export async function play(mesh: Pick<SceneMesh, 'positions' | 'indices'>, experiment: Experiment): Promise<Played> {
  const made: Mesh = (await (loading ??= loadSolver())).createMesh(mesh.positions, mesh.indices);
  const options = optionsOf(experiment);
  const frames: { start: Vec3; input: FrameInput; result: MoveResults }[] = [];
  let start = experiment.start;
  for (const input of experiment.inputs) {
    const result = made.moveMany(requestOf(start, input, experiment.radii), options);
    frames.push({ start, input, result });
    start = Array.from(result.position) as unknown as Vec3;
  }
  const trace = (frame: number): Float64Array => {
    const at = frames[frame];
    if (!at) throw new Error(`no frame ${frame}`);
    return made.trace(requestOf(at.start, at.input, experiment.radii), options).trace;
  };
  return { frames, trace, tree: (frame) => readTrace(trace(frame), frame), prove: (...what) => made.prove(...what) };
}

function requestOf(start: Vec3, { displacement, gravity }: FrameInput, radii: Vec3): Float64Array {
  return Float64Array.of(...start, ...displacement, ...gravity, ...radii);
}

function optionsOf(experiment: Experiment): MoveOptions {
  const { method, sides, precision, skin, maxSweeps, slopeLimit, stepHeight, snapDistance } = experiment;
  const common = { method, sides, ...(maxSweeps !== null && { maxSweeps }) };
  if (method === 'paper') return { ...common, precision };
  return {
    ...common,
    stepHeight,
    snapDistance,
    ...(skin !== null && { skin }),
    ...(slopeLimit !== null && { slopeLimit }),
  };
}
