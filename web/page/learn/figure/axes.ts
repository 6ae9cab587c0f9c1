/** The axes of the plane in which something is put: with whole numbers on them, and the way from the place to each. */
import { formatShort } from '../numbers';
import { add, addScaled, dot, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { beyond } from '../../scene/labels/beyond';
import { symbolLine } from '../../scene/layers/words';
import type { Figure } from '../../scene/layers/layer';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import type { Stop } from '../tour/types';
import type { MeshAndMoment } from './plane';
import { type Put, putIn } from './section';
import { placeIsOpen } from './spot';

type Flat = readonly [number, number];

const names = ['x', 'y', 'z'] as const;
/** beyond the last number, and half of a stroke at a number */
const tip = 0.45;
const stroke = 0.07;

/** From which whole number to which each axis goes: what moves, what is put and where it begins, and 0. */
function rangesOf({ spot, where: { origin, axes } }: Put, { moment }: MeshAndMoment): readonly [Flat, Flat] {
  const seen = [moment.start, add(moment.start, moment.displacement), origin];
  const along = (k: 0 | 1): Flat => {
    const at = [spot.begin[k]!, ...seen.map((p) => dot(sub(p, origin), axes[k]!))];
    return [Math.floor(Math.min(...at)), Math.ceil(Math.max(...at))];
  };
  return [along(0), along(1)];
}

const onto = ({ where: { origin, axes } }: Put, [x, y]: Flat): Vec3 =>
  addScaled(addScaled(origin, axes[0]!, x), axes[1]!, y);
/** a point on one of the axes, and one next to it */
const onAxis = (k: number, at: number, beside = 0): Flat => (k === 0 ? [at, beside] : [beside, at]);

/** The points that its picture must contain. */
export function axesPoints(stop: Stop, around: MeshAndMoment): readonly Vec3[] {
  const put = putIn(stop);
  if (!put) return [];
  return rangesOf(put, around).flatMap(([low, high], k) => [low, high + tip].map((at) => onto(put, onAxis(k, at))));
}

export function drawAxes(pen: Pen, figure: Figure): void {
  const put = putIn(state.stop.peek());
  if (!put) return;
  const { palette } = pen.styles;
  const at = (p: Flat): Vec3 => figure.space.point(onto(put, p));
  const ranges = rangesOf(put, figure);
  for (const [k, [low, high]] of ranges.entries()) {
    const [from, to] = [at(onAxis(k, low)), at(onAxis(k, high + tip))];
    pen.arrow(from, to, { color: palette.ink3, width: 1.2, avoid: 'slightly' }, { size: 9, fill: palette.ink3 });
    const name = names[put.where.axes[k]!.findIndex((part) => part !== 0)]!;
    pen.label({
      id: `axis-${name}`,
      at: to,
      lines: [symbolLine(name, 'ink2')],
      prefer: beyond(pen.projection, from, to),
      priority: 77,
      gap: 5,
    });
    for (let number = low; number <= high; number++) {
      pen.line([at(onAxis(k, number, -stroke)), at(onAxis(k, number, stroke))], { color: palette.ink3, width: 1.2 });
      // Both axes have their 0 where they meet.
      if (number === 0 && k > 0) continue;
      pen.label({
        id: `axis-${name}${number}`,
        at: at(onAxis(k, number)),
        lines: [{ text: formatShort(number, 0), tone: 'dim' }],
        prefer: 'below',
        priority: 30,
        gap: 5,
      });
    }
  }
  const [spot] = state.spots.peek();
  const [x, y] = spot && !state.judged.peek() && !placeIsOpen() ? state.placed.peek() : [];
  if (x === undefined || y === undefined) return;
  const thin = { color: withAlpha(palette.ink3, 0.8), width: 1, dash: [3, 3] } as const;
  pen.line([at([x, 0]), at([x, y]), at([0, y])], thin);
}
