/** What a worker was given when it died or fell silent, as files: to be reported, and to be dropped on the page again. */
import type { FrameInput, SceneMesh } from '../model';
import type { Job, JobInput } from '../model/jobs';
import { meshHash } from '../../mesh/hash';
import { moveOptions } from '../solver/moves';
import { frameFormat, inputsJson, meshJson, mostInlineTriangles, versionFor } from './frameJson';
import { type Json, jsonText } from './json';
import { save } from './deliver';
import { plyOf } from './ply';
import { inputFormat, studyInput } from './stuckStudy';

export interface StuckFile {
  readonly name: string;
  readonly content: Blob;
}

type Mesh = NonNullable<JobInput['mesh']>;

/** Files that were dropped, as they are; a run as a frame without an answer, with its mesh beside it where that is too large to travel inside. */
export async function stuckFiles(job: Job): Promise<readonly StuckFile[]> {
  const { files = [], mesh, experiment, more } = job.input ?? {};
  const dropped = files.map((file): StuckFile => ({ name: file.name, content: file }));
  const base = baseOf(job);
  const told: Json[] = [];
  const study = more as { readonly study?: number; readonly settings?: readonly number[] } | undefined;
  if (mesh && experiment) told.push(await runJson(mesh, job.input!));
  // Without the study's chunk, or with numbers that are none of it, as they are: one failure costs no file.
  const named =
    job.kind === 'study' && study?.study !== undefined && study.settings
      ? await studyInput(study.study, study.settings, mesh ? await meshOf(mesh) : null).catch(() => null)
      : null;
  if (named) told.push(named);
  else if (more) told.push({ format: inputFormat, job: job.kind, ...(more as Record<string, Json>) });
  const carries = experiment !== undefined || named !== null;
  const inside = carries && mesh && mesh.indices.length <= 3 * mostInlineTriangles;
  return [
    ...dropped,
    ...told.map((value): StuckFile => {
      const content = new Blob([`${jsonText(value)}\n`], { type: 'application/json' });
      return { name: `${base}-${job.kind}.json`, content };
    }),
    ...(mesh && !inside ? [{ name: `${base}.ply`, content: plyOf(mesh) }] : []),
  ];
}

/** @returns names of the files */
export async function saveStuck(job: Job): Promise<readonly string[]> {
  const files = await stuckFiles(job);
  for (const { name, content } of files) save({ content, type: content.type, fileName: name });
  return files.map(({ name }) => name);
}

async function runJson(mesh: Mesh, { experiment, frame }: JobInput): Promise<Json> {
  const inputs: readonly FrameInput[] = frame ? [frame.input] : experiment!.inputs;
  const start = frame?.start ?? experiment!.start;
  const { displacement, gravity } = inputs[0] ?? { displacement: [0, 0, 0], gravity: [0, 0, 0] };
  return {
    format: frameFormat,
    version: versionFor(inputs),
    address: 'f0',
    sentence: 'without an answer: the solver died or fell silent over it',
    mesh: await meshOf(mesh),
    request: { center: start, displacement, gravity, radii: experiment!.radii },
    options: { ...moveOptions(experiment!) } as Json,
    run: { frame: 0, frames: inputs.length, start, inputs: inputsJson(inputs) },
  };
}

async function meshOf(mesh: Mesh): Promise<Json> {
  const { positions, indices } = mesh;
  const whole: SceneMesh = { parts: 1, bounds: { min: [0, 0, 0], max: [0, 0, 0] }, source: 'file', ...mesh };
  return meshJson({ mesh: whole, presetId: null, triangles: indices.length / 3 }, await meshHash(positions, indices));
}

/** Names of files may not hold these anywhere. */
const forbidden = /[\\/:*?"<>|]/g;

function baseOf({ name, kind }: Job): string {
  const plain = name.replace(/\.\w{1,5}$/, '').replace(forbidden, '-');
  return plain.slice(0, 100) || kind;
}
