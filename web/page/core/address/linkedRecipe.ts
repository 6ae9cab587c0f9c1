/** A repair in a link, as it is. It may come from anybody, so it is bounded here; what is too much for its mesh, the repair refuses itself. */
import * as v from 'valibot';
import type { Recipe } from '../../../mesh/repair/types';
import { defined, number } from './linkParts';

const upTo = (most: number) => v.pipe(number, v.minValue(0), v.maxValue(most));
/** larger than any model */
const length = upTo(1e30);
const ticked = v.optional(v.literal(true));

export const recipeSchema = v.pipe(
  v.strictObject({
    weld: v.optional(length),
    degenerate: ticked,
    duplicates: ticked,
    tJunctions: ticked,
    winding: v.optional(v.picklist(['consistent', 'outward'])),
    holes: v.optional(length),
    simplify: v.optional(v.strictObject({ keep: upTo(1), error: length })),
  }),
  v.check((recipe) => Object.keys(recipe).length > 0),
);

export const linkedRecipe = (recipe: v.InferOutput<typeof recipeSchema>): Recipe => defined(recipe);

/** The same recipe is the same text, in whatever order it was ticked. */
export const recipeText = (recipe: Recipe | null | undefined): string =>
  JSON.stringify(Object.entries(recipe ?? {}).sort());

export const sameRecipe = (a: Recipe | null | undefined, b: Recipe | null | undefined): boolean =>
  recipeText(a) === recipeText(b);
