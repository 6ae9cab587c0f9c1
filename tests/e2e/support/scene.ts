/** The figures as measured: what the stage says of itself, and links to moments in which a layer can be seen. */
import type { Page } from '@playwright/test';
import { layerNames, type LayerName, type Vec3 } from '../../../web/page/model';
import type { LinkedView } from '../../../web/page/core/address/linkedView';
import { encodeMoment } from '../../../web/page/core/address/permalink';
import type { StageReport } from '../../../web/page/scene/meter';
import { expect } from './app';

export async function stageReport(page: Page, points: readonly Vec3[] = []): Promise<Required<StageReport>> {
  return page.evaluate((points) => {
    const detail = { points };
    document.querySelector('canvas.canvas')!.dispatchEvent(new CustomEvent('stage-report', { detail }));
    return detail as unknown as Required<StageReport>;
  }, points);
}

/** Nothing moves any more: no picture has been drawn for a while, and one had been before. */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(async () => (await stageReport(page)).pictures ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
  let before = -1;
  await expect
    .poll(
      async () => {
        const { pictures, pending } = await stageReport(page);
        const still = !pending && pictures === before;
        before = pictures;
        return still;
      },
      { intervals: [150, 250, 250], timeout: 20_000 },
    )
    .toBe(true);
}

const usuallyOff: ReadonlySet<LayerName> = new Set(['boxes']);

/** Link to a moment of a preset. */
export function linkTo(preset: string, address: string, view: Partial<LinkedView> = {}): string {
  return encodeMoment({
    preset,
    mesh: null,
    changes: {},
    compare: null,
    keptInputs: null,
    address,
    level: 'check',
    view,
  });
}

/** What has to be toggled so that these layers are on and no others. */
export function onlyLayers(shown: readonly LayerName[]): string[] {
  return layerNames.filter((name) => shown.includes(name) === usuallyOff.has(name));
}

/** For every layer a moment in which both views have something of it. */
export const layerMoments: Readonly<Record<LayerName, readonly [preset: string, address: string]>> = {
  candidates: ['stairs', 'f8.p0.s0.t14.e1'],
  mesh: ['stairs', 'f8.p0.s0.t14.e1'],
  contact: ['stairs', 'f8.p0.s0.t14.e1'],
  boxes: ['stairs', 'f8.p0.s0.broad'],
  slidePlane: ['stairs', 'f8.p0.s0.t14.e1'],
  normals: ['stairs', 'f8.p0.s0.t14.e1'],
  velocities: ['stairs', 'f8.p0.s0.t14.e1'],
  planes: ['stairs', 'f8.p0.s0.t14.plane'],
  path: ['stairs', 'f8.p0.s0.t14.e1'],
  ghosts: ['stairs', 'f8.p0.s0.t14.e1'],
  body: ['stairs', 'f8.p0.s0.t14.e1'],
  hit: ['stairs', 'f8.p0.s0.t14.e1'],
  requested: ['stairs', 'f8.p0.s0.nearest'],
  swept: ['stairs', 'f8.p0.s0.t14.e1'],
  wire: ['stairs', 'f8.p0.s0.t14.e1'],
  triangle: ['stairs', 'f8.p0.s0.t14.e1'],
  insideTest: ['stairs', 'f8.p0.s0.t13.face'],
  edgeTest: ['stairs', 'f8.p0.s0.t14.e1'],
  cornerTest: ['stairs', 'f8.p0.s0.t13.v2'],
  touchTest: ['start-overlapping', 'f0.p0.s0.t2.touch'],
  backOff: ['stairs', 'f8.p0.s0.response.backoff'],
  projection: ['stairs', 'f8.p0.s0.response.project'],
  remaining: ['stairs', 'f8.p0.s0.t14.e1'],
  pushes: ['start-overlapping', 'f0.p0.push0'],
  ground: ['start-overlapping', 'f0.p0.s0.response.ground'],
};
