import { Group, Mesh } from 'three';
import type { SceneMesh } from '../../model';
import type { Vec3 } from '../geometry/vec';
import { blocksOf } from '../pointer/blocks';
import { edgeLines } from './edgeLines';
import { EdgeFinder, hasEdges } from './edges';
import { faceGeometry } from './faces';
import type { MeshLook } from './look';
import { normalsOf } from './normals';
import type { Surface } from './surface';

/** Triangles that are made ready in one go: about 10 ms. A million makes 16 draw calls. */
const portion = 65_536;
/** Edges are slower to find. */
const edgePortion = 16_384;

/**
 * The whole mesh: uploaded once, never written again. A large one appears portion by portion, one for every picture, so the page
 * never stands still: neither while they are made ready nor while they are handed over. Its lines come last.
 *
 * @param changed called when another portion has come
 * @param pace null: whoever draws asks for every portion
 */
export function meshSurface(
  mesh: SceneMesh,
  origin: Vec3,
  look: MeshLook,
  changed: () => void,
  pace: 'pictures' | null = 'pictures',
): Surface {
  const object = new Group();
  const count = mesh.indices.length / 3;
  const normals = normalsOf(mesh);
  let finder: EdgeFinder | null = null;
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let picture = 0;
  /** Does one thing of what is left, and says whether there is more. */
  const work = (): boolean => {
    if (normals && !normals.complete) normals.take(2 * portion);
    else if (next < count) addFaces();
    else if (!finder) finder = new EdgeFinder(mesh);
    else if (!finder.complete) finder.take(edgePortion);
    else {
      object.add(edgeLines(finder.list(origin), look.lines));
      changed();
      return false;
    }
    return next < count || hasEdges(mesh);
  };
  const addFaces = (): void => {
    const range = { from: next, to: Math.min(next + portion, count) };
    const part = new Mesh(faceGeometry(mesh, origin, range, normals), look.faces);
    part.frustumCulled = false;
    object.add(part);
    next += portion;
    // For pointing at triangles; beside the upload it costs little, and the first click need not wait for it.
    blocksOf(mesh).prepare(next);
    changed();
  };
  const later = (): void => {
    if (work()) picture = requestAnimationFrame(() => (timer = setTimeout(later)));
  };
  if (pace !== null && count > edgePortion) timer = setTimeout(later);
  else if (pace !== null && count > 0) while (work());
  return {
    object,
    grow: work,
    update() {},
    dispose() {
      clearTimeout(timer);
      cancelAnimationFrame(picture);
      object.removeFromParent();
      for (const part of object.children) if (part instanceof Mesh) part.geometry.dispose();
    },
  };
}
