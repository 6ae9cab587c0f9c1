/** What a worker is asked, as somebody who waits for it can be told, and how long it may go on without a sign of life. */
import type { Experiment, FrameInput, SceneMesh, Vec3 } from '.';

/** each has the message `silence.job.<kind>` */
export type JobKind = 'read' | 'mesh' | 'run' | 'frame' | 'search' | 'prove' | 'keep' | 'study' | 'repair' | 'report';

/** What it was given, to be saved and reported. */
export interface JobInput {
  readonly files?: readonly File[];
  readonly mesh?: Pick<SceneMesh, 'name' | 'positions' | 'indices'> & Partial<SceneMesh>;
  readonly experiment?: Experiment;
  /** the one frame of it */
  readonly frame?: { readonly start: Vec3; readonly input: FrameInput };
  /** whatever else says what was asked, for a file of JSON */
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly kind: JobKind;
  /** of the file, the mesh or the study */
  readonly name: string;
  /** milliseconds: the longest that one piece of it takes, during which the worker can answer nobody, and then some */
  readonly patience: number;
  /** it cannot begin before the WebAssembly module is there */
  readonly needsModule?: boolean;
  readonly input?: JobInput;
}

/** Milliseconds that nothing takes between two signs, on the slowest machine there is, unless its size says otherwise. */
export const usualPatience = 20_000;

/**
 * Milliseconds a triangle, each at least ten times what a desktop computer of 2020 takes with a million of them
 * (tests/web/unit/solver/patience.test.ts holds some against the module).
 */
const each = { built: 0.03, asked: 0.035, report: 0.1, repair: 0.3 } as const;

/** Reading breathes, but not while a decoder unpacks or text is parsed as a whole: a fifth of a second a megabyte of what there is then. */
export const readingPatience = (bytes: number): number => usualPatience + bytes * 2e-4;

/** Checked, indexed, hashed and kept. */
export const buildingPatience = (triangles: number): number => usualPatience + triangles * each.built;

/** One frame: every sweep of it may ask all triangles. @param sweeps at most; null: as many as is usual */
export const framePatience = (triangles: number, sweeps: number | null): number =>
  usualPatience + triangles * (sweeps ?? 8) * each.asked;

/** In a worker that is started for it: its script has to come as well. */
export const reportPatience = (triangles: number): number => 3 * usualPatience + triangles * each.report;

/** One step of a repair, in a worker that is started for it. */
export const repairPatience = (triangles: number): number => 3 * usualPatience + triangles * each.repair;

/** Its patience grows with what is unpacked. */
export function readingOf(files: readonly File[]): Job & { patience: number } {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { kind: 'read', name: files[0]?.name ?? '', patience: readingPatience(bytes), input: { files } };
}

export function building(mesh: Pick<SceneMesh, 'name' | 'positions' | 'indices'>): Job {
  const patience = buildingPatience(mesh.indices.length / 3);
  return { kind: 'mesh', name: mesh.name, patience, needsModule: true, input: { mesh } };
}

/** One frame needs the settings only; the inputs of a long run would be copied for nothing. */
export function withoutInputs(experiment: Experiment): Experiment {
  return { ...experiment, inputs: [] };
}
