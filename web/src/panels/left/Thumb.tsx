/** A small drawing of the mesh. Big meshes are drawn from every so many triangles: it is a likeness, not a figure. */
import { useMemo } from 'preact/hooks';
import type { SceneMesh } from '../../state/model';

const most = 300;
const box = { width: 64, height: 44, inset: 3 };

/** Seen from the front, right and above. */
function project(x: number, y: number, z: number): [number, number] {
  return [x * 0.9 - z * 0.44, -(y * 0.9) + x * 0.16 + z * 0.32];
}

export function thumbPath(mesh: SceneMesh): string {
  const count = mesh.indices.length / 3;
  const stride = Math.max(1, Math.floor(count / most));
  const points: [number, number][] = [];
  for (let triangle = 0; triangle < count; triangle += stride) {
    for (let corner = 0; corner < 3; corner++) {
      const at = 3 * (mesh.indices[3 * triangle + corner] ?? 0);
      points.push(project(mesh.positions[at] ?? 0, mesh.positions[at + 1] ?? 0, mesh.positions[at + 2] ?? 0));
    }
  }
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
  for (let at = 0; at + 2 < points.length; at += 3) {
    path += `M${place(points[at]!)}L${place(points[at + 1]!)}L${place(points[at + 2]!)}Z`;
  }
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
