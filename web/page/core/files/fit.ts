/**
 * An experiment for a mesh nobody has seen before: a body of fitting size that stands on ground it can walk on and moves into something; before
 * a thing without such ground, one that comes at it from outside. Verified with the solver, not hoped for.
 */
import type { Experiment, SceneMesh, Vec3 } from '../../model';
import { type GroundPoint, groundOf } from './fitting/ground';
import { experimentOf, motionFrom } from './fitting/motions';
import { placesOn } from './fitting/places';
import { bodyHeight, personHeight, sizeOf } from '../../../mesh/bodyHeight';
import type { FitSolver } from './fitting/solver';
import { experimentToward } from './fitting/toward';
import { scaled } from '../../model/vectors';

export { bodyHeight, personHeight } from '../../../mesh/bodyHeight';
export { fitSolver } from './fitting/solver';

/** Radii of a standing person, as parts of half the height: 0.35 m, 0.9 m, 0.35 m at 1.8 m. */
const proportions: Vec3 = [0.35 / 0.9, 1, 0.35 / 0.9];
/** A room may be as small as this beside a person, who then has to be inside. */
const roomShare = 0.8;
/** Bodies tried where the first finds no ground that it fits on: corridors may be low beside their length. */
const smaller = [1, 0.5, 0.25, 0.125, 0.0625];
/** From the third on only where the ground is so many squares of its height large: on a thing it would be a dot. */
const spacious = 500;
/** Points of the ground that are tried. */
const points = 192;

/**
 * @returns an experiment that begins on ground and leads over it; for a mesh without any, one whose first sweep hits it; without any triangle that
 *   can be hit, one that flies through its middle
 */
export async function fitExperiment(mesh: SceneMesh, solver: FitSolver): Promise<Experiment> {
  const ground = groundOf(mesh, points);
  const height = bodyHeight(mesh);
  const inRoom = height < personHeight && personHeight <= roomShare * sizeOf(mesh.bounds);
  const inside = inRoom && (await onGround(mesh, ground.points, personHeight, solver, true));
  if (inside) return inside.experiment;
  let roof: Experiment | null = null;
  for (const share of smaller) {
    if (share < 0.5 && ground.area < spacious * (share * height) ** 2) break;
    const found = await onGround(mesh, ground.points, share * height, solver, roof !== null);
    // Below what a larger body stands on there may be room for a smaller one; a person stays one.
    if (found && (height === personHeight || !found.above)) return found.experiment;
    roof ??= found?.experiment ?? null;
  }
  return roof ?? experimentToward(mesh, radiiOf(height), solver);
}

const radiiOf = (height: number): Vec3 =>
  scaled(proportions, height / 2).map((radius) => Number(radius.toPrecision(3))) as unknown as Vec3;

async function onGround(
  mesh: SceneMesh,
  ground: readonly GroundPoint[],
  height: number,
  solver: FitSolver,
  onlyInside: boolean,
): Promise<{ readonly experiment: Experiment; readonly above: boolean } | null> {
  const radii = radiiOf(height);
  const places = (await placesOn(mesh, ground, radii, solver)).filter(({ open }) => !onlyInside || !open);
  const motion = await motionFrom(places, radii, solver);
  const above = places.length > 0 && places[0]!.open && places[0]!.above;
  return motion && { experiment: experimentOf(motion, radii), above };
}
