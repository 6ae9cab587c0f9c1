import { effect } from '@preact/signals';
import { Group, Mesh } from 'three';
import type { SceneMesh } from '../../model';
import { partLook, type PartLook } from '../../model/partLook';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { blocksOf } from '../pointer/blocks';
import { edgeLines } from './edgeLines';
import { EdgeFinder, hasEdges } from './edges';
import { type Range, faceGeometry, setStates } from './faces';
import type { MeshLook } from './look';
import { normalsOf } from './normals';
import { drawnMesh, linedMesh } from '../../model/parts/states';
import type { Surface } from './surface';

/** Triangles that are made ready in one go: about 10 ms. A million makes 16 draw calls. */
const portion = 65_536;
/** Edges are slower to find. */
const edgePortion = 16_384;

/** Work in portions: all at once, or one for every picture. */
class Pacer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private picture = 0;

  /** @param work does one thing, and says whether there is more */
  constructor(private readonly work: () => boolean) {}

  begin(byPictures: boolean): void {
    const later = (): void => {
      if (this.work()) this.picture = requestAnimationFrame(() => (this.timer = setTimeout(later)));
    };
    if (byPictures) this.timer = setTimeout(later);
    else while (this.work());
  }

  stop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.picture);
  }
}

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
  const drawn = drawnMesh(mesh);
  const object = new Group();
  const faces: Mesh[] = [];
  const count = drawn.indices.length / 3;
  const normals = normalsOf(drawn);
  /** Those of the mesh that is open; another one has its own look. */
  const own = ({ states }: PartLook): PartLook['states'] => (states?.length === count ? states : null);
  let states = own(partLook.peek());
  let finder: EdgeFinder | null = null;
  let lines: Mesh | null = null;
  let next = 0;
  /** Does one thing of what is left, and says whether there is more. */
  const work = (): boolean => {
    if (normals && !normals.complete) normals.take(2 * portion);
    else if (next < count) addFaces();
    else if (!finder) finder = new EdgeFinder(linedMesh(drawn, states));
    else if (!finder.complete) finder.take(edgePortion);
    else {
      if (lines) object.remove(lines);
      lines?.geometry.dispose();
      const list = finder.list(origin);
      lines = list.count > 0 ? edgeLines(list, look.lines) : null;
      if (lines) object.add(lines);
      changed();
      return false;
    }
    return next < count || hasEdges(drawn);
  };
  const rangeOf = (from: number): Range => ({ from, to: Math.min(from + portion, count) });
  const addFaces = (): void => {
    const part = new Mesh(faceGeometry(drawn, origin, rangeOf(next), normals, states), look.faces);
    part.frustumCulled = false;
    object.add(part);
    faces.push(part);
    next += portion;
    // For pointing at triangles; beside the upload it costs little, and the first click need not wait for it.
    blocksOf(mesh).prepare(next);
    changed();
  };
  const pacer = new Pacer(work);
  const begin = (): void => {
    if (pace !== null && count > 0) pacer.begin(count > edgePortion);
  };
  begin();
  const unfollow = effect(() => {
    const chosen = own(partLook.value);
    if (chosen === states) return;
    states = chosen;
    pacer.stop();
    faces.forEach((part, at) => setStates(part.geometry, states, rangeOf(at * portion)));
    finder = null;
    begin();
    changed();
  });
  return {
    object,
    grow: work,
    update() {},
    dispose() {
      unfollow();
      pacer.stop();
      object.removeFromParent();
      for (const part of object.children) if (part instanceof Mesh) part.geometry.dispose();
    },
  };
}
