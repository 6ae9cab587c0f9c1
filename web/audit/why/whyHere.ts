/**
 * What in the mesh, or in the settings, may be why a body went wrong at a place. Looked for in the triangles about it, not in the lists of the mesh report:
 * those end somewhere, and a floor of two triangles would bring flaws from its far end.
 */
import type { EventKind } from '../detectors/types';
import type { AuditSettings } from '../run/types';
import type { Vec3 } from '../../mesh/geometry/vec';
import { Body, type Triangles, trianglesAround } from './around';
import type { Cause } from './cause';
import { flawsAround } from './flaws';
import { misfitsAround } from './fits';

type WhySettings = Pick<AuditSettings, 'radii' | 'slopeLimit' | 'stepHeight'>;

/** The same of what happened at a spot: where bodies fall through a hole, the hole is first. */
export function whyOf(
  mesh: Triangles,
  {
    kind,
    worst,
  }: { readonly kind: EventKind; readonly worst: { readonly place: readonly number[]; readonly size: number } },
  settings: WhySettings,
): Cause[] {
  const { place, size } = worst;
  const hole: Cause[] =
    kind === 'fallsThrough' && size > 0 ? [{ name: 'opening', count: 1, distance: 0, triangles: [], size }] : [];
  return [...hole, ...whyHere(mesh, place as Vec3, settings)];
}

/** How far from the body something may be and still be why: as far as it is wide, for a spot is that large. */
const whyReach = ({ radii }: Pick<AuditSettings, 'radii'>): number => Math.max(radii[0], radii[2]);

/** @param place centre of the body where it was worst @returns the nearest first; empty: nothing explains it */
export function whyHere(mesh: Triangles, place: Vec3, settings: WhySettings, reach = whyReach(settings)): Cause[] {
  const body = new Body(place, settings.radii);
  const wide = 2 * Math.max(...settings.radii);
  const within = settings.radii.map((radius) => radius + reach) as unknown as Vec3;
  const flaws = flawsAround(trianglesAround(mesh, place, within), body, reach).filter(({ count }) => count > 0);
  const farther = within.map((length) => length + wide) as unknown as Vec3;
  const misfits = misfitsAround(trianglesAround(mesh, place, farther), body, reach, settings);
  return [...flaws, ...misfits].sort((a, b) => a.distance - b.distance);
}
