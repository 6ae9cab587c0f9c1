/** The second view: the world from above. Where a list is sorted, its axis lies level instead, with the ends below. */
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, scale, spanCorners, sub, type Vec3 } from '../../study/scene/draw';
import { boundsOf, lookOf, type Look, type Span } from './look';

const from: readonly Omit<Placement, 'origin'>[] = [
  { right: [1, 0, 0], up: [0, 0, -1], back: [0, 1, 0] },
  { right: [0, 1, 0], up: [0, 0, 1], back: [1, 0, 0] },
  { right: [0, 0, 1], up: [1, 0, 0], back: [0, 1, 0] },
];

export function placement(moment: StudyMoment): Placement {
  const look = lookOf(moment);
  const bounds = boundsOf(look.frame);
  const origin: Vec3 = bounds ? scale(add(bounds.low, bounds.high), 0.5) : look.frame.centre;
  return { origin, ...from[Math.max(0, look.sorted)]! };
}

/** Half sizes of the part of a mesh that is shown about the query; a point has none, but its neighbourhood has. */
function around(half: Vec3, bounds: Span | null, times: number): Vec3 {
  const least = bounds ? 0.03 * Math.max(...sub(bounds.high, bounds.low)) : 0;
  const size = Math.max(...half, least, 1e-9) * times;
  return [size, size, size];
}

/** As much of the bounds as lies within some sizes of the query box. */
function window({ frame }: Look, times: number): Span {
  const bounds = boundsOf(frame);
  const reach = around(frame.half, bounds, times);
  const [low, high] = [sub(frame.centre, reach), add(frame.centre, reach)];
  if (!bounds) return { low, high };
  // The query itself is always in it, also where the mesh is not.
  const cut = (value: number, k: number) =>
    Math.min(Math.max(value, Math.min(bounds.low[k]!, frame.low[k]!)), Math.max(bounds.high[k]!, frame.high[k]!));
  return { low: low.map(cut) as unknown as Vec3, high: high.map(cut) as unknown as Vec3 };
}

/** What the world view is to show: the query with its neighbourhood, or the room of the bodies. */
export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const bounds = boundsOf(look.frame);
  if (look.frame.subject === 'bodies') return bounds ? spanCorners(bounds.low, bounds.high) : [[0, 0, 0]];
  const { low, high } = window(look, 2.6);
  return spanCorners(low, high);
}

export function planSubject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const bounds = boundsOf(look.frame);
  if (look.frame.subject === 'bodies') {
    if (!bounds) return [[0, 0, 0]];
    const corners = spanCorners(bounds.low, bounds.high);
    const { origin, up } = placement(moment);
    // Room for the ends beneath.
    return look.sorted < 0 ? corners : [...corners, add(origin, scale(up, -1.42 * roomOf(bounds)))];
  }
  const { low, high } = window(look, 6);
  return spanCorners(low, high);
}

/** Half the side of the room. */
export const roomOf = ({ low, high }: Span): number => Math.max(...sub(high, low)) / 2;
