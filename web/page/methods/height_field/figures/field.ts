/** The field: its surface, the numbers of its cells, the cell and the triangle that are asked. */
import { drawLine, drawName, drawPoint, studySymbol, sub, type Vec3, withAlpha } from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { Rgba } from '../../../base/palette';
import type { StudyFigure } from '../../../model/study/types';
import { cut, groundOf, sectionOf, type Ground, type Tile } from '../ground';
import { ballAt, frameOf, known, localPlace, seen } from '../look';

const light: Vec3 = [-0.42, 0.86, 0.28];

const blend = (from: Rgba, to: Rgba, share: number): Rgba => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
  from[2] + share * (to[2] - from[2]),
  1,
];

/** Toward the middle, so that the rim that stays is a thin line between triangles; it is hidden by what is in front, as a stroke would not be. */
const inset = ({ corners, middle }: Tile, share: number): Vec3[] =>
  corners.map((p) => [0, 1, 2].map((k) => p[k]! + share * (middle[k]! - p[k]!)) as unknown as Vec3);

export function drawField(pen: Pen, figure: StudyFigure): void {
  const ground = groundOf(figure.moment);
  if (!ground || figure.pane === 'second') return;
  const { background, ink2 } = pen.styles.palette;
  const rim = blend(background, ink2, 0.46);
  const sorted = ground.tiles
    .map((tile) => {
      const way = sub(figure.at(tile.middle), figure.eye);
      return { tile, far: way[0] ** 2 + way[1] ** 2 + way[2] ** 2 };
    })
    .sort((a, b) => b.far - a.far);
  for (const { tile } of sorted) {
    const { normal } = tile;
    const shade = 0.2 + 0.2 * Math.max(0, normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]);
    pen.polygon(
      tile.corners.map((p) => figure.at(p)),
      rim,
    );
    pen.polygon(
      inset(tile, 0.035).map((p) => figure.at(p)),
      blend(background, ink2, shade),
    );
  }
}

/** Numbers of the cells, along the two borders that are nearer to the eye. */
export function drawNumbers(pen: Pen, figure: StudyFigure): void {
  const ground = groundOf(figure.moment);
  if (!ground || figure.pane === 'second') return;
  const { cells, size } = ground;
  const width = cells * size;
  const middle = width / 2;
  const nearer = (one: Vec3, other: Vec3): boolean => {
    const far = (p: Vec3) => Math.hypot(...sub(figure.at(p), figure.eye));
    return far(one) < far(other);
  };
  const [y, out] = [ground.low, 0.3 * size];
  const z = nearer([middle, y, width], [middle, y, 0]) ? width + out : -out;
  const x = nearer([width, y, middle], [0, y, middle]) ? width + out : -out;
  const every = Math.ceil(cells / 8);
  for (let k = 0; k < cells; k += every) {
    const along = (k + 0.5) * size;
    const name = { prefer: 'below', priority: 12, gap: 0 } as const;
    drawName(pen, figure, `i${k}`, [along, borderHeight(ground, along, z), z], String(k), 'dim', name);
    drawName(pen, figure, `j${k}`, [x, borderHeight(ground, x, along), along], String(k), 'dim', name);
  }
}

/** Of the border next to a point outside. */
function borderHeight({ cells, size, heights }: Ground, x: number, z: number): number {
  const at = (value: number) => Math.min(cells, Math.max(0, Math.round(value / size - 1e-9)));
  return heights[at(z) * (cells + 1) + at(x)]!;
}

