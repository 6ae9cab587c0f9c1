/** Highlighted triangles of the mesh: all of a kind, or one after another. Loads with the first of them. */
import { batch } from '@preact/signals';
import type { Marked, SceneMesh, Vec3 } from '../../model';
import * as store from '../store';

/** In the figures, and as large there as all of them together allow. */
export function mark(marked: Omit<Marked, 'at' | 'box'> | null): void {
  show(marked && { ...marked, at: null });
}

export function walkMarked(step: 1 | -1): void {
  const shown = store.marked.value;
  if (!shown || shown.triangles.length === 0) return;
  const count = shown.triangles.length;
  const at = shown.at === null ? (step > 0 ? 0 : count - 1) : (shown.at + step + count) % count;
  batch(() => {
    store.selection.value = { triangle: shown.triangles[at]!, hover: null };
    show({ ...shown, at });
  });
}

function show(marked: Omit<Marked, 'box'> | null): void {
  const mesh = store.meshState.value?.mesh;
  batch(() => {
    if (!marked || !mesh) return void (store.marked.value = null);
    const { at, triangles } = marked;
    store.marked.value = { ...marked, box: boxOf(mesh, at === null ? triangles : triangles.subarray(at, at + 1)) };
    if (triangles.length > 0) store.frameRequest.value = { what: 'marked', count: store.frameRequest.value.count + 1 };
  });
}

/** At least as wide as a body, so that what is around a tiny triangle is seen too. */
function boxOf({ positions, indices }: SceneMesh, triangles: Uint32Array): readonly [min: Vec3, max: Vec3] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles) {
    for (let k = 0; k < 9; k++) {
      const axis = k % 3;
      const value = positions[3 * indices[3 * triangle + (k - axis) / 3]! + axis]!;
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    }
  }
  const least = Math.max(...(store.experiment.value?.radii ?? [0]));
  const side = (sign: 1 | -1) =>
    low.map((value, axis) => (value + high[axis]!) / 2 + sign * Math.max((high[axis]! - value) / 2, least));
  return [side(-1) as unknown as Vec3, side(1) as unknown as Vec3];
}
