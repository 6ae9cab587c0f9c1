import { sub, type Vec3 } from '../../../mesh/geometry/vec';
import { eventOf } from '../moment/slide';
import type { Figure, Layer } from './layer';

const edges = [0, 1, 2].flatMap((axis) => {
  const [b, c] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];
  return [0, b, c, b + c].map((from) => [from, from + (1 << axis)] as const);
});

/** The box of the whole sweep, which the broad phase asks about. Shown with the boxes, and at its own step without them. */
export const queryBoxLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { moment, shown } = figure;
    const box = moment.slide && eventOf(moment.slide, 'QueryBox');
    if (!box || !(shown.boxes || moment.step?.kind === 'broad')) return;
    const size = sub(box.high, box.low);
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => corner(figure, box.low, size, k));
    pen.symbol('box');
    for (const [a, b] of edges) pen.line([corners[a], corners[b]], pen.styles.queryBox);
  },
};

const corner = ({ space }: Figure, low: Vec3, size: Vec3, k: number): Vec3 =>
  space.point([low[0] + (k & 1 ? size[0] : 0), low[1] + (k & 2 ? size[1] : 0), low[2] + (k & 4 ? size[2] : 0)]);
