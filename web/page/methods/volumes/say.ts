/** The sentence of each step. */
import { formatPercent } from '../../base/i18n/numbers';
import type { MessageKey } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import { axisLetter, volumeOf } from './look';
import type {
  VolumeAxisEvent,
  VolumeBallEvent,
  VolumeBoxAxisEvent,
  VolumeCentredEvent,
  VolumeCornerEvent,
  VolumeEdgeEvent,
  VolumeEndEvent,
  VolumeFrameEndEvent,
  VolumeFrameEvent,
  VolumeHullFaceEvent,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeSpreadEvent,
  VolumeTestEvent,
  VolumeTryEvent,
  VolumeVerdict,
} from './schema.gen';

type Values = NonNullable<Message['values']>;

const said = (name: string, values: Values = {}): Message => ({
  key: `study.volumes.say.${name}` as MessageKey,
  values,
});

/** A share in per cent, as text that no line breaks. */
export const percent = (share: number): string => `${formatPercent(share)}\u00a0%`;

/** Keys of messages have no hyphens. */
const word = (verdict: VolumeVerdict): string => (verdict === 'false-alarm' ? 'alarm' : verdict);

const openingOfFrame = (context: Context): VolumeFrameEvent => {
  let at = context.step;
  while (at.parent) at = at.parent;
  return at.opening as unknown as VolumeFrameEvent;
};

/** Less than this is rounding. */
const slackOf = (context: Context): number => {
  const { unit, pivot } = openingOfFrame(context);
  return 1e-10 * (unit + Math.max(...pivot.map(Math.abs)));
};

function frame(event: VolumeFrameEndEvent, context: Context): Message {
  const { shape } = openingOfFrame(context);
  if (shape === 'empty' || shape === 'too-far') return said(shape === 'empty' ? 'frameEmpty' : 'frameTooFar');
  if (shape !== 'solid') return said('frameFlat', { shape });
  const { aabbFull, sphereFull, obbFull, kdopFull, falseAlarms, missed } = event;
  const share = (value: number) => context.of(percent(value), value);
  return said('frame', {
    ...{ aabb: share(aabbFull), sphere: share(sphereFull), obb: share(obbFull), kdop: share(kdopFull) },
    ...{ alarms: falseAlarms, missed },
  });
}

function volume(event: VolumeEndEvent, context: Context): Message {
  const { volumeKind: kind, full, volume: size, hullVolume, encloses, outside, probeVerdict, boxVerdict } = event;
  const values = {
    ...{ kind, probe: word(probeVerdict), box: word(boxVerdict) },
    ...{ full: context.of(percent(full), full), volume: context.number(size), hull: context.number(hullVolume) },
    out: context.number(outside),
  };
  if (kind === 'hull') {
    const { corners, planes } = context.step.opening as unknown as { corners: number; planes: number };
    return said('hull', { ...values, corners, planes });
  }
  if (!encloses) return said('volumeOut', values);
  return said(size > 0 ? 'volume' : 'volumeNone', values);
}

function corner({ corner: at, low, high, point }: VolumeCornerEvent, context: Context): Message {
  const values = { corner: at, point: context.vector(point), low: context.vector(low), high: context.vector(high) };
  return said('corner', values);
}

function axis(event: VolumeAxisEvent, context: Context): Message {
  const { axis: k, low, high, vertexLow, vertexHigh, probe, atMost, atLeast } = event;
  const [under, over] = [low - vertexLow, vertexHigh - high];
  const out = Math.max(under, over);
  const values = {
    ...{ axis: axisLetter(k), low: context.number(low), high: context.number(high), probe: context.number(probe) },
    inside: String(atMost && atLeast),
  };
  if (out <= slackOf(context)) return said(atMost && atLeast ? 'axisIn' : 'axisOut', values);
  const reach = context.number(over >= under ? vertexHigh : vertexLow);
  return said('axisStale', { ...values, reach, out: context.plain(out) });
}

function centred({ way, radius, excess }: VolumeCentredEvent, context: Context): Message {
  return said('centred', { way: String(way), radius: context.number(radius), excess: context.number(excess) });
}

