/** The place a film is at, as the figures read it. The page's own place is another one and stays. */
import { computed, signal } from '@preact/signals';
import type { Run } from '../../model';
import type { Showing } from '../../scene/derived';
import { runUpTo, upTo } from '../../core/stepping/known';
import { shownSlideOf } from '../../../package/trace/shownSlide';
import type { FrameTree } from '../../../package/trace/steps';
import type { Shot } from '../../model/export/film';

interface At extends Shot {
  readonly tree: FrameTree;
}

/** @param known only what is known at a step is there to be seen */
export function filmShowing(run: Run, first: At, known: boolean) {
  const at = signal<At>(first);
  const tree = computed(() => (known ? upTo(at.value.tree, at.value.address) : at.value.tree));
  const step = computed(() => tree.value.byAddress.get(at.value.address) ?? null);
  const showing: Showing = {
    step,
    slide: computed(() => shownSlideOf(step.value, tree.value)),
    time: computed(() => at.value.time),
    run: computed(() => (known ? runUpTo(run, at.value.address) : run)),
    frame: computed(() => at.value.tree.frame),
    alone: true,
  };
  return { showing, go: (next: At) => void (at.value = next) };
}
