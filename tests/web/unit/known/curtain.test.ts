/** Step by step: what is shown at a step is made of what was recorded up to it, in every preset, with both methods. */
import { describe, expect, it } from 'vitest';
import { cells } from '../../../../web/page/explain/cells';
import { sentence } from '../../../../web/page/explain/sentence';
import { t } from '../../../../web/page/base/i18n/messages';
import '../../../../web/page/texts/later';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import { makeMoment } from '../../../../web/page/scene/moment/moment';
import { presets } from '../../../../web/page/presets';
import { candidates } from '../../../../web/package/trace/candidates';
import { shownSlideOf } from '../../../../web/package/trace/shownSlide';
import type { FrameTree, Step } from '../../../../web/package/trace/steps';
import type { Method } from '../../../../web/package/trace/events.gen';
import { play, sceneOf, withMethod } from '../presets/run';

/** steps looked at in a frame; all of them where there are no more */
const most = 150;

function some(steps: readonly Step[]): readonly Step[] {
  const every = Math.ceil(steps.length / most);
  return steps.filter((_, at) => at % every === 0);
}

const say = (step: Step) => {
  const { key, values } = sentence(step);
  return t(key, values);
};

/** Every time that figures and strips could show of a slide. */
function timesOf(tree: FrameTree, step: Step): number[] {
  const slide = shownSlideOf(step, tree);
  if (!slide) return [];
  const moment = makeMoment(step, slideFacts(slide), null);
  const rows = candidates(slide).flatMap(({ time, best, bestAfter }) => [time, best, bestAfter]);
  const marks = [moment?.nearest?.time, moment?.found?.time];
  return [...rows, ...marks].filter((time) => typeof time === 'number');
}

/** Times that are recorded up to a step. */
function recorded(tree: FrameTree, step: Step): Set<number> {
  const times = new Set<number>();
  for (let record = 0; record <= step.lastRecord; record++) {
    const event = tree.trace.event(record);
    for (const value of Object.values(event)) if (typeof value === 'number') times.add(value);
  }
  return times;
}

describe.each<Method>(['paper', 'robust'])('%s', (method) => {
  it.each(presets.map(({ id }) => id))('%s', async (id) => {
    const played = await play(withMethod(await sceneOf(id), method));
    const touched = played.frames.findIndex(({ contacts }) => contacts.length > 0);
    let asked = 0;
    for (const frame of new Set([0, Math.max(0, touched)])) {
      const tree = played.tree(frame);
      for (const step of some(tree.steps)) {
        const known = tree.upTo(step);
        const here = known.byAddress.get(step.address);
        expect(here, step.address).toBeDefined();
        expect([here!.order, here!.event], step.address).toEqual([step.order, step.event]);
        // Nothing of what comes later is there to be read, and nothing of what came before is missing.
        expect(known.trace.count, step.address).toBe(step.lastRecord + 1);
        const before = tree.steps.filter(({ lastRecord }) => lastRecord <= step.lastRecord);
        for (const { address } of some(before)) expect(known.byAddress.has(address), address).toBe(true);
        // How many triangles a search will test is known at its end.
        if (step.kind !== 'broad') expect(say(here!)).toBe(say(step));
        else expect(say(here!)).not.toContain('holds');
        for (const cell of cells(here!)) if (cell.state === 'todo') expect(cell.hit).toBe(false);
        if (frame === touched) {
          const times = recorded(tree, step);
          for (const time of timesOf(known, here!)) expect(times, step.address).toContain(time);
        }
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(3);
    played.dispose();
  });

  it('shows what lies ahead when it is not asked to wait', async () => {
    const played = await play(withMethod(await sceneOf('stairs'), method));
    const tree = played.tree(8);
    const early = tree.steps.find(({ kind }) => kind === 'triangle')!;
    const ahead = (of: FrameTree) => candidates(shownSlideOf(of.byAddress.get(early.address)!, of)!).length;
    expect(ahead(tree)).toBeGreaterThan(5);
    expect(ahead(tree.upTo(early))).toBe(1);
    played.dispose();
  });
});

describe('what is shown', () => {
  /** Going somewhere, judging, taking along: these read the whole. Everything else reads what is known. */
  const whole = [
    'workbench/player/',
    'workbench/tools/',
    'export/film/',
    'learn/embed/',
    'learn/tourEditor/',
    'learn/state.ts',
    'learn/checklist.ts',
    'learn/panels/Tryout.tsx',
    'scene/director.ts',
    'scene/stage.ts',
    'scene/derived.ts',
    'scene/pointer/handles.ts',
    'workbench/overlays/GoToDialog.tsx',
    'workbench/overlays/WalkOverlay.tsx',
    'workbench/inspector/Inspector.tsx',
    'workbench/inspector/Pseudocode.tsx',
    'workbench/inspector/CodeLines.tsx',
    'workbench/timeline/frameZoom.ts',
    'workbench/timeline/StripA.tsx',
    'workbench/compare/Heads.tsx',
    'workbench/compare/ComparePanel.tsx',
  ];
  const sources = import.meta.glob<string>(
    '../../../../web/page/{scene,base,workbench,explain,export,learn}/**/*.{ts,tsx}',
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  );

  it('is read from what is known', () => {
    const readers = Object.entries(sources)
      .filter(([, source]) => /\b(tree|run)\.(value|peek\(\))/.test(source) && /core\/store'/.test(source))
      .map(([path]) => path.replace(/^.*\/web\/page\//, ''))
      .filter((path) => !whole.some((allowed) => path.startsWith(allowed)));
    expect(readers).toEqual([]);
  });
});
