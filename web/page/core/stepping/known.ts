/**
 * The curtain: how far the trace is known. With "step by step" on, everything that is shown reads the frame as it is known at the step one
 * is at, and nothing that is recorded later is there to be read: no hit before its check, no slide before its sweep, no frame before its end.
 * Going somewhere, judging an answer and taking a frame along need the whole of it, and read `tree` and `run` of the store.
 */
import { computed, signal } from '@preact/signals';
import type { FrameSummary, Run } from '../../model';
import type { FrameTree } from '../../../package/trace/steps';
import { frameOf } from '../../../package/trace/address';
import type { Comparison } from '../../model/comparison';
import { nearestStep } from '../address/place';

/** true: only what is known at this step is shown */
export const stepByStep = signal<boolean>(false);

/** @returns the frame up to an address; all of it where it has no such step */
export function upTo(tree: FrameTree, address: string): FrameTree {
  const step = tree.byAddress.get(address);
  return step ? tree.upTo(step) : tree;
}

/** Frames whose end is known: those before the cursor's, and that one itself at its own step. */
export function knownFrames(cursor: string): number {
  const frame = frameOf(cursor);
  return cursor.includes('.') ? frame : frame + 1;
}

export function runUpTo(run: Run, cursor: string): Run {
  const frames: readonly FrameSummary[] = run.frames.slice(0, knownFrames(cursor));
  return { ...run, frames };
}

/** A second run, as far as it has come beside the first. */
export function comparisonUpTo({ tree, run, divergence, ...rest }: Comparison, cursor: string): Comparison {
  const known = tree.upTo(nearestStep(tree, cursor));
  const parted = divergence && (divergence.frame < tree.frame || known.byAddress.has(divergence.address));
  return { ...rest, tree: known, run: runUpTo(run, cursor), divergence: parted ? divergence : null };
}

/** A computed signal that does not follow the cursor while all is known. */
export function shown<T>(
  whole: { readonly value: T | null },
  cursor: { readonly value: string },
  cut: (whole: T, cursor: string) => T,
) {
  return computed(() => (whole.value && stepByStep.value ? cut(whole.value, cursor.value) : whole.value));
}
