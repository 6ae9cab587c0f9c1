/** The name under which this browser keeps what belongs to the steps of a scene. */
import { StateHash } from '../../../mesh/hash';
import { recipeText } from '../address/linkedRecipe';
import type { LoadedMesh } from './session';

/** Null: nothing can be kept of it. With other parts left out, or on a mended mesh, steps are other steps. */
export function sceneName({ presetId, hash, mesh, repair }: LoadedMesh): string | null {
  const { whole } = repair?.original ?? mesh;
  const own = hash && whole ? `${hash}-${new StateHash().add(Uint32Array.from(whole.leftOut)).hex()}` : hash;
  const name = presetId ?? own;
  return name && repair ? `${name}~${recipeText(repair.recipe)}` : name;
}
