import { boxesMeet, lineMeetsBox, type Box, type LineObstacle, type Obstacle } from './obstacle';
import type { Side } from './label.types';

export type Point = readonly [x: number, y: number];
export type Segment = readonly [Point, Point];
/** A place of a thing, its number there (the same from picture to picture), and its best side if that is not the thing's. */
export type Spot = readonly [x: number, y: number, number: number, prefer?: Side];

/** The thing that a label names. */
export interface Naming {
  readonly x: number;
  readonly y: number;
  readonly prefer: Side;
  /** places of it in place of x and y, the better ones first */
  readonly spots?: readonly Spot[];
  /** the stroke that is named, and those a name could be taken to name */
  readonly own?: Segment;
  readonly others?: readonly Segment[];
}

/** A label ready to be placed: what it names is at x, y; all in CSS pixels of the pane. */
export interface Placeable extends Naming {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly priority: number;
  readonly gap: number;
  /** a hairline to it, however near; false: none, however far */
  readonly leader?: boolean | undefined;
  /** on the preferred side and clear of lines, or not at all */
  readonly only?: boolean | undefined;
  /** slot it had in the last picture */
  readonly lastSlot?: number;
}

export interface Placed {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly slot: number;
  /** hairline to its thing, when the label is away from it */
  readonly leader: Leader | null;
}

type Leader = readonly [x1: number, y1: number, x2: number, y2: number];

const sides: readonly Side[] = [
  'above',
  'aboveRight',
  'right',
  'belowRight',
  'below',
  'belowLeft',
  'left',
  'aboveLeft',
];
/** Turns away from the preferred side, nearest first. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4];
/** Extra distance of the rings of slots. From the second ring on a leader is drawn. */
const rings = [0, 18, 42, 70];

/** More than the farthest slot costs: a name at a distance is easier to read than one on a stroke. */
const crossingCost = 60;
/** More than a slot nearby costs on the next ring: a name avoids it where there is room. */
const slightCost = 20;
/** However many strokes are crossed. */
const mostCrossing = 120;
const turnCost = 4;
/** A stroke is named at its middle where there is room. */
const elsewhereCost = 3;
const ringCost = 14;
/** A label leaves its last place only for one that is clearly better, so names do not jump while the camera turns. */
const stayBonus = 8;
/** Beyond this a label hides more than it says. */
const worstCost = 130;
/** Overlapping strokes, such as those of a triangle seen edge-on, cannot be distinguished by a name's place; CSS pixels. */
const sameDistance = 1;
/** Between two names, so that they are not read as one. */
const between = 4;

/** Places labels, most important first; what finds no room is left out. */
export function placeLabels(labels: readonly Placeable[], obstacles: readonly Obstacle[], room: Box): Placed[] {
  const placed: Placed[] = [];
  const names: Box[] = [];
  const leaders: Leader[] = [];
  const signs: Box[] = obstacles.flatMap((o) => (o.kind === 'box' ? [o] : []));
  const lines = obstacles.flatMap((o) => (o.kind === 'line' ? [o] : []));
  for (const label of [...labels].sort((a, b) => b.priority - a.priority)) {
    const best = bestSlot(label, { names, leaders, signs, lines, room });
    if (!best) continue;
    const { box, slot, leader } = best;
    names.push(grown(box, between));
    if (leader) leaders.push(leader);
    placed.push({ id: label.id, left: box.left, top: box.top, slot, leader });
  }
  return placed;
}

/** What is there before a label is placed. */
interface Scene {
  readonly names: readonly Box[];
  readonly leaders: readonly Leader[];
  readonly signs: readonly Box[];
  readonly lines: readonly LineObstacle[];
  readonly room: Box;
}

interface Choice {
  readonly slot: number;
  readonly box: Box;
  readonly cost: number;
  readonly leader: Leader | null;
}

