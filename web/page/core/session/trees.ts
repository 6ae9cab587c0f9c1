/** Step trees of a run, made on demand: the solver runs a frame again and gives the same bits. */
import type { MeshId, SolverClient } from '../../solver/client';
import { SolverError } from '../../solver/protocol';
import { type FrameTree, readTrace } from '../../../package/trace';
import type { Run } from '../../model';
import { explanations } from '../explanations';
import { room } from '../store';
import { partsOf } from '../../model/method/parts';
import type { Method } from '../../../package/trace/events.gen';

const known = new Set<Method>();

/** @throws when it cannot be fetched; the next trace tries again */
async function wordsFor({ root }: FrameTree): Promise<void> {
  if (root.opening.kind !== 'MoveBegin' || known.has(root.opening.method)) return;
  const { words } = partsOf[root.opening.method];
  // The course loads what explains steps with the parts that show it.
  await Promise.all([words?.(), room.peek() === 'learn' ? undefined : explanations.load()]);
  known.add(root.opening.method);
}

/** Frames kept for going back. */
const mostTrees = 16;
/** Slots of 8 bytes kept in all; the largest trace alone has 16.8 million. */
const mostSlots = 24_000_000;

interface Kept {
  readonly tree: FrameTree;
  readonly slots: number;
}

export class Trees {
  /** in order of use, oldest first */
  private readonly kept = new Map<number, Kept>();
  private readonly coming = new Map<number, Promise<FrameTree>>();

  constructor(
    private readonly client: SolverClient,
    private readonly meshId: MeshId,
    /** grows while walking; frames that are there never change */
    private readonly run: () => Run,
  ) {}

  /** The tree if it is here. */
  peek(frame: number): FrameTree | null {
    const found = this.kept.get(frame);
    if (!found) return null;
    this.kept.delete(frame);
    this.kept.set(frame, found);
    return found.tree;
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

  /** Gets a frame ready that will be wanted soon. */
  prefetch(frame: number): void {
    if (frame < 0 || frame >= this.run().frames.length || this.kept.has(frame)) return;
    // The actual request will meet the error.
    this.get(frame).catch(() => undefined);
  }

  /** The first frame of a run that is not yet the one of these trees: walking begins like that. */
  first(run: Run): Promise<FrameTree> {
    return this.make(0, run);
  }

  private async make(frame: number, { experiment, frames } = this.run()): Promise<FrameTree> {
    const { start, input, hash } = frames[frame]!;
    const reply = await this.client.trace(this.meshId, experiment, start, input);
    if (reply.hash !== hash) {
      const message = `state ${reply.hash} instead of ${hash}`;
      throw new SolverError({ name: 'RunError', code: 'frame-differs', message, element: frame, details: { frame } });
    }
    const tree = readTrace(reply.trace, frame);
    await wordsFor(tree);
    this.kept.set(frame, { tree, slots: reply.trace.length });
    this.dropOldest();
    return tree;
  }

  private dropOldest(): void {
    let slots = 0;
    for (const { slots: more } of this.kept.values()) slots += more;
    for (const [frame, { slots: fewer }] of this.kept) {
      // The two latest stay whatever they weigh, so that one step back is always at hand.
      if (this.kept.size <= 2 || (this.kept.size <= mostTrees && slots <= mostSlots)) return;
      this.kept.delete(frame);
      slots -= fewer;
    }
  }
}
