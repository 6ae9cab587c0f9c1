import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../pen/pen';
import type { Stroke } from '../pen/style';
import type { Figure, Layer } from './layer';

/** The triangle singled out by a click, and the one a pointer rests on anywhere on the page. */
export const selectedTriangleLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { selected, hovered, moment } = figure;
    const current = moment.candidate?.begin.triangle ?? null;
    if (hovered !== null && hovered !== current) outline(pen, figure, hovered, pen.styles.hovered);
    if (selected !== null && selected !== current) outline(pen, figure, selected, pen.styles.selected);
  },
};

function outline(pen: Pen, figure: Figure, triangle: number, stroke: Stroke): void {
  const mesh = figure.mesh;
  if (!mesh || triangle < 0 || triangle * 3 + 2 >= mesh.indices.length) return;
  const corners = [0, 1, 2].map((k): Vec3 => {
    const v = mesh.indices[triangle * 3 + k] * 3;
    return figure.space.point([mesh.positions[v], mesh.positions[v + 1], mesh.positions[v + 2]]);
  });
  pen.polygon(corners, pen.styles.fills.neutral);
  pen.line(corners, stroke, true);
}
