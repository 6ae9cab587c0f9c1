/** A mesh of a few triangles, as a drawing shows it: light fills, and lines where it bends or ends. */
import type { Figure } from '../../scene/layers/layer';
import { cross, dot, normalize, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';

const mostTriangles = 60;
/** cosine of the least angle that is an edge */
const flat = 0.999;

export function drawSolid(pen: Pen, { mesh, space }: Figure): void {
  if (!mesh || mesh.indices.length > 3 * mostTriangles) return;
  const { palette } = pen.styles;
  const edges = new Map<string, { readonly ends: readonly [Vec3, Vec3]; readonly normals: Vec3[] }>();
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [0, 1, 2].map((at) => {
      const i = 3 * mesh.indices[k + at]!;
      return [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!] as Vec3;
    });
    const normal = normalize(cross(sub(corners[1]!, corners[0]!), sub(corners[2]!, corners[0]!)));
    pen.polygon(
      corners.map((p) => space.point(p)),
      withAlpha(palette.outline, 0.12),
    );
    for (const at of [0, 1, 2]) {
      const ends = [corners[at]!, corners[(at + 1) % 3]!] as const;
      // By place, not by number: shapes may have their corners more than once.
      const key = ends.map(String).sort().join(' ');
      const edge = edges.get(key) ?? { ends, normals: [] };
      edge.normals.push(normal);
      edges.set(key, edge);
    }
  }
  for (const { ends, normals } of edges.values()) {
    const [first, second] = normals;
    if (first && second && dot(first, second) > flat) continue;
    pen.line(
      ends.map((p) => space.point(p)),
      { color: palette.outline, width: 1.4 },
    );
  }
}
