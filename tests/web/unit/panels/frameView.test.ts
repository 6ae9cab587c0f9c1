import { describe, expect, it } from 'vitest';
import { frameBins } from '../../../../web/page/workbench/timeline/frameBins';
import {
  frameView,
  possiblePitch,
  scrollAfterZoom,
  usualPitchFor,
  wholePitch,
} from '../../../../web/page/workbench/timeline/frameView';
import { nextRow } from '../../../../web/page/workbench/timeline/useTableKeys';
import type { FrameSummary } from '../../../../web/page/model';

const frame = (at: number, sweeps: number, made: number, feature?: 'face' | 'edge'): FrameSummary =>
  ({
    frame: at,
    start: [0, 0, 0],
    end: [made, 0, 0],
    input: { displacement: [1, 0, 0], gravity: [0, 0, 0] },
    sweeps: [sweeps, 1],
    contacts: feature ? [{ feature }] : [],
  }) as unknown as FrameSummary;

describe('what strip A shows', () => {
  it('draws the columns in sight and no others, however long the run', () => {
    const view = frameView(9, 45_000, 400, 10_000);
    expect([view.from, view.to]).toEqual([5000, 5045]);
    expect(view.x(5000)).toBe(0);
    expect(view.x(5010)).toBe(90);
  });

  it('a short run fills the strip, a long one scrolls, the whole one fits when it is asked for', () => {
    expect(usualPitchFor(400, 28)).toBeCloseTo(400 / 28);
    expect(usualPitchFor(400, 3)).toBe(18);
    expect(usualPitchFor(400, 10_000)).toBe(9);
    expect(wholePitch(400, 10_000) * 10_000).toBeCloseTo(400);
    expect(possiblePitch(0, 400, 10_000)).toBe(0.04);
    expect(possiblePitch(1e6, 400, 10_000)).toBe(36);
  });

  it('zooming keeps in place what lies under the pointer', () => {
    const [scroll, at, before, after] = [450, 100, 9, 18];
    const frameThere = (scroll + at) / before;
    expect((scrollAfterZoom(scroll, at, before, after) + at) / after).toBeCloseTo(frameThere);
    expect(scrollAfterZoom(0, 100, 9, 1), 'never before the beginning').toBe(0);
  });
});

describe('overview of strip A', () => {
  const frames = [frame(0, 1, 1), frame(1, 4, 0.2, 'edge'), frame(2, 2, 0.9, 'face'), frame(3, 1, 1), frame(4, 1, 0.5)];

  it('tells the range of each bin: most sweeps, features, least and most achieved', () => {
    expect(frameBins(frames, 0, 5, 2)).toEqual([
      { from: 0, sweeps: 5, face: false, edge: true, vertex: false, low: 0.2, high: 1 },
      { from: 2, sweeps: 3, face: true, edge: false, vertex: false, low: 0.9, high: 1 },
      { from: 4, sweeps: 2, face: false, edge: false, vertex: false, low: 0.5, high: 0.5 },
    ]);
  });

  it('does not change its bins while it scrolls', () => {
    const all = frameBins(frames, 0, 5, 2);
    expect(frameBins(frames, 3, 5, 2)).toEqual(all.slice(1));
  });
});

describe('keys in the candidate table', () => {
  it('stay within the rows', () => {
    const go = (key: string, at: number) => nextRow(key, at, 10, 99);
    expect([go('ArrowDown', 5), go('ArrowUp', 5), go('PageDown', 5), go('PageUp', 5)]).toEqual([6, 4, 15, 0]);
    expect([go('Home', 50), go('End', 50), go('ArrowDown', 99), go('PageDown', 95)]).toEqual([0, 99, 99, 99]);
    expect(go('x', 5)).toBeNull();
  });
});
