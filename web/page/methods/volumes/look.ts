/** What is shown at a step: the model as it stands in the frame, the volume that is looked at, and what of it is known by then. */
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { add, addScaled, spanCorners, sub, type Vec3 } from '../../study/scene/draw';
import type {
  Event,
  VolumeAabbEvent,
  VolumeEdgeEvent,
  VolumeFrameEvent,
  VolumeHullEvent,
  VolumeHullFaceEvent,
  VolumeKdopEvent,
  VolumeKind,
  VolumeObbEvent,
  VolumeSlabEvent,
  VolumeSphereEvent,
} from './schema.gen';

export type Kind = Event['kind'];

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
export const eventOf = <E>(step: Step): E => step.event as unknown as E;
const openingOf = <E>(step: Step): E => step.opening as unknown as E;

const kindsOfGroups: Readonly<Partial<Record<Kind, VolumeKind>>> = {
  VolumeAabb: 'aabb',
  VolumeSphere: 'sphere',
  VolumeObb: 'obb',
  VolumeKdop: 'kdop',
  VolumeHull: 'hull',
};

/** Which volume a group of steps is about; null: it is none. */
export const volumeOf = (group: Step): VolumeKind | null => kindsOfGroups[openingOf<Event>(group).kind as Kind] ?? null;

export interface Groups {
  readonly steps: Readonly<Partial<Record<VolumeKind, Step>>>;
  readonly aabb: VolumeAabbEvent | null;
  readonly sphere: VolumeSphereEvent | null;
  readonly obb: VolumeObbEvent | null;
  readonly kdop: { readonly event: VolumeKdopEvent; readonly slabs: readonly VolumeSlabEvent[] } | null;
  readonly hull: { readonly event: VolumeHullEvent; readonly faces: readonly VolumeHullFaceEvent[] } | null;
  readonly edges: Readonly<Partial<Record<VolumeKind, readonly Edge[]>>>;
}

/** With the normals of the sides it lies between, by which it is seen or hidden. */
export interface Edge {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly normals: readonly Vec3[];
}

export interface Look {
  readonly kind: Kind;
  readonly frame: VolumeFrameEvent;
  /** the group that is looked at, or lies around the step; null at the frame */
  readonly group: Step | null;
  /** the volume it is about: the only one recorded stands for the frame */
  readonly which: VolumeKind | null;
  readonly groups: Groups;
}

const read = new WeakMap<FrameTree, Groups>();
const made = new WeakMap<StudyMoment, Look>();

export const frameOf = ({ tree }: Pick<StudyMoment, 'tree'>): VolumeFrameEvent =>
  openingOf<VolumeFrameEvent>(tree.root);

export function lookOf(moment: StudyMoment): Look {
  let look = made.get(moment);
  if (!look) made.set(moment, (look = makeLook(moment)));
  return look;
}

export function groupsOf({ tree }: Pick<StudyMoment, 'tree'>): Groups {
  let groups = read.get(tree);
  if (!groups) read.set(tree, (groups = readGroups(tree)));
  return groups;
}

function makeLook(moment: StudyMoment): Look {
  const { step, tree } = moment;
  const groups = groupsOf(moment);
  const shown = Object.values(groups.steps);
  const inside = step === tree.root ? null : step.parent === tree.root ? step : step.parent;
  const group = inside ?? (shown.length === 1 ? shown[0]! : null);
  return { kind: kindOf(step), frame: frameOf(moment), group, which: group && volumeOf(group), groups };
}

function readGroups(tree: FrameTree): Groups {
  const steps: Partial<Record<VolumeKind, Step>> = {};
  for (const group of tree.root.children) {
    const which = volumeOf(group);
    if (which) steps[which] = group;
  }
  const opening = <E>(which: VolumeKind): E | null => (steps[which] ? openingOf<E>(steps[which]) : null);
  const parts = <E>(which: VolumeKind, kind: Kind): E[] =>
    (steps[which]?.children ?? []).filter((part) => kindOf(part) === kind).map((part) => eventOf<E>(part));
  const [kdop, hull] = [opening<VolumeKdopEvent>('kdop'), opening<VolumeHullEvent>('hull')];
  const slabs = parts<VolumeSlabEvent>('kdop', 'VolumeSlab');
  const faces = parts<VolumeHullFaceEvent>('hull', 'VolumeHullFace');
  const size = frameSize(openingOf<VolumeFrameEvent>(tree.root));
  return {
    steps,
    aabb: opening<VolumeAabbEvent>('aabb'),
    sphere: opening<VolumeSphereEvent>('sphere'),
    obb: opening<VolumeObbEvent>('obb'),
    kdop: kdop && { event: kdop, slabs },
    hull: hull && { event: hull, faces },
    edges: {
      kdop: parts<VolumeEdgeEvent>('kdop', 'VolumeEdge').map((edge) => withNormals(edge, sidesOfSlabs(slabs), size)),
      hull: parts<VolumeEdgeEvent>('hull', 'VolumeEdge').map((edge) => withNormals(edge, sidesOfFaces(faces), size)),
    },
  };
}

