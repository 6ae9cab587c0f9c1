/** How the records of a study's trace are read, by its schema. */
import type { Layout, Vocabulary } from '../../package/trace/decode';
import type { EventKind, TraceEvent } from '../../package/trace/events.gen';
import { studySchemaHash } from '../model/study/registry.gen';
import type { StudySchema } from '../model/study/schema';
import { readField } from '../model/study/settings';

/**
 * Events of studies go through the page as any others do: as records with a kind and named numbers. Their kinds are not those of the
 * solver's schema, so whoever asks for a kind of his own passes them over; the types say so only here.
 */
export const asKind = (name: string): EventKind => name as EventKind;

export function vocabularyOf(schema: StudySchema): Vocabulary {
  const layouts: (Layout | undefined)[] = [];
  const decoders: Record<number, (slots: Float64Array, at: number) => TraceEvent> = {};
  for (const [name, { kind, fields }] of Object.entries(schema.events)) {
    const enums: number[] = [];
    let payload = 0;
    const places = fields.map((field) => {
      const at = payload;
      const values = schema.enums[field.type];
      if (values) enums.push(at, values.length);
      payload += field.type === 'Vec3' ? 3 : 1;
      return [field, at] as const;
    });
    layouts[kind] = { kind: asKind(name), payload, enums };
    decoders[kind] = (slots, from) => {
      const event: Record<string, unknown> = { kind: name };
      for (const [field, at] of places) event[field.name] = readField(schema, field, slots, from + at);
      return event as unknown as TraceEvent;
    };
  }
  return { schemaHash: studySchemaHash, layouts, decoders };
}
