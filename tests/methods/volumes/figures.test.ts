/** The figures of bounding volumes have finite points at every step, whatever the model is. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/volumes';
import type { Palette } from '../../../web/page/base/palette';
import type { Pen } from '../../../web/page/scene/pen/pen';
import { makeStyles } from '../../../web/page/scene/pen/style';
import type { SceneMesh } from '../../../web/page/model';
import { upright, ViewPlace } from '../../../web/page/study/scene/place';
import type { SettingValues } from '../../../web/page/model/study/settings';
import type { StudyMoment } from '../../../web/page/model/study/types';
import { sentence } from '../../../web/page/explain/sentence';
import { whyNot } from '../../../web/page/explain/whyNot';
import { t } from '../../../web/page/base/i18n/messages';
import { runStudy } from '../support';

type Point = readonly [number, number, number];

const styles = makeStyles(new Proxy({}, { get: () => [0.5, 0.5, 0.5, 1] }) as Palette);

/** Everything a layer draws, as points and texts. */
function drawn(moment: StudyMoment, pane: 'world' | 'second'): { points: Point[]; texts: string[] } {
  const points: Point[] = [];
  const texts: string[] = [];
  const pen = {
    styles,
    symbol: () => undefined,
    line: (some: Point[]) => points.push(...some),
    polygon: (some: Point[]) => points.push(...some),
    mark: (at: Point) => points.push(at),
    arrow: (from: Point, to: Point) => points.push(from, to),
    label: ({ at, lines }: { at: Point; lines: { text: string }[] }) => {
      points.push(at);
      texts.push(...lines.map(({ text }) => text));
    },
  } as unknown as Pen;
  const placement = pane === 'world' ? upright([0, 0, 0]) : study.second!.placement!(moment);
  const place = new ViewPlace(placement, 1);
  for (const { draw } of study.layers)
    draw(pen, {
      ...{ moment, pane, blend: pane === 'world' ? 0 : 1, eye: [3, 2, 8], unit: 1 },
      at: (p) => place.point(p),
      along: (v) => place.vector(v),
    });
  return { points, texts };
}

async function check(settings: SettingValues, mesh: SceneMesh | null = null): Promise<Set<string>> {
  const run = await runStudy(study, settings, 0, mesh);
  const all = new Set<string>();
  const frame = Math.min(2, run.frames - 1);
  const first = run.moment(`f${frame}`);
  for (const step of first.tree.steps) {
    const said = sentence(step);
    expect(t(said.key, said.values), step.address).not.toMatch(/undefined|NaN|∞|study\./);
    const failed = whyNot(step);
    if (failed) expect(Number.isFinite(failed.value), step.address).toBe(true);
    for (const pane of ['world', 'second'] as const) {
      const moment = { ...first, step };
      const { points, texts } = drawn(moment, pane);
      const odd = points.filter((point) => !point.every(Number.isFinite));
      expect(odd, `${step.address} ${pane}`).toEqual([]);
      for (const text of texts) {
        expect(text, step.address).not.toMatch(/undefined|NaN|study\./);
        all.add(text);
      }
      for (const point of study.second!.subject(moment)) expect(point.every(Number.isFinite), step.address).toBe(true);
      expect(() => study.rows(moment)).not.toThrow();
      expect(() => study.readouts(moment)).not.toThrow();
      for (const { at } of study.handles(moment)) expect(at.every(Number.isFinite), step.address).toBe(true);
    }
  }
  return all;
}

const meshOf = (positions: readonly number[], indices: readonly number[]): SceneMesh => {
  const along = (k: number) => positions.filter((_, at) => at % 3 === k);
  const ends = (pick: (...some: number[]) => number) => [0, 1, 2].map((k) => pick(0, ...along(k))) as unknown as Point;
  return {
    ...{ name: 'test', parts: 1, source: 'file' },
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(indices),
    bounds: { min: ends(Math.min), max: ends(Math.max) },
  };
};

describe('figures of bounding volumes', () => {
  it.each(study.presets.map((preset) => [preset.id, preset.settings] as const))('%s', async (_, settings) => {
    await check(settings);
  });

  it.each(['three-edges', 'own-axes', 'covariance', 'surface-covariance', 'smallest'])(
    'all volumes, the OBB by %s',
    async (obb) => {
      await check({ obb });
    },
  );

  it('says how far the model sticks out of a box that was left behind', async () => {
    const texts = await check({ shown: 'aabb', refit: 'stale', turn: [0, 0, 40], spin: [0, 0, 0] });
    expect([...texts].some((text) => text.includes('0.4790'))).toBe(true);
  });

  it('a box of three edges that is flat, or nothing at all', async () => {
    await check({ obb: 'three-edges', edge1: [1, 0, 0] });
    await check({ obb: 'three-edges', edge0: [0, 0, 0], edge1: [0, 0, 0], edge2: [0, 0, 0] });
  });

  it.each([
    ['a plate', [0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2]],
    ['a needle', [0, 0, 0, 1, 1, 1, 2, 2, 2], [0, 1, 2]],
    ['a point', [3, 3, 3], [0, 0, 0]],
    ['nothing', [], []],
    ['something large', [0, 0, 0, 1e9, 0, 0, 0, 1e9, 0, 0, 0, 1e9], [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]],
    ['something small', [0, 0, 0, 1e-9, 0, 0, 0, 1e-9, 0, 0, 0, 1e-9], [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]],
  ])('on a mesh of its own: %s', async (_, positions, indices) => {
    for (const obb of ['three-edges', 'covariance', 'smallest']) await check({ obb }, meshOf(positions, indices));
  });
});