interface Side {
  readonly normal: Vec3;
  readonly reach: number;
}

const dotOf = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const sidesOfSlabs = (slabs: readonly VolumeSlabEvent[]): Side[] =>
  slabs.flatMap(({ along, length, low, high }) => {
    const unit = along.map((each) => each / length) as unknown as Vec3;
    const other = unit.map((each) => -each) as unknown as Vec3;
    return [
      { normal: unit, reach: high / length },
      { normal: other, reach: -low / length },
    ];
  });

const sidesOfFaces = (faces: readonly VolumeHullFaceEvent[]): Side[] =>
  faces.map(({ normal, p0 }) => ({ normal, reach: dotOf(normal, p0) }));

function withNormals({ from, to }: VolumeEdgeEvent, sides: readonly Side[], size: number): Edge {
  const on = ({ normal, reach }: Side) => [from, to].every((p) => Math.abs(dotOf(normal, p) - reach) < 1e-7 * size);
  return { from, to, normals: sides.filter(on).map(({ normal }) => normal) };
}

const frameSize = ({ unit, pivot }: VolumeFrameEvent): number => unit + Math.max(...pivot.map(Math.abs));

/** A place of the unturned model where it stands in the frame, and a direction. */
export const placed = (frame: VolumeFrameEvent, [x, y, z]: Vec3): Vec3 =>
  add(addScaled(addScaled([frame.a0[0] * x, frame.a0[1] * x, frame.a0[2] * x], frame.a1, y), frame.a2, z), frame.shift);

/** The same the other way round. */
export function placedBack(frame: VolumeFrameEvent, p: Vec3): Vec3 {
  const way = sub(p, frame.shift);
  return [dotOf(frame.a0, way), dotOf(frame.a1, way), dotOf(frame.a2, way)];
}

/** Corners of a box of three edges, in the order of `boxCorners`. */
export const edgeCorners = ({ corner, e0, e1, e2 }: Pick<VolumeObbEvent, 'corner' | 'e0' | 'e1' | 'e2'>): Vec3[] =>
  Array.from({ length: 8 }, (_, k) =>
    [e0, e1, e2].reduce((at, edge, bit) => (k & (1 << bit) ? add(at, edge) : at), corner),
  );

/** The second box is in sight unless it has been moved far away. */
export function boxInSight({ boxLow, boxHigh, pivot, unit }: VolumeFrameEvent): boolean {
  return [0, 1, 2].every((k) => boxLow[k]! < pivot[k]! + 3 * unit && boxHigh[k]! > pivot[k]! - 3 * unit);
}

export const probeInSight = ({ probe, pivot, unit }: VolumeFrameEvent): boolean =>
  probe.every((each, k) => Math.abs(each - pivot[k]!) < 4 * unit);

/** Points that say how far a volume reaches. */
export function pointsOf({ groups }: Look, which: VolumeKind): readonly Vec3[] {
  if (which === 'aabb' && groups.aabb) return spanCorners(groups.aabb.low, groups.aabb.high);
  if (which === 'obb' && groups.obb) return edgeCorners(groups.obb);
  if (which === 'sphere' && groups.sphere) {
    const { centre, radius } = groups.sphere;
    return [0, 1, 2].flatMap((axis) =>
      [-radius, radius].map((way) => centre.map((each, k) => (k === axis ? each + way : each)) as unknown as Vec3),
    );
  }
  return (groups.edges[which] ?? []).flatMap(({ from, to }) => [from, to]);
}

export const axisLetter = (axis: number): string => 'xyz'[axis] ?? '–';
