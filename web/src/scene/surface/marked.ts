import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments, SRGBColorSpace } from 'three';
import type { SceneMesh } from '../../state/model';
import { marked } from '../../state/store';
import type { Vec3 } from '../geometry/vec';
import type { Palette } from '../palette';
import type { Surface } from './surface';

/** Outlines of the triangles somebody asked to see in the mesh report; over everything, for they may lie behind a wall. */
export function markedSurface(mesh: SceneMesh, origin: Vec3, palette: Palette): Surface {
  const [r, g, b] = palette.vertex;
  const material = new LineBasicMaterial({ depthTest: false, depthWrite: false, transparent: true });
  material.color.setRGB(r, g, b, SRGBColorSpace);
  const object = new LineSegments(new BufferGeometry(), material);
  object.frustumCulled = false;
  object.renderOrder = 1;
  object.visible = false;
  let shown: Uint32Array | null = null;
  return {
    object,
    update() {
      const triangles = marked.value?.triangles ?? null;
      if (triangles === shown) return;
      shown = triangles;
      object.geometry.dispose();
      object.geometry = outlines(mesh, origin, triangles ?? new Uint32Array());
    },
    dispose() {
      object.removeFromParent();
      object.geometry.dispose();
      material.dispose();
    },
  };
}

/** @param origin subtracted in double precision before the numbers become single */
function outlines({ positions, indices }: SceneMesh, origin: Vec3, triangles: Uint32Array): BufferGeometry {
  const ends = new Float32Array(triangles.length * 18);
  let at = 0;
  for (const triangle of triangles) {
    for (const corner of [0, 1, 1, 2, 2, 0]) {
      const v = 3 * indices[3 * triangle + corner];
      for (let axis = 0; axis < 3; axis++) ends[at++] = positions[v + axis] - origin[axis];
    }
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(ends, 3));
}
