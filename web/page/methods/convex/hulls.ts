/** Outlines of the bodies and of A − B, from the frame's end: triangles with their common edges. */
import { cross, dot, sub, type Vec3 } from '../../study/scene/draw';
import type { StudyMoment } from '../../model/study/types';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { ConvexOutlineEvent, ConvexTriangleEvent } from './schema.gen';
import { eventOf, openingOf } from './look';

export interface HullEdge {
  readonly a: Vec3;
  readonly b: Vec3;
  /** an edge of the body, not only of a triangle */
  readonly real: boolean;
  /** triangles at its sides */
  readonly sides: readonly number[];
}

export interface Hull {
  readonly triangles: readonly (readonly [Vec3, Vec3, Vec3])[];
  readonly edges: readonly HullEdge[];
  readonly corners: readonly Vec3[];
  /** of a round body: support points in many directions */
  readonly sampled: boolean;
  /** 3 a body, 2 flat, 1 a segment, 0 a point */
  readonly rank: number;
}

const kept = new WeakMap<FrameTree, Map<number, Hull | null>>();

/** @param which 0 body A, 1 body B, 2 their difference */
export function hullOf({ tree, given = [] }: Pick<StudyMoment, 'tree' | 'given'>, which: 0 | 1 | 2): Hull | null {
  const here = kept.get(tree) ?? new Map<number, Hull | null>();
  kept.set(tree, here);
  if (!here.has(which)) {
    const step = [...tree.root.children, ...given].find(({ name }) => name === `outline${which}`);
    here.set(which, step ? makeHull(step) : null);
  }
  return here.get(which)!;
}

function makeHull(step: Step): Hull {
  const { sampled, rank } = openingOf<ConvexOutlineEvent>(step);
  const told = step.children.map((each) => eventOf<ConvexTriangleEvent>(each));
  return {
    ...meshOf(
      told.map(({ p0, p1, p2 }) => [p0, p1, p2] as const),
      told.map(({ edge0, edge1, edge2 }) => [edge0, edge1, edge2]),
    ),
    sampled,
    rank,
  };
}

/** Triangles with the edges between them. */
export function meshOf(
  triangles: readonly (readonly [Vec3, Vec3, Vec3])[],
  real?: readonly (readonly boolean[])[],
): Pick<Hull, 'triangles' | 'edges' | 'corners'> {
  const edges = new Map<string, { a: Vec3; b: Vec3; real: boolean; sides: number[] }>();
  const corners = new Map<string, Vec3>();
  triangles.forEach((points, at) => {
    points.forEach((a, k) => {
      const b = points[(k + 1) % 3]!;
      const key = [a.join(), b.join()].sort().join(' ');
      const edge = edges.get(key) ?? { a, b, real: false, sides: [] };
      edge.real ||= real?.[at]?.[k] ?? true;
      edge.sides.push(at);
      edges.set(key, edge);
      corners.set(a.join(), a);
    });
  });
  return { triangles, edges: [...edges.values()], corners: [...corners.values()] };
}

/** Which triangles look at the eye; points as the view has them. */
export const facing = (triangles: readonly (readonly [Vec3, Vec3, Vec3])[], eye: Vec3): boolean[] =>
  triangles.map(([a, b, c]) => dot(cross(sub(b, a), sub(c, a)), sub(eye, a)) > 0);