function bestSlot(label: Placeable, { names, leaders, signs, lines: all, room }: Scene): Choice | null {
  let best: Choice | null = null;
  const worst = label.only ? slightCost + 1 : worstCost;
  const spots: readonly Spot[] = label.spots ?? [[label.x, label.y, 0]];
  spots.forEach(([x, y, number, prefer = label.prefer], spotIndex) => {
    const at = { ...label, x, y };
    const first = sides.indexOf(prefer);
    const lines = within(all, at);
    (label.only ? rings.slice(0, 1) : rings).forEach((extra, ringIndex) => {
      (label.only ? turns.slice(0, 1) : turns).forEach((turn) => {
        const sideIndex = (first + turn + sides.length) % sides.length;
        const slot = (number * rings.length + ringIndex) * sides.length + sideIndex;
        const side = sides[sideIndex];
        const box = slotBox(at, side, label.gap + extra);
        if (box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom) return;
        if ([...names, ...signs].some((other) => boxesMeet(box, other)) || seemsAnothers(label, box)) return;
        if (leaders.some((other) => lineMeetsBox(...other, box))) return;
        const leader = (label.leader ?? extra > 0) ? leaderTo(at, box) : null;
        if (leader && names.some((other) => lineMeetsBox(...leader, other))) return;
        const stay = slot === label.lastSlot ? stayBonus : 0;
        const away = Math.abs(turn) * turnCost + ringIndex * ringCost + spotIndex * elsewhereCost;
        const cost = costOfCrossing(lines, box) + away - stay;
        if (cost < (best?.cost ?? worst)) best = { slot, box, cost, leader };
      });
    });
  });
  return best;
}

/** Whether it would be read as the name of another stroke: that lies under it, or nearer to it than its own. */
function seemsAnothers({ own, others = [] }: Placeable, box: Box): boolean {
  if (!own) return false;
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const distance = distanceTo(own, middle);
  return others.some((other) => distanceTo(other, middle) < distance - sameDistance);
}

function distanceTo([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const f = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(ax + f * dx - x, ay + f * dy - y);
}

/** A body's outline has many pieces: each stroke counts once. */
function costOfCrossing(lines: readonly LineObstacle[], box: Box): number {
  const strokes = new Set<number>();
  let cost = 0;
  for (const { x1, y1, x2, y2, stroke, slight } of lines) {
    if ((stroke !== undefined && strokes.has(stroke)) || !lineMeetsBox(x1, y1, x2, y2, box)) continue;
    if (stroke !== undefined) strokes.add(stroke);
    cost += slight ? slightCost : crossingCost;
  }
  return Math.min(cost, mostCrossing);
}

/** Those that any slot of the label could cross: most of a picture is far from a name. */
function within(lines: readonly LineObstacle[], { x, y, width, height, gap }: Placeable): LineObstacle[] {
  const far = gap + rings.at(-1)!;
  const [across, up] = [far + width, far + height];
  return lines.filter(
    ({ x1, y1, x2, y2 }) =>
      Math.min(x1, x2) < x + across &&
      Math.max(x1, x2) > x - across &&
      Math.min(y1, y2) < y + up &&
      Math.max(y1, y2) > y - up,
  );
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function slotBox(label: Placeable, side: Side, gap: number): Box {
  const diagonal = gap * 0.7;
  const up = side.startsWith('above') ? -1 : side.startsWith('below') ? 1 : 0;
  const across = side.toLowerCase().endsWith('right') ? 1 : side.toLowerCase().endsWith('left') ? -1 : 0;
  const reach = up !== 0 && across !== 0 ? diagonal : gap;
  const middleX = label.x + across * (reach + label.width / 2);
  const middleY = label.y + up * (reach + label.height / 2);
  return {
    left: middleX - label.width / 2,
    right: middleX + label.width / 2,
    top: middleY - label.height / 2,
    bottom: middleY + label.height / 2,
  };
}

/** From just outside the thing to the nearest point of the label. */
function leaderTo(label: Placeable, box: Box): Leader | null {
  const x = Math.min(Math.max(label.x, box.left + 2), box.right - 2);
  const y = Math.min(Math.max(label.y, box.top), box.bottom);
  const size = Math.hypot(x - label.x, y - label.y);
  if (size < 12) return null;
  const start = Math.min(6, size / 3);
  return [label.x + ((x - label.x) * start) / size, label.y + ((y - label.y) * start) / size, x, y];
}
