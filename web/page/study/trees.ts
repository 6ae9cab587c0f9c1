/** Step trees of a study's run, made on demand: a frame is run again with its trace, and must give the same row. */
import { SolverError } from '../solver/protocol';
import { decodeTrace, type Vocabulary, type Layout } from '../../package/trace/decode';
import type { FrameTree } from '../../package/trace/steps';
import type { StudyClient } from './client';
import type { RunPlace } from './engine';
import type { StudyRun } from '../model/study/open';
import { rowWidth, readField } from '../model/study/settings';
import { buildStudyTree, levelsOf } from './tree';
import type { StudyModule } from '../model/study/types';
import type { EventKind, TraceEvent } from '../../package/trace/events.gen';
import { studySchemaHash } from '../model/study/registry.gen';
import type { StudySchema } from '../model/study/schema';

/** How the records of a study's trace are read, by its schema. */

/**
 * Events of studies go through the page like any others: as records with a kind and named numbers. Their kinds are not those of the solver's schema,
 * so code that looks for its own kinds skips them; the types say so only here.
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

/** Frames kept for going back. */
const mostTrees = 24;

export class StudyTrees {
  /** in order of use, oldest first */
  private readonly kept = new Map<number, FrameTree>();
  private readonly coming = new Map<number, Promise<FrameTree>>();
  private readonly vocabulary: Vocabulary;

  constructor(
    private readonly client: StudyClient,
    private readonly module: StudyModule,
    private readonly run: StudyRun,
    private readonly place: RunPlace = 0,
  ) {
    this.vocabulary = vocabularyOf(module.schema);
  }

  peek(frame: number): FrameTree | null {
    const found = this.kept.get(frame);
    if (!found) return null;
    this.kept.delete(frame);
    this.kept.set(frame, found);
    return found;
  }

  /** @throws SolverError, TraceError; a frame that failed is tried again next time */
  get(frame: number): Promise<FrameTree> {
    const here = this.peek(frame);
    if (here) return Promise.resolve(here);
    let coming = this.coming.get(frame);
    if (!coming) {
      coming = this.make(frame).finally(() => this.coming.delete(frame));
      this.coming.set(frame, coming);
    }
    return coming;
  }

  prefetch(frame: number): void {
    if (frame < 0 || frame >= this.run.frames || this.kept.has(frame)) return;
    this.get(frame).catch(() => undefined);
  }

  private async make(frame: number): Promise<FrameTree> {
    const { row, slots } = await this.client.trace(this.place, frame);
    const width = rowWidth(this.module.schema);
    const same = row.every((value, at) => Object.is(value, this.run.rows[frame * width + at]));
    if (!same || row.length !== width) {
      const message = `row of frame ${frame} differs`;
      throw new SolverError({ name: 'StudyError', code: 'frame-differs', message, element: frame, details: { frame } });
    }
    const levels = levelsOf(
      this.module.levels.map(({ level }) => level),
      this.module.quiet,
    );
    const tree = buildStudyTree(decodeTrace(slots, this.vocabulary), frame, this.module.schema, levels);
    this.kept.set(frame, tree);
    if (this.kept.size > mostTrees) this.kept.delete(this.kept.keys().next().value!);
    return tree;
  }
}
