/** Outlines and numbers of the triangles that are asked about; without such a question, of those that would be touched. */
import { formatShort } from '../numbers';
import { withAlpha } from '../../base/palette';
import type { Figure } from '../../scene/layers/layer';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Side } from '../../scene/labels/label.types';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import type { Ask } from '../tour/types';
import { cornersOf, middleOf } from './plane';
import { sideToward } from './sides';

/** CSS pixels from a triangle to its number: numbers of neighbours stand apart, each at its line. */
const numberGap = 24;

export function drawNumbers(pen: Pen, figure: Figure): void {
  const { ask } = state.stop.peek();
  const asked = ask && askedTriangles(ask);
  const lit = litTriangle(ask, asked);
  const { palette } = pen.styles;
  const shapes = (asked ?? touchedIn(figure)).flatMap((triangle) => {
    const corners = cornersOf(figure, triangle)?.map((corner) => figure.space.point(corner));
    return corners ? [{ triangle, corners, at: middleOf(corners as [Vec3, Vec3, Vec3]) }] : [];
  });
  for (const { triangle, corners: shape, at } of shapes) {
    const isLit = triangle === lit;
    if (isLit) pen.polygon(shape, withAlpha(palette.ink, 0.22));
    pen.line(shape, { color: withAlpha(palette.ink, isLit ? 1 : 0.55), width: isLit ? 2.8 : 1.1 }, true);
    if (asked) pen.mark(at, { kind: 'disc', size: isLit ? 4 : 2.6, fill: palette.ink }, { clear: 3 });
    pen.label({
      id: `triangle${triangle}`,
      at,
      lines: [{ text: formatShort(triangle, 0), tone: 'ink' }],
      prefer: asked
        ? awayFrom(
            shapes.map((shape) => pen.projection.screen(shape.at)),
            pen.projection.screen(at),
          )
        : 'right',
      priority: isLit ? 79 : 76,
      ...(asked ? { gap: numberGap, leader: true } : { gap: 0 }),
    });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The side that leads out of the middle of all of them: there is room, and no line crosses another. */
function awayFrom(all: readonly Place[], { x, y }: Place): Side {
  const middle = (axis: 'x' | 'y') => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  return sideToward(x - middle('x'), y - middle('y'));
}

/** What is asked about, in an order that says nothing; null: no triangles. */
export function askedTriangles(ask: Ask): readonly number[] | null {
  if (ask.kind === 'triangle') return ask.candidates;
  if (ask.kind !== 'order' || !ask.steps) return null;
  return ask.shown.flatMap((item) => triangleOf(ask.steps![item]!) ?? []);
}

/** The triangle that a step is about. */
function triangleOf(address: string): number | null {
  const opening = state.traces.peek().first?.byAddress.get(address)?.opening;
  return opening?.kind === 'TriangleBegin' ? opening.triangle : null;
}

/** What is pointed at, or else chosen. */
function litTriangle(ask: Ask | undefined, asked: readonly number[] | null | undefined): number | null {
  const at = state.pointedAt.peek();
  if (ask?.kind === 'triangle') return at ?? state.guess.peek()[0] ?? null;
  return ask?.kind === 'order' && asked && at !== null ? triangleOf(ask.steps![at]!) : null;
}

function touchedIn({ moment }: Figure): readonly number[] {
  const tested = moment.slide?.candidates ?? [];
  return tested.flatMap(({ begin, end }) => (end && Number.isFinite(end.time) ? [begin.triangle] : []));
}
