/** The mesh of a saved file, as `meshJson` writes it. It may come from anybody, so everything is checked before it is believed. */
import * as v from 'valibot';
import { isMeshHash } from '../../mesh/hash';
import { MessageError } from '../core/session/failure';
import { recipeSchema } from '../core/address/linkedRecipe';
import { indicesFit, type LinkedMesh } from '../core/address/permalink';
import { mostInlineTriangles } from './frameJson';

const number = v.pipe(v.number(), v.finite());
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const threes = v.check((list: number[]) => list.length % 3 === 0);

export const meshSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(300)),
  preset: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  hash: v.pipe(v.string(), v.check(isMeshHash)),
  parts: whole(1e9),
  leftOut: v.optional(v.pipe(v.array(whole(1e9)), v.maxLength(200_000))),
  repair: v.optional(recipeSchema),
  positions: v.nullable(v.pipe(v.array(number), v.maxLength(9 * mostInlineTriangles), threes)),
  indices: v.nullable(v.pipe(v.array(whole(9 * mostInlineTriangles)), v.maxLength(3 * mostInlineTriangles), threes)),
});

/** @throws MessageError where indices name no vertex */
export function linkedMeshOf(mesh: v.InferOutput<typeof meshSchema>): LinkedMesh {
  const { name, hash, parts, leftOut, positions, indices } = mesh;
  if (!indicesFit(indices ?? [], positions ?? [])) throw new MessageError({ key: 'export.file.damaged' });
  const inline = positions && indices ? { positions, indices } : null;
  return { name, hash, parts, inline, ...(leftOut && { parted: { o: leftOut } }) };
}
