import { Group, Mesh, type RawShaderMaterial } from 'three';
import type { SceneMesh } from '../../model';
import type { Vec3 } from '../geometry/vec';
import { blocksOf } from '../pointer/blocks';
import { faceGeometry } from './faces';
import type { Surface } from './surface';

/** Triangles that are made ready in one go: about 10 ms. A million makes 16 draw calls. */
const portion = 65_536;

/**
 * The whole mesh: uploaded once, never written again. A large one appears portion by portion, one for every picture, so the page
 * never stands still: neither while they are made ready nor while they are handed over.
 *
 * @param changed called when another portion has come
 */
export function meshSurface(mesh: SceneMesh, origin: Vec3, material: RawShaderMaterial, changed: () => void): Surface {
  const object = new Group();
  const count = mesh.indices.length / 3;
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture = 0;
  const add = (): void => {
    const part = new Mesh(faceGeometry(mesh, origin, { from: next, to: Math.min(next + portion, count) }), material);
    part.frustumCulled = false;
    object.add(part);
    next += portion;
    // For pointing at triangles; beside the upload it costs little, and the first click need not wait for it.
    blocksOf(mesh).prepare(next);
    changed();
    if (next < count) picture = requestAnimationFrame(() => (timer = setTimeout(add)));
  };
  if (count > portion) timer = setTimeout(add);
  else if (count > 0) add();
  return {
    object,
    update() {},
    dispose() {
      clearTimeout(timer);
      cancelAnimationFrame(picture);
      object.removeFromParent();
      for (const part of object.children) if (part instanceof Mesh) part.geometry.dispose();
    },
  };
}
