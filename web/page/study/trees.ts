/** Step trees of a study's run, made on demand: a frame is run again with its trace, and must come to the same row. */
import { SolverError } from '../solver/protocol';
import { decodeTrace, type Vocabulary } from '../../package/trace/decode';
import type { FrameTree } from '../../package/trace/steps';
import type { StudyClient } from './client';
import type { RunPlace } from './engine';
import type { StudyRun } from '../model/study/open';
import { rowWidth } from '../model/study/settings';
import { buildStudyTree, levelsOf } from './tree';
import type { StudyModule } from '../model/study/types';
import { vocabularyOf } from './vocabulary';

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
