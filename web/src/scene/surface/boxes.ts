import {
  BufferAttribute,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LineSegments,
  RawShaderMaterial,
} from 'three';
import type { NodeVerdict, NodeVisitEvent } from '../../trace/events.gen';
import type { Vec3 } from '../geometry/vec';
import type { Figure } from '../layers/layer';
import type { SlideFacts } from '../moment/slide';
import type { Palette, Rgba } from '../palette';
import { withAlpha } from '../palette';
import type { Surface } from './surface';

const vertexShader = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position; // corner of the unit box
in vec3 low;
in vec3 high;
in vec4 color;
out vec4 ink;
void main() {
  ink = color;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(mix(low, high, position), 1.0);
}`;

const fragmentShader = /* glsl */ `
precision highp float;
in vec4 ink;
out vec4 result;
void main() { result = ink; }`;

/** The boxes the broad phase looked at, one draw call. Deeper ones are fainter; boxes left out are the grey of what is missed. */
export function boxesSurface(origin: Vec3, palette: Palette): Surface {
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
  });
  const object = new LineSegments(new InstancedBufferGeometry(), material);
  object.frustumCulled = false;
  let slide: SlideFacts | null = null;
  return {
    object,
    update({ moment }: Figure) {
      if (moment.slide === slide) return;
      slide = moment.slide;
      object.geometry.dispose();
      object.geometry = boxGeometry(slide?.nodes() ?? [], origin, palette);
    },
    dispose() {
      object.removeFromParent();
      object.geometry.dispose();
      material.dispose();
    },
  };
}

function boxGeometry(nodes: readonly NodeVisitEvent[], origin: Vec3, palette: Palette): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(edgesOfUnitBox(), 3));
  const relative = (p: Vec3): number[] => p.map((x, axis) => x - origin[axis]);
  const instanced = (values: number[], size: number) => new InstancedBufferAttribute(new Float32Array(values), size);
  geometry.setAttribute(
    'low',
    instanced(
      nodes.flatMap((n) => relative(n.low)),
      3,
    ),
  );
  geometry.setAttribute(
    'high',
    instanced(
      nodes.flatMap((n) => relative(n.high)),
      3,
    ),
  );
  geometry.setAttribute(
    'color',
    instanced(
      nodes.flatMap((n) => [...boxColor(n, palette)]),
      4,
    ),
  );
  geometry.instanceCount = nodes.length;
  return geometry;
}

function boxColor(node: NodeVisitEvent, palette: Palette): Rgba {
  const byVerdict: Readonly<Record<NodeVerdict, Rgba>> = {
    descended: withAlpha(palette.ink2, Math.max(0.14, 0.6 - 0.05 * node.depth)),
    leaf: withAlpha(palette.ink, 0.75),
    'outside-box': withAlpha(palette.missed, 0.5),
    'later-than-best': withAlpha(palette.chosen, 0.45),
  };
  return byVerdict[node.verdict];
}

function edgesOfUnitBox(): Float32Array {
  const points: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      for (const along of [0, 1]) {
        const p = [0, 0, 0];
        p[axis] = along;
        p[(axis + 1) % 3] = a;
        p[(axis + 2) % 3] = b;
        points.push(...p);
      }
    }
  }
  return new Float32Array(points);
}
