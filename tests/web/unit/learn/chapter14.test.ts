/** Chapter 14: the list ticks itself by what is done in the workbench, in its order, and is kept. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checklistItems,
  clearChecklist,
  isDeciding,
  isSurprise,
  tick,
  ticked,
  watchChecklist,
} from '../../../../web/page/learn/checklist';
import { audited } from '../../../../web/page/core/store';
import type { FrameSummary } from '../../../../web/page/model';
import { asked, said } from './tools';
import { play, sceneOf } from '../presets/run';

const [report] = await asked(14);

const frame = (end: readonly [number, number, number], more: Partial<FrameSummary> = {}): FrameSummary =>
  ({
    start: [0, 1, 0],
    end,
    input: { displacement: [0.2, 0, 0], gravity: [0, -0.1, 0] },
    stepped: false,
    truncated: false,
    ...more,
  }) as FrameSummary;

describe('chapter 14', () => {
  beforeEach(clearChecklist);

  it('wants the address of the frame in a report', () => {
    expect(said(report!, 1).right).toBe(true);
    expect(said(report!, 0).answer.title).toContain('video');
    expect(said(report!, 2).answer.title).toContain('moment');
  });

  it('ticks each item once', () => {
    tick('walked');
    tick('walked');
    expect(ticked.value).toEqual(['walked']);
    expect(checklistItems).toHaveLength(6);
  });

  it('ticks the crowd once it has walked to the end', () => {
    watchChecklist();
    expect(ticked.value).not.toContain('audited');
    audited.value = true;
    expect(ticked.value).toContain('audited');
    clearChecklist();
    expect(ticked.value).toEqual([]);
    // The next crowd sets out, and comes back.
    audited.value = false;
    audited.value = true;
    expect(ticked.value).toEqual(['audited']);
  });

  it('is surprised by what sticks, hops or runs out of sweeps, not by steps', () => {
    expect(isSurprise(frame([0.2, 0.9, 0]))).toBe(false);
    expect(isSurprise(frame([0.05, 1, 0]))).toBe(true);
    expect(isSurprise(frame([0.2, 1.05, 0]))).toBe(true);
    expect(isSurprise(frame([0.2, 1.2, 0], { stepped: true }))).toBe(false);
    expect(isSurprise(frame([0.2, 1, 0], { truncated: true }))).toBe(true);
  });

  it('knows the check that decides', async () => {
    const { byAddress } = (await play(await sceneOf('wall-and-floor'))).tree(0);
    const slide = byAddress.get('f0.p0.s0')!;
    expect(isDeciding(byAddress.get('f0.p0.s0.t2.face')!, slide)).toBe(true);
    expect(isDeciding(byAddress.get('f0.p0.s0.t3.e0')!, slide)).toBe(false);
    expect(isDeciding(byAddress.get('f0.p0.s0.t0.v0')!, slide)).toBe(false);
  });
});
