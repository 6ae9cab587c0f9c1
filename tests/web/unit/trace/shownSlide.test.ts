import { afterEach, describe, expect, it } from 'vitest';
import { derive } from '../../../../web/page/scene/derived';
import { timeOf } from '../../../../web/page/core/player/shownTime';
import * as store from '../../../../web/page/core/store';
import { shownSlideOf } from '../../../../web/package/trace/shownSlide';
import { play, sceneOf } from '../presets/run';
import { sampleFrame } from '../scene/sampleFrame';

afterEach(() => {
  store.tree.value = null;
});

describe('a frame and a pass', () => {
  it('are shown by the first slide that hits', () => {
    const { frame, slide } = sampleFrame();
    expect(shownSlideOf(frame, null)).toBe(slide);
    expect(shownSlideOf(slide.parent, null)).toBe(slide);
  });

  it('show one slide: in the figures, the read-outs and strip C', async () => {
    const run = await play(await sceneOf('stairs'));
    store.tree.value = run.tree(12);
    const derived = derive();
    for (const [address, slide] of [
      ['f12', 'f12.p0.s0'],
      ['f12.p0', 'f12.p0.s0'],
      ['f12.p1', 'f12.p1.s0'],
    ] as const) {
      store.cursor.value = address;
      expect(store.shownSlide.value?.address).toBe(slide);
      expect(derived.slide.value?.step).toBe(store.shownSlide.value);
      // The body stands where that slide met something, not where another one ended.
      expect(timeOf(store.currentStep.value!)).toBe(timeOf(store.shownSlide.value!));
    }
    run.dispose();
  });
});

it('a push is shown by the slide that starts where it put the body', async () => {
  const run = await play(await sceneOf('start-overlapping'));
  const push = run.tree(0).steps.find(({ kind }) => kind === 'push')!;
  expect(shownSlideOf(push, null)?.address).toBe('f0.p0.s0');
  run.dispose();
});
