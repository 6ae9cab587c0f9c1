/** The gizmo in the figures while the body is placed: its arms and squares can be taken, and what is dragged is drawn to a grid, the mesh or angles. */
import { signal } from '@preact/signals';
import type { Dragged, Grip } from '../../../scene/guests';
import { add, length, normalize, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Figure } from '../../../scene/layers/layer';
import type { Pane } from '../../../scene/pane';
import type { Pen } from '../../../scene/pen/pen';
import { symbol } from '../../../scene/labels/symbols';
import type { Projection } from '../../../scene/pen/view';
import { handlesFor, type Handle } from '../../../scene/pointer/handles';
import { tidyMove } from '../../../scene/pointer/drag';
import { normalToward } from '../../../scene/pointer/pick';
import { defaultSkin } from '../../../model/experiment';
import { experimentAt } from '../../../model/frameSettings';
import { experiment, meshState, placing } from '../../../core/store';
import { snapped } from '../snap';
import { arms, draggedPart, type Part, planes, standingOn, toAngles, toGrid, unitOf, usualStep } from './gizmo';

export const snaps = ['off', 'grid', 'mesh', 'angle'] as const;
export type Snap = (typeof snaps)[number];
export const snap = signal<Snap>('off');
/** of the grid, world; null: what suits the body */
export const gridStep = signal<number | null>(null);
export const stepNow = (): number => gridStep.value ?? usualStep(experiment.value?.radii ?? [1, 1, 1]);

/** what a pointer rests on */
export const over = signal<string | null>(null);

/** CSS pixels */
const armLength = 58;
const armBegin = 15;
const squareAt = 0.42;
const squareHalf = 0.13;

interface Piece {
  readonly part: Exclude<Part, 'free'>;
  /** figure */
  readonly points: readonly Vec3[];
}

function piecesAt(at: Vec3, projection: Projection): Piece[] {
  const size = projection.pixelSize(at) * armLength;
  const out = (x: number, y: number, u: Vec3, v: Vec3): Vec3 =>
    add(at, [0, 1, 2].map((k) => size * (x * u[k]! + y * v[k]!)) as unknown as Vec3);
  const none: Vec3 = [0, 0, 0];
  const [near, far] = [squareAt - squareHalf, squareAt + squareHalf];
  return [
    ...arms.map((part) => ({
      part,
      points: [out(armBegin / armLength, 0, unitOf(part), none), out(1, 0, unitOf(part), none)],
    })),
    ...planes.map((part) => {
      const [u, v] = [unitOf(part[0]!), unitOf(part[1]!)];
      return { part, points: [out(near, near, u, v), out(far, near, u, v), out(far, far, u, v), out(near, far, u, v)] };
    }),
  ];
}

const screenDistance = (projection: Projection, { part, points }: Piece, [x, y]: readonly [number, number]): number => {
  const seen = points.map((point) => projection.screen(point));
  if (seen.some(({ depth }) => depth <= 0)) return Infinity;
  if (part.length > 1) {
    const middle = { x: (seen[0]!.x + seen[2]!.x) / 2, y: (seen[0]!.y + seen[2]!.y) / 2 };
    return Math.hypot(middle.x - x, middle.y - y);
  }
  const [a, b] = [seen[0]!, seen[1]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + along * dx - x, a.y + along * dy - y);
};

/** Less than to the middle: arms lie close to each other. */
const reachShare = 0.75;

export const grip: Grip = {
  at({ projection, space }: Pane, moment, at, reach) {
    let best: Handle | null = null;
    if (placing.value && projection) {
      let nearest = reach * reachShare;
      for (const handle of handlesFor(moment))
        for (const piece of piecesAt(space.point(handle.at), projection)) {
          const away = screenDistance(projection, piece, at);
          if (away < nearest) [best, nearest] = [{ ...handle, part: piece.part }, away];
        }
    }
    const name = best && `${best.kind} ${best.part}`;
    if (over.value !== name) over.value = name;
    return best;
  },
  settle(pane, dragged) {
    return placing.value ? drawnTo(pane, dragged, movedTo(dragged)) : dragged.free;
  },
};

function movedTo({ handle, press, now, free, pixel }: Dragged): Vec3 {
  const part = (handle.part ?? 'free') as Part;
  if (part === 'free') return free;
  const way = draggedPart(part, handle.at, press, now);
  return way ? tidyMove(handle.at, way, pixel) : handle.at;
}

function drawnTo({ projection, space }: Pane, { handle, now, at, reach, moment }: Dragged, value: Vec3): Vec3 {
  const part = (handle.part ?? 'free') as Part;
  const { start } = moment;
  const tip = handle.kind === 'tip';
  const mesh = meshState.value?.mesh;
  if (snap.value === 'grid')
    return tip ? add(start, toGrid(sub(value, start), part, stepNow())) : toGrid(value, part, stepNow());
  if (snap.value === 'angle' && tip) return add(start, toAngles(sub(value, start), length(sub(handle.at, start))));
  if (snap.value !== 'mesh' || part !== 'free' || !mesh || !projection || !experiment.value) return value;
  const on = snapped(mesh, { ray: now, at, reach }, (world) => projection.screen(space.point(world)));
  if (!on) return value;
  // The motion ends there; the body stands there.
  if (tip) return on.at;
  const { radii, skin } = experimentAt(experiment.value, experiment.value.inputs[0] ?? {});
  const kept = skin ?? defaultSkin(radii);
  const grown: Vec3 = [radii[0] + kept, radii[1] + kept, radii[2] + kept];
  return standingOn(on.at, normalToward(mesh, on.triangle, normalize(now[1])), grown);
}

export function drawGizmo(pen: Pen, { moment, space }: Figure): void {
  if (!placing.value) return;
  const { palette } = pen.styles;
  for (const handle of handlesFor(moment)) {
    for (const { part, points } of piecesAt(space.point(handle.at), pen.projection)) {
      const lit = over.value === `${handle.kind} ${part}`;
      if (part.length > 1) {
        pen.polygon(points, [...palette.ink.slice(0, 3), lit ? 0.6 : 0.22] as unknown as typeof palette.ink);
        pen.line(points, { color: palette.ink2, width: 1 }, true);
        continue;
      }
      const [from, to] = points as [Vec3, Vec3];
      pen.arrow(from, to, { color: palette.ink, width: lit ? 3.4 : 2 }, { size: lit ? 13 : 10, fill: palette.ink });
      pen.label({
        id: `gizmo ${handle.kind} ${part}`,
        at: to,
        lines: [{ text: symbol(part), tone: 'ink' }],
        prefer: 'above',
        priority: 40,
        gap: 6,
      });
    }
  }
}
