import type { SceneMesh } from '../../state/model';
import type { Vec3 } from '../geometry/vec';
import type { Paint, Thing } from '../gl/thing';
import { blocksOf } from '../pointer/blocks';
import { faceGeometry } from './faces';
import type { Surface } from './surface';

/** Triangles that are made ready in one go: about 15 ms. A million makes 11 draw calls. */
const portion = 98_304;

/**
 * The whole mesh: uploaded once, never written again. A large one appears portion by portion, so the page never stands still.
 *
 * @param changed called when another portion has come
 */
export function meshSurface(mesh: SceneMesh, origin: Vec3, paint: Paint, changed: () => void): Surface {
  const things: Thing[] = [];
  const count = mesh.indices.length / 3;
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (): void => {
    const geometry = faceGeometry(mesh, origin, { from: next, to: Math.min(next + portion, count) });
    things.push({ geometry, paint, mode: 'triangles' });
    next += portion;
    // For pointing at triangles; beside the upload it costs little, and the first click need not wait for it.
    blocksOf(mesh).prepare(next);
    if (next < count) timer = setTimeout(add);
    changed();
  };
  if (count > 0) add();
  return {
    things,
    update() {},
    dispose() {
      clearTimeout(timer);
      for (const { geometry } of things) geometry.dispose();
    },
  };
}
