/** A small drawing of the mesh: a likeness, not a figure. */
import { useMemo } from 'preact/hooks';
import type { SceneMesh } from '../../model';
import { likeness } from './likeness';

const box = { width: 64, height: 44, inset: 3 };

/** Seen from the front, right and above. */
function project(x: number, y: number, z: number): [number, number] {
  return [x * 0.9 - z * 0.44, -(y * 0.9) + x * 0.16 + z * 0.32];
}

export function thumbPath(mesh: SceneMesh): string {
  const points = likeness(mesh).flatMap((line) => line.map(([x, y, z]) => project(x, y, z)));
  const low = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis as 0 | 1])));
  const high = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis as 0 | 1])));
  const [left = 0, top = 0] = low;
  const across = Math.max((high[0] ?? 0) - left, 1e-12);
  const down = Math.max((high[1] ?? 0) - top, 1e-12);
  const scale = Math.min((box.width - 2 * box.inset) / across, (box.height - 2 * box.inset) / down);
  const x0 = (box.width - scale * across) / 2;
  const y0 = (box.height - scale * down) / 2;
  const place = ([x, y]: [number, number]) =>
    `${(x0 + (x - left) * scale).toFixed(1)} ${(y0 + (y - top) * scale).toFixed(1)}`;
  let path = '';
  for (let at = 0; at < points.length; at += 2) path += `M${place(points[at]!)}L${place(points[at + 1]!)}`;
  return path;
}

export function Thumb({ mesh }: { mesh: SceneMesh }) {
  const path = useMemo(() => thumbPath(mesh), [mesh]);
  return (
    <svg class="thumb" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path class={mesh.indices.length > 3 * 200 ? 'w fine' : 'w'} d={path} />
    </svg>
  );
}
