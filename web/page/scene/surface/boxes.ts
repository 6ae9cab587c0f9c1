import {
  BufferAttribute,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LineSegments,
  RawShaderMaterial,
} from 'three';
import type { NodeVerdict, NodeVisitEvent } from '../../../package/trace/events.gen';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Figure } from '../layers/layer';
import type { SlideFacts } from '../moment/slide';
import { type Palette, type Rgba, withAlpha } from '../../base/palette';
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

/**
 * The boxes the broad phase looked at, one draw call. Those it went into are violet, fainter with depth, and leaves bright; those it
 * left out are the grey of what is missed. In order of depth, so that a limit of it is a number of boxes.
 */
export function boxesSurface(origin: Vec3, first: Palette): Surface {
  let palette = first;
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
  let nodes: readonly NodeVisitEvent[] = [];
  return {
    object,
    update({ moment, boxDepth }: Figure) {
      if (moment.slide !== slide) {
        slide = moment.slide;
        nodes = byDepth(slide);
        object.geometry.dispose();
        object.geometry = boxGeometry(nodes, origin, palette);
      }
      object.geometry.instanceCount = boxDepth === null ? nodes.length : firstBelow(nodes, boxDepth);
    },
    repaint(next) {
      palette = next;
      // Their colours are in the buffer: made again with the next picture.
      slide = null;
    },
    dispose() {
      object.removeFromParent();
      object.geometry.dispose();
      material.dispose();
    },
  };
}

const byDepth = (slide: SlideFacts | null): NodeVisitEvent[] =>
  [...(slide?.nodes() ?? [])].sort((a, b) => a.depth - b.depth);

/** The boxes that are shown of a slide. @param deepest null: all */
export function shownNodes(slide: SlideFacts | null, deepest: number | null): readonly NodeVisitEvent[] {
  const nodes = byDepth(slide);
  return deepest === null ? nodes : nodes.slice(0, firstBelow(nodes, deepest));
}

/** How many nodes, in order of depth, lie no deeper. */
function firstBelow(nodes: readonly NodeVisitEvent[], depth: number): number {
  const found = nodes.findIndex((node) => node.depth > depth);
  return found < 0 ? nodes.length : found;
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
  return geometry;
}

export function boxColor(node: NodeVisitEvent, palette: Palette): Rgba {
  const byVerdict: Readonly<Record<NodeVerdict, Rgba>> = {
    descended: withAlpha(palette.boxVisited, Math.max(0.35, 0.95 - 0.06 * node.depth)),
    leaf: withAlpha(palette.boxLeaf, 0.9),
    'outside-box': withAlpha(palette.missed, 0.8),
    'later-than-best': withAlpha(palette.chosen, 0.6),
  };
  return byVerdict[node.verdict];
}

const edgesOfUnitBox = (): Float32Array => new Float32Array(unitBoxEdges().flat(2));

/** Both ends of its twelve edges. */
export function unitBoxEdges(): (readonly [Vec3, Vec3])[] {
  const edges: (readonly [Vec3, Vec3])[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      const end = (along: number): Vec3 => {
        const p: [number, number, number] = [0, 0, 0];
        p[axis] = along;
        p[(axis + 1) % 3] = a!;
        p[(axis + 2) % 3] = b!;
        return p;
      };
      edges.push([end(0), end(1)]);
    }
  }
  return edges;
}
