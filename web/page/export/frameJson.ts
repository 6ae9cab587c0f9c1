/** One frame as JSON: the request, the options, the answer, and enough to come back to it. */
import { moveOptions } from '../solver/moves';
import type { Experiment, FrameInput, FrameSummary, SceneMesh } from '../model';
import { runsOf } from '../core/address/permalink';
import { jsonText, type Json } from './json';
import type { Taken } from '../model/export/types';

export const frameFormat = 'sweepscope-frame';
/** The second knows frames with a start and settings of their own. */
export const frameVersion = 2;
const plainVersion = 1;
/** A larger mesh is named, not carried. */
export const mostInlineTriangles = 5000;

export interface FrameJsonParts {
  readonly taken: Taken;
  /** content hash of the mesh */
  readonly hash: string;
  readonly sentence: string;
}

export function frameJson({ taken, hash, sentence }: FrameJsonParts): string {
  const { experiment, summary, step, run } = taken;
  const { displacement, gravity } = summary.input;
  const value: Json = {
    format: frameFormat,
    version: versionFor(run.experiment.inputs),
    address: step.address,
    sentence,
    link: taken.link || null,
    numbers: 'read back to the same doubles; "Infinity", "-Infinity" and "NaN" are text',
    units: 'lengths in the unit of the mesh, angles in radians, times as fractions of their sweep; world space',
    mesh: meshJson(taken, hash),
    request: { center: summary.start, displacement, gravity, radii: experiment.radii },
    options: { ...moveOptions(experiment) } as Json,
    result: resultJson(summary),
    run: {
      frame: summary.frame,
      frames: run.frames.length,
      start: experiment.start,
      ...settingsJson(run.experiment),
      inputs: inputsJson(run.experiment.inputs),
      ...(taken.bodies && { bodies: { shown: taken.bodies.shown, others: [...taken.bodies.others] } }),
    },
  };
  return `${jsonText(value)}\n`;
}

type OfMesh = Pick<Taken, 'mesh' | 'presetId' | 'triangles' | 'repair' | 'leftOut'>;

export function meshJson({ mesh, presetId, triangles, repair, leftOut }: OfMesh, hash: string): Json {
  const inline = triangles <= mostInlineTriangles;
  return {
    name: mesh.name,
    preset: presetId,
    hash,
    unit: mesh.unit ?? 'metre',
    triangles,
    vertices: mesh.positions.length / 3,
    parts: mesh.parts,
    ...(leftOut && !inline && { leftOut: [...leftOut] }),
    ...(repair && { repair: repair as Json }),
    ...(inline ? arraysOf(mesh) : { positions: null, indices: null }),
  };
}

function arraysOf({ positions, indices }: SceneMesh): { positions: Json; indices: Json } {
  return { positions: Array.from(positions), indices: Array.from(indices) };
}

export function resultJson(summary: FrameSummary): Json {
  const { end, grounded, state, support, ceiling, stepped, snapped, truncated, sweeps, startDepth, contacts, hash } =
    summary;
  return {
    position: end,
    grounded,
    state,
    ...(support && { groundPoint: support.point, groundNormal: support.normal, groundTriangle: support.triangle }),
    ...{ ceiling, stepped, snapped },
    truncated,
    passSweeps: sweeps,
    startDepth,
    hash,
    contacts: contacts.map(({ pass, slide, time, triangle, feature, element, point, normal }) => {
      return { pass, slide, time, triangle, feature, element, point, normal };
    }),
  };
}

/** Equal neighbours once: frames, displacement, gravity, and what those frames have of their own. */
export function inputsJson(inputs: readonly FrameInput[]): Json {
  return runsOf(inputs).map(([frames, dx, dy, dz, gx, gy, gz, own]) => {
    const more = { ...(own?.p && { start: own.p }), ...(own?.o && { settings: { ...own.o } as Json }) };
    return { frames, displacement: [dx, dy, dz], gravity: [gx, gy, gz], ...more };
  });
}

/** Readers of before would leave out what they do not know, and show another run. */
export const versionFor = (inputs: readonly FrameInput[]): number =>
  inputs.some(({ start, settings }) => start || settings) ? frameVersion : plainVersion;

/** What holds in frames without settings of their own, where others have some: request and options are those of one frame. */
export function settingsJson(experiment: Experiment): { readonly [name: string]: Json } {
  if (!experiment.inputs.some(({ settings }) => settings)) return {};
  return { radii: experiment.radii, options: { ...moveOptions(experiment) } as Json };
}
