import type { EventKind } from '../detectors/types';
import type { FindingName } from '../../mesh/report/types';
import type { Vec3 } from '../../mesh/geometry/vec';

/** What of a mesh can make a body go wrong: flaws of the mesh report, and what the body does not fit. */
export const causeNames = [
  'opening',
  'openEdges',
  'tJunctions',
  'slivers',
  'duplicates',
  'crowdedEdges',
  'winding',
  'narrowGap',
  'steepFace',
  'highStep',
] as const satisfies readonly (FindingName | 'opening' | 'narrowGap' | 'steepFace' | 'highStep')[];
export type CauseName = (typeof causeNames)[number];

/** Nothing is wrong with these: they are what the settings say a body cannot do, and often the reason nevertheless. */
export const ofSettings: ReadonlySet<CauseName> = new Set(['steepFace', 'highStep']);

export interface Cause {
  readonly name: CauseName;
  /** edges, corners, triangles or places, by what it is */
  readonly count: number;
  /** world length from the body's surface; 0: it touches */
  readonly distance: number;
  /** of the mesh, ascending, each once; a hole has none */
  readonly triangles: readonly number[];
  /** of the nearest: width of a hole or gap or height of a step, world length; angle of a face, radians; absent: it has none */
  readonly size?: number;
  /** of a gap: from one face to the other where it is narrowest, world */
  readonly across?: readonly [Vec3, Vec3];
}

/** Whether an event is a fault of mesh or method. Who walks off an edge did what the level lets people do. */
export const isWrong = (kind: EventKind): boolean => kind !== 'leavesLevel';

/** So near it is at the body, as a part of its smallest radius: methods keep a little clearance. */
const touch = 0.05;

/** Whether a body of these radii is so near to a cause that the rest is clearance. */
export const isAtBody = ({ distance }: Pick<Cause, 'distance'>, radii: readonly number[]): boolean =>
  distance <= touch * Math.min(...radii);
