/** Pins that do not cover each other: each next to its foot, the important ones first. */
import { placeLabels, type Placed } from '../../../scene/labels/place';

/** CSS pixels across; a name of more digits is wider. */
export const pinSize = 26;
export const pinWidth = (number: number) => Math.max(pinSize, 12 + 7.5 * (1 + String(number).length));
/** From the foot to the circle. */
const stem = 17;
/** Of the ring at the foot. */
const ring = 4;

export interface Foot {
  readonly number: number;
  /** CSS pixels of the picture */
  readonly x: number;
  readonly y: number;
  /** Higher stays where there is no room for all. */
  readonly priority: number;
}

export interface Pin {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @param slots the position of each in the previous picture; updated, so that pins do not jump while the camera turns */
export function arrangePins(feet: readonly Foot[], room: Room, slots: Map<number, number>): Pin[] {
  const inside = feet.filter(({ x, y }) => x > room.left && x < room.right && y > room.top && y < room.bottom);
  const items = inside.map(({ number, x, y, priority }) => {
    const lastSlot = slots.get(number);
    return {
      ...{
        id: String(number),
        x,
        y,
        priority,
        prefer: 'above' as const,
        width: pinWidth(number),
        height: pinSize,
        gap: stem,
        // Its stem is drawn with the pin, and passes under others.
        leader: false,
      },
      ...(lastSlot !== undefined && { lastSlot }),
    };
  });
  // A pin may stand over the foot of another one, but not over where the other is clicked.
  const rings = inside.map(({ x, y }) => ({ kind: 'line', x1: x - ring, y1: y, x2: x + ring, y2: y }) as const);
  const placed = placeLabels(items, rings, room);
  slots.clear();
  return placed.map(({ id, left, top, slot }: Placed) => {
    slots.set(Number(id), slot);
    return { number: Number(id), left, top };
  });
}

/** The stem: from the rim of the ring to the rim of the circle. */
export function stemOf({ x, y }: Pick<Foot, 'x' | 'y'>, { number, left, top }: Pin): string {
  const [cx, cy] = [left + pinWidth(number) / 2, top + pinSize / 2];
  const length = Math.hypot(cx - x, cy - y) || 1;
  const at = (along: number) =>
    `${(x + ((cx - x) * along) / length).toFixed(1)} ${(y + ((cy - y) * along) / length).toFixed(1)}`;
  return `M${at(ring - 1)}L${at(length - pinSize / 2)}`;
}