function ball({ step, beyond, before, radius, held, last }: VolumeBallEvent, context: Context): Message {
  const values = { held, radius: context.number(radius), last: String(last) };
  if (step === 0) return said('ballFirst', values);
  const [far, old] = context.pair(beyond, before);
  return said('ball', { ...values, beyond: far, before: old });
}

function spread({ row, value, axis: way }: VolumeSpreadEvent, context: Context): Message {
  return said('spread', { row, value: context.number(value), axis: context.vector(way) });
}

function boxAxis(event: VolumeBoxAxisEvent, context: Context): Message {
  const { axis: k, low, high, boxLow, boxHigh } = event;
  const values = { axis: k, low: context.number(low), high: context.number(high) };
  const out = Math.max(boxLow - low, high - boxHigh);
  if (out <= slackOf(context)) return said('boxAxis', values);
  return said('boxAxisOut', { ...values, boxLow: context.number(boxLow), boxHigh: context.number(boxHigh) });
}

function side({ side: at, distance, centre, inward, verdict }: VolumeSideEvent, context: Context): Message {
  const values = { side: at, distance: context.magnitude(distance), centre: context.magnitude(centre) };
  if (verdict === 'no-plane') return said('sideNone', values);
  if (inward) return said(verdict === 'behind' ? 'sideInwardBehind' : 'sideInward', values);
  return said(verdict === 'behind' ? 'sideBehind' : 'sideFront', values);
}

function attempt({ source, volume: size, share, tried }: VolumeTryEvent, context: Context): Message {
  const values = { source: source.replaceAll('-', ''), volume: context.number(size), tried };
  return said(share === 1 ? 'tryFirst' : 'try', { ...values, share: context.of(percent(share), share) });
}

const whole = (d: readonly number[]): string => `(${d.map((each) => String(each).replace('-', '−')).join(', ')})`;

function slab({ along, low, high, probe, within, overlaps, overlap }: VolumeSlabEvent, context: Context): Message {
  return said(within ? 'slabIn' : 'slabOut', {
    ...{ along: whole(along), low: context.number(low), high: context.number(high), probe: context.number(probe) },
    ...{ overlaps: String(overlaps), overlap: context.magnitude(overlap) },
  });
}

function face({ face: at, distance, sign, decides }: VolumeHullFaceEvent, context: Context): Message {
  const values = { face: at, distance: context.magnitude(distance), decides: String(decides) };
  return said(sign > 0 ? 'faceFront' : sign < 0 ? 'faceBehind' : 'faceOn', values);
}

const edge = ({ from, to }: VolumeEdgeEvent, context: Context): Message =>
  said('edge', { from: context.vector(from), to: context.vector(to) });

function test(event: VolumeTestEvent, context: Context): Message {
  const { test: at, volumeKind: kind, value, bound, asked, answer, byTwoAxes, verdict } = event;
  const values = { kind, verdict: word(verdict), answer: String(answer), asked };
  // Two axes are all that the compendium asks; where the third says no, it is wrong.
  if (at === 1 && kind === 'aabb' && byTwoAxes && !answer)
    return said('boxTwoAxes', { ...values, value: context.number(value) });
  if (kind === 'hull') return said(at === 0 ? 'probeHull' : 'boxHull', { ...values, value: context.magnitude(value) });
  if (kind === 'sphere') {
    const [squared, limit] = context.pair(value, bound);
    return said(at === 0 ? 'probeSphere' : 'boxSphere', { ...values, value: squared, bound: limit });
  }
  // A side without a plane says no, however near the others are.
  if (!answer && value <= bound) return said('probeNoPlane', values);
  return said(at === 0 ? 'probe' : 'box', { ...values, value: context.magnitude(value) });
}

/** Of a group without its closing event: what the recorder had no room for. */
const cut = (name: 'frame' | 'volume', context: Context): Message =>
  said(`${name}Open`, { kind: volumeOf(context.step) ?? 'hull' });

export const say = {
  frame,
  volume,
  corner,
  axis,
  centred,
  ball,
  spread,
  boxAxis,
  side,
  attempt,
  slab,
  face,
  edge,
  test,
  cut,
};
