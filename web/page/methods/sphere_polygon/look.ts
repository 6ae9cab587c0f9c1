/** What is shown at a step: the polygon that is looked at, and what of its test has been worked out by then. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import type {
  Event,
  RestAngleEvent,
  RestCornerEvent,
  RestEdgeEvent,
  RestFrameEvent,
  RestInsideEvent,
  RestNearestEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestPolygonEvent,
  RestRayEvent,
  RestResponseEvent,
  RestSideEvent,
  RestSweptEvent,
  RestVertexEvent,
} from './schema.gen';
import type { Vec3 } from '../../study/scene/draw';

export type Kind = Event['kind'];

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
export const eventOf = <E>(step: Step): E => step.event as unknown as E;

export interface Look {
  readonly kind: Kind;
  readonly frame: RestFrameEvent;
  /** null until the sweep is shown */
  readonly swept: RestSweptEvent | null;
  /** corners of every polygon asked in this frame; the one that is looked at is `corners` */
  readonly others: readonly (readonly Vec3[])[];
  readonly polygon: Step | null;
  readonly corners: readonly Vec3[];
  /** where the sphere is: at the place that is tested */
  readonly centre: Vec3;
  readonly radius: number;
  /** true distance of what is nearest, NaN where it is not known; only says how much is drawn */
  readonly away: number;
  /** the plane, known or not: it says how the second view lies */
  readonly lies: RestPlaneEvent | null;
  readonly terms: readonly RestCornerEvent[];
  readonly plane: RestPlaneEvent | null;
  readonly ray: RestRayEvent | null;
  readonly angles: readonly RestAngleEvent[];
  readonly sides: readonly RestSideEvent[];
  readonly inside: RestInsideEvent | null;
  readonly place: RestPlaceEvent | null;
  readonly edges: readonly RestEdgeEvent[];
  readonly vertices: readonly RestVertexEvent[];
  readonly nearest: RestNearestEvent | null;
  readonly response: RestResponseEvent | null;
}

export const polygonsOf = ({ tree }: Pick<StudyMoment, 'tree'>): Step[] =>
  tree.root.children.filter(({ children }) => children.length > 0);

/** The polygon a step belongs to; the first one where it belongs to none. */
export function polygonShown({ step, tree }: Pick<StudyMoment, 'step' | 'tree'>): Step | null {
  const polygons = polygonsOf({ tree });
  return polygons.find((each) => each === step || each === step.parent) ?? polygons[0] ?? null;
}

const made = new WeakMap<StudyMoment, Look>();

export function lookOf(moment: StudyMoment): Look {
  let look = made.get(moment);
  if (!look) made.set(moment, (look = makeLook(moment)));
  return look;
}

function isWithin(step: Step, group: Step): boolean {
  for (let at: Step | null = step; at; at = at.parent) if (at === group) return true;
  return false;
}

function cornersOf(polygon: Step): Vec3[] {
  return polygon.children
    .filter((child) => kindOf(child) === 'RestCorner')
    .map((child) => eventOf<RestCornerEvent>(child).point);
}

function makeLook(moment: StudyMoment): Look {
  const { step: now, tree } = moment;
  const frame = tree.root.opening as unknown as RestFrameEvent;
  const polygon = polygonShown(moment);
  const parts = polygon?.children ?? [];
  // A group's step shows how it ended, and with it all that is in it.
  const known = parts.filter((part) => part.order <= now.order || isWithin(part, now));
  const all = <E>(kind: Kind): E[] => known.filter((part) => kindOf(part) === kind).map((part) => eventOf<E>(part));
  const one = <E>(kind: Kind): E | null => all<E>(kind)[0] ?? null;
  const plane = parts.find((part) => kindOf(part) === 'RestPlane');
  const swept = tree.root.children.find((part) => kindOf(part) === 'RestSwept');
  const opening = polygon?.opening as unknown as RestPolygonEvent | undefined;
  return {
    kind: kindOf(now),
    frame,
    swept: swept && (swept.order <= now.order || now === tree.root) ? eventOf<RestSweptEvent>(swept) : null,
    others: polygonsOf(moment).map(cornersOf),
    polygon,
    corners: polygon ? cornersOf(polygon) : [],
    centre: opening?.centre ?? frame.centre,
    radius: frame.radius,
    away: (moment.result?.['trueDistance'] ?? NaN) as number,
    lies: plane ? eventOf<RestPlaneEvent>(plane) : null,
    terms: all('RestCorner'),
    plane: one('RestPlane'),
    ray: one('RestRay'),
    angles: all('RestAngle'),
    sides: all('RestSide'),
    inside: one('RestInside'),
    place: one('RestPlace'),
    edges: all('RestEdge'),
    vertices: all('RestVertex'),
    nearest: one('RestNearest'),
    response: one('RestResponse'),
  };
}