export function drawCell(pen: Pen, figure: StudyFigure): void {
  const cell = known(figure.moment, 'HeightCell');
  if (!cell?.inside) return;
  const { ink, ink2 } = pen.styles.palette;
  pen.symbol(studySymbol('hfCell'));
  const now = figure.moment.step.event.kind === ('HeightCell' as string);
  const color = now ? ink : ink2;
  if (figure.pane === 'world') {
    const corners = [cell.corner00, cell.corner10, cell.corner11, cell.corner01];
    drawLine(pen, figure, corners, { color, width: now ? 2.2 : 1.4 }, true);
    drawLine(pen, figure, [cell.corner10, cell.corner01], { color: withAlpha(color, 0.6), width: 1 });
    const lowest = [...corners].sort((p, q) => p[1] - q[1])[0]!;
    const text = t('study.height_field.label.cell', { i: cell.i, j: cell.j });
    drawName(pen, figure, 'cell', lowest, text, 'ink', { prefer: 'belowRight', priority: 74, gap: 10 });
    // The centre and the spot of the cell beneath it.
    if (now)
      drawLine(pen, figure, [cell.centre, under(cell.centre, corners)], { color: ink2, width: 1.2, dash: [3, 3] });
  }
  pen.symbol(null);
}

const under = ([x, , z]: Vec3, corners: readonly Vec3[]): Vec3 => [x, Math.min(...corners.map((p) => p[1])), z];

export function drawTriangle(pen: Pen, figure: StudyFigure): void {
  const found = seen(figure.moment, 'HeightTriangle');
  if (!found || (!found.known && figure.pane === 'world')) return;
  const { a, b, c } = found.event;
  const { palette } = pen.styles;
  const hit = known(figure.moment, 'HeightTest')?.word === 'hit';
  const color = hit ? palette.face : palette.ink2;
  const corners = [a, b, c];
  pen.symbol(studySymbol('hfGround'));
  if (figure.pane === 'world') {
    pen.polygon(
      corners.map((p) => figure.at(p)),
      withAlpha(color, hit ? 0.42 : 0.3),
    );
    drawLine(pen, figure, corners, { color: palette.outline, width: 1.8, avoid: true }, true);
    const kind = figure.moment.step.event.kind as string;
    if (kind === 'HeightTriangle' || kind === 'HeightNormal' || kind === 'HeightBasis')
      corners.forEach((p, k) =>
        drawName(pen, figure, `tri${k}`, p, `⟦${'abc'[k]}⟧`, 'ink2', { prefer: 'below', priority: 50 }),
      );
  } else {
    const shown = found.known ? 1 : 0.4;
    pen.polygon(
      corners.map((p) => figure.at(p)),
      withAlpha(color, 0.22 * shown),
    );
    drawLine(pen, figure, corners, { color: withAlpha(color, 0.8 * shown), width: 1.2 }, true);
    // What the cut has of it: the line that the ball is compared with.
    const [piece] = cut([{ corners: [a, b, c] }], ballAt(figure.moment), localPlace(figure.moment).back);
    if (piece) drawLine(pen, figure, piece, { color: withAlpha(color, shown), width: 4.5, avoid: true });
  }
  pen.symbol(null);
}

/** In the second view: the field cut through the ball's centre. What lies beside the asked triangle is seen there. */
export function drawSection(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const ground = groundOf(moment);
  if (!ground || figure.pane === 'world') return;
  const { back } = localPlace(moment);
  const { radius } = frameOf(moment);
  const centre = seen(moment, 'HeightCell')?.event.centre ?? ballAt(moment);
  const { ink3 } = pen.styles.palette;
  const pieces = sectionOf(ground, centre, back, Math.max(2 * ground.size, 6 * radius));
  for (const piece of pieces) drawLine(pen, figure, piece, { color: ink3, width: 1.6 });
}

/** The nearest point of all triangles, and how far it is. */
export function drawTruth(pen: Pen, figure: StudyFigure): void {
  const truth = known(figure.moment, 'HeightTruth');
  if (!truth) return;
  const { palette } = pen.styles;
  const color = palette[truth.feature === 'edge' ? 'edge' : truth.feature === 'vertex' ? 'vertex' : 'face'];
  pen.symbol(studySymbol('hfTrue'));
  if (figure.pane === 'world') drawLine(pen, figure, [truth.a, truth.b, truth.c], { color, width: 1.4 }, true);
  drawLine(pen, figure, [truth.centre, truth.point], { color: palette.ink2, width: 1.2, dash: [2, 3] });
  drawPoint(pen, figure, truth.point, color, 5);
  pen.symbol(null);
}
