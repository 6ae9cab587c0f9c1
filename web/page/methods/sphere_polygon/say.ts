/** The sentence of each step of the place test. */
import { formatAngle, formatAngles } from '../../base/i18n/numbers';
import type { MessageKey } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import { askedOf } from './formulas';
import { eventOf, kindOf } from './look';
import type {
  RestAngleEvent,
  RestCornerEvent,
  RestEdgeEvent,
  RestFrameEndEvent,
  RestInsideEvent,
  RestNearestEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestPolygonEndEvent,
  RestRayEvent,
  RestResponseEvent,
  RestSideEvent,
  RestSweptEvent,
  RestVertexEvent,
} from './schema.gen';

type Values = NonNullable<Message['values']>;

const said = (name: string, values: Values = {}): Message => ({
  key: `study.sphere_polygon.say.${name}` as MessageKey,
  values,
});

function frame(event: RestFrameEndEvent, context: Context): Message {
  const { overlap, trueOverlap, missed, contacts, distance, trueDistance } = event;
  const { radius, near } = askedOf(context.step);
  const values = { contacts, radius: context.number(radius) };
  if (overlap && !trueOverlap) {
    const [found, right] = context.pair(distance, trueDistance);
    return said('frameGhost', { ...values, found, right });
  }
  if (overlap) return said('frameTouch', { ...values, distance: context.number(trueDistance) });
  if (trueOverlap) return said('frameUnseen', { ...values, distance: context.number(trueDistance) });
  if (missed) {
    const swept = context.step.children.find((each) => kindOf(each) === 'RestSwept');
    return said('frameMissed', { time: swept ? context.number(eventOf<RestSweptEvent>(swept).time) : '' });
  }
  if (near === 0 || !Number.isFinite(trueDistance)) return said('frameEmpty');
  return said('frameClear', { ...values, distance: context.number(trueDistance) });
}

function swept(event: RestSweptEvent, context: Context): Message {
  const { found, startDepth, endOverlap, feature, element, time, late, way } = event;
  if (way === 0 && found) return said('sweptRests', { feature, element });
  if (startDepth > 0) return said('sweptStarts', { depth: context.number(startDepth) });
  if (!found) return said(way === 0 ? 'sweptStill' : 'sweptNone', { way: context.number(way) });
  return said(endOverlap ? 'sweptFound' : 'sweptPassed', {
    ...{ feature, element, time: context.number(time), late: context.number(late) },
  });
}

function polygon(event: RestPolygonEndEvent, context: Context): Message {
  const { verdict, region, feature, element, distance, trueDistance } = event;
  const letter = region === 'over-face' ? 'T' : region === 'beside' ? 'b' : 'none';
  const values = {
    region: letter,
    feature,
    element,
    distance: context.number(distance),
    right: context.number(trueDistance),
  };
  if (verdict === 'skipped-behind') return said('polygonSkipped', values);
  return said(verdict === 'touches' ? 'polygonTouches' : 'polygonClear', values);
}

function corner({ corner: at, term }: RestCornerEvent, context: Context): Message {
  return said('corner', { corner: at, term: context.vector(term) });
}

function plane(event: RestPlaneEvent, context: Context): Message {
  const { shape, n, distance, sumLength, uneven } = event;
  const values = {
    ...{ n: context.vector(n), height: context.magnitude(distance), side: distance < 0 ? 'behind' : 'front' },
    ...{
      area: context.number(sumLength),
      uneven: context.number(uneven),
      shape: shape === 'self-crossing' ? 'crossing' : shape,
    },
  };
  if (shape === 'no-area') return said('planeNone', values);
  return said(shape === 'not-flat' ? 'planeUneven' : 'plane', values);
}

function ray({ verdict, along, distance1, product }: RestRayEvent, context: Context): Message {
  if (verdict === 'no-plane') return said('rayNoPlane');
  if (verdict === 'dropped') return said('rayDropped', { height: context.magnitude(distance1) });
  if (verdict === 'meets-plane') return said('rayMeets', { along: context.number(along) });
  return said(verdict === 'too-short' ? 'rayShort' : 'rayStarts', { product: context.number(product) });
}

function angle(event: RestAngleEvent, context: Context): Message {
  const { verdict, side, angle: size, sum, turn } = event;
  if (verdict === 'at-corner') return said('angleAtCorner', { side });
  if (verdict === 'cosine-beyond-one') return said('angleBeyond', { side });
  return said(turn < 0 && size > 0 ? 'angleBack' : 'angle', {
    side,
    angle: context.of(formatAngle(size), size),
    sum: context.of(formatAngle(sum), sum),
  });
}

