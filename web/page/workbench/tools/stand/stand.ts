/** A mesh that is to stand in another way, in another size, and what becomes of the body on it. Proper rotations only, so windings keep their sides. */
import { moveNumbers } from '../../../../package/settings.gen';
import type { Experiment, Vec3 } from '../../../model';
import type { Recipe } from '../../../../mesh/repair/types';

/** The axis of the mesh as it stands that is to point up. */
export const ups = ['y', '-y', 'z', '-z', 'x', '-x'] as const;
export type Up = (typeof ups)[number];

export interface Stand {
  readonly up: Up;
  /** new lengths by old ones */
  readonly factor: number;
}

/** What of the body goes with the mesh. */
export const goings = ['with', 'place', 'numbers'] as const;
export type Going = (typeof goings)[number];

const turns: Readonly<Record<Up, (v: Vec3) => Vec3>> = {
  y: (v) => v,
  '-y': ([x, y, z]) => [x, -y, -z],
  z: ([x, y, z]) => [x, z, -y],
  '-z': ([x, y, z]) => [x, -z, y],
  x: ([x, y, z]) => [-y + 0, x, z],
  '-x': ([x, y, z]) => [y, -x, z],
};

// + 0 turns −0 into 0, where the import does.
const tidy = ([x, y, z]: Vec3): Vec3 => [x, y + 0, z + 0];

/** A direction of the mesh, its length as it was. */
export const turned = (v: Vec3, { up }: Stand): Vec3 => tidy(turns[up](v));

/** A point or a way of the mesh. Scaled first, then turned, as the import does: the numbers are the same to the last bit. */
export const stood = ([x, y, z]: Vec3, { up, factor }: Stand): Vec3 =>
  tidy(turns[up]([x * factor, y * factor, z * factor]));

/** @param positions 3 per vertex; not changed */
export function stoodPositions(positions: Float64Array, stand: Stand): Float64Array<ArrayBuffer> {
  const made = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3)
    made.set(stood([positions[at]!, positions[at + 1]!, positions[at + 2]!], stand), at);
  return made;
}

/** A repair of the mesh as it was, of the mesh as it stands then: its lengths are those of the model. */
export function stoodRecipe(recipe: Recipe, { factor }: Stand): Recipe {
  const { weld, holes, simplify } = recipe;
  return {
    ...recipe,
    ...(weld !== undefined && { weld: weld * factor }),
    ...(holes !== undefined && { holes: holes * factor }),
    ...(simplify && { simplify: { ...simplify, error: simplify.error * factor } }),
  };
}

/** Radii and lengths that grow with the body; an experiment has them, and single frames of a recorded game. */
function grownSizes<S extends Partial<Experiment>>(sizes: S, grown: (v: Vec3) => Vec3, size: number): Partial<S> {
  const lengths = moveNumbers.filter(({ name, unit }) => unit === 'length' && typeof sizes[name] === 'number');
  return {
    ...(sizes.radii && { radii: grown(sizes.radii) }),
    ...Object.fromEntries(lengths.map(({ name }) => [name, sizes[name]! * size])),
  } as Partial<S>;
}

/** The body on the mesh that stands in another way. It stays upright and gravity points down: that is what up is for. */
export function stoodExperiment<E extends Partial<Experiment>>(experiment: E, stand: Stand, going: Going): E {
  if (going === 'numbers') return experiment;
  const { factor } = stand;
  const size = going === 'with' ? factor : 1;
  const grown = ([x, y, z]: Vec3): Vec3 => [x * size, y * size, z * size];
  const { start, inputs } = experiment;
  return {
    ...experiment,
    ...(start && { start: stood(start, stand) }),
    ...grownSizes(experiment, grown, size),
    ...(inputs && {
      inputs: inputs.map(({ displacement, gravity, start: own, settings }) => ({
        displacement: turned(grown(displacement), stand),
        gravity: grown(gravity),
        ...(own && { start: stood(own, stand) }),
        ...(settings && { settings: { ...settings, ...grownSizes(settings, grown, size) } }),
      })),
    }),
  };
}
