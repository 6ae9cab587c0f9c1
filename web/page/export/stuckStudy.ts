/** A study that was never answered, as JSON: which one, what it was set to, on which mesh. Written when its worker is ended, read when it is dropped on the page. */
import * as v from 'valibot';
import { MessageError } from '../core/session/failure';
import type { Moment } from '../core/address/permalink';
import { linkedStudy, linkedStudySchema } from '../model/study/link';
import { loadStudy } from '../model/study/modules';
import { studyIds } from '../model/study/registry.gen';
import { changedSettings, decodeSettings, initialSettings } from '../model/study/settings';
import type { Json } from './json';
import { linkedMeshOf, meshSchema } from './meshSchema';
import { hasRoom, type JsonRoom } from './roomForJson';

export const inputFormat = 'sweepscope-input';
const inputVersion = 1;

/** The longest list of a setting, and the largest mesh that travels inside. */
const room: JsonRoom = { depth: 16, values: 120_000, names: 2_000 };

const schema = v.object({
  job: v.literal('study'),
  study: v.picklist(studyIds),
  settings: v.unknown(),
  mesh: v.nullable(meshSchema),
});

/**
 * @param study its number
 * @param numbers as they cross to the module
 * @param mesh as a frame has it; null: none
 */
export async function studyInput(study: number, numbers: readonly number[], mesh: Json): Promise<Json> {
  // They are counted from 1.
  const id = studyIds[study - 1]!;
  const { study: module } = await loadStudy[id]();
  const settings = decodeSettings(module.schema, Float64Array.from(numbers));
  const changed = changedSettings(initialSettings(module.schema), settings);
  return { format: inputFormat, version: inputVersion, job: 'study', study: id, settings: changed as Json, mesh };
}

/**
 * @returns null when the text is something else
 * @throws MessageError when it is one that cannot be opened
 */
export function readStudyInput(text: string): Omit<Moment, 'level' | 'view'> | null {
  if (!text.includes(inputFormat)) return null;
  if (!hasRoom(text, room)) throw damaged();
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== inputFormat) return null;
  if ('job' in json && json.job !== 'study') return null;
  if (!('version' in json) || json.version !== inputVersion) throw new MessageError({ key: 'export.file.newer' });
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (!result.success) throw damaged();
  const { study, settings, mesh } = result.output;
  const linked = v.safeParse(linkedStudySchema, { i: study, s: settings }, { abortEarly: true });
  if (!linked.success) throw damaged();
  return {
    ...{ preset: null, changes: {}, compare: null, keptInputs: null, address: 'f0' },
    mesh: mesh && linkedMeshOf(mesh),
    study: linkedStudy(linked.output),
  };
}

const damaged = () => new MessageError({ key: 'export.file.damaged' });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