function side({ verdict, side: at, distance }: RestSideEvent, context: Context): Message {
  const name = { inner: 'sideInner', outer: 'sideOuter', 'on-line': 'sideOn', 'no-length': 'sideNone' } as const;
  return said(name[verdict], { side: at, distance: context.magnitude(distance) });
}

/** Two decimals; more where the two would be the same. */
export const sumAndBound = ({ sum, bound, over }: RestInsideEvent): [string, string] =>
  Math.abs(over) < 1e-3 ? formatAngles(sum, bound) : [formatAngle(sum, 2), formatAngle(bound, 2)];

function inside(event: RestInsideEvent, context: Context): Message {
  const { decides, sum, bound, rayMeets, agree, inside: holds, convex, leastSide, winding, turns, least } = event;
  if (decides === 'angle-sum') {
    if (!rayMeets) return said('insideNoRay');
    const [text, limit] = sumAndBound(event);
    const values = {
      ...{ sum: context.of(text, sum), bound: context.of(limit, bound), winding, turns: formatAngle(turns) },
    };
    if (!agree) return said(holds ? 'anglesWrongIn' : 'anglesWrongOut', values);
    return said(holds ? 'anglesIn' : 'anglesOut', values);
  }
  const values = { side: leastSide, winding, value: context.number(least) };
  if (!convex) return said(holds ? 'windingIn' : 'windingOut', values);
  return said(holds ? 'sidesIn' : 'sidesOut', values);
}

function place({ region, faceTouches, distance, radius }: RestPlaceEvent, context: Context): Message {
  if (region === 'over-face') {
    const [d, r] = context.pair(distance, radius);
    return said(faceTouches ? 'placeTouches' : 'placeOver', { distance: d, radius: r });
  }
  if (region === 'behind') {
    const at = context.step.parent?.children.find((each) => kindOf(each) === 'RestPlane');
    const depth = at ? context.magnitude(eventOf<RestPlaneEvent>(at).distance) : '';
    return said('placeBehind', { depth });
  }
  return said(region === 'beside' ? 'placeBeside' : 'placeNone');
}

function edge({ side: at, f, clamped, distance, touches, nearest: least }: RestEdgeEvent, context: Context): Message {
  return said(f === clamped ? 'edge' : 'edgeEnd', {
    ...{ side: at, share: context.number(f), distance: context.number(distance) },
    ...{ touches: String(touches), nearest: String(least), end: f < 0 ? 'first' : 'second' },
  });
}

function vertex({ corner: at, distance, touches, nearest: least }: RestVertexEvent, context: Context): Message {
  const values = { touches: String(touches), nearest: String(least) };
  return said('vertex', { corner: at, distance: context.number(distance), ...values });
}

function nearest(event: RestNearestEvent, context: Context): Message {
  const { verdict, feature, element, distance, ratio, trueDistance, radius, right, trueTouch } = event;
  const values = {
    ...{ feature, element, distance: context.number(distance), ratio: context.number(ratio) },
    ...{ right: context.number(trueDistance), radius: context.number(radius) },
  };
  if (verdict === 'skipped-behind') return said(trueTouch ? 'nearestSkippedWrong' : 'nearestSkipped', values);
  if (!right) return said(verdict === 'touches' ? 'nearestGhost' : 'nearestUnseen', values);
  return said(verdict === 'touches' ? 'nearestTouches' : 'nearestClear', values);
}

function response({ outcome, from, depth, speed }: RestResponseEvent, context: Context): Message {
  const name = {
    'left-alone': 'responseNone',
    pushed: 'responsePushed',
    bounced: 'responseBounced',
    slid: 'responseSlid',
    'pushed-leaving': 'responseLeaving',
  } as const;
  return said(name[outcome], {
    depth: context.magnitude(depth),
    speed: context.magnitude(speed),
    from: from === 'from-point' ? 'point' : from === 'plane-normal' ? 'plane' : 'other',
  });
}

export const say = {
  ...{ frame, swept, polygon, corner, plane, ray, angle, side, inside, place, edge, vertex, nearest, response },
  cut: (name: 'frame' | 'polygon') => said(`${name}Open`),
};
