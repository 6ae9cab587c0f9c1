/** The model, the probe and the second box. */
import {
  dot,
  drawBox,
  drawLine,
  drawName,
  drawPoint,
  spanCorners,
  studySymbol,
  sub,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { Rgba } from '../../../base/palette';
import type { StudyFigure } from '../../../model/study/types';
import { boxInSight, lookOf, placedBack, probeInSight } from '../look';
import { modelOf, type Tile } from '../model';

/** Where the light comes from. */
const light = [0.35, 0.8, 0.48] as const;

const blend = (under: Rgba, over: Rgba, share: number): Rgba => [
  under[0] + (over[0] - under[0]) * share,
  under[1] + (over[1] - under[1]) * share,
  under[2] + (over[2] - under[2]) * share,
  1,
];

/** Fills are painted over each other, so the farthest comes first. */
export function drawModel(pen: Pen, figure: StudyFigure): void {
  const { tiles, edges, every } = modelOf(figure.moment);
  const { frame } = lookOf(figure.moment);
  const { background, ink2, ink3 } = pen.styles.palette;
  const seen: { tile: Tile; far: number; facing: number }[] = [];
  for (const tile of tiles) {
    const way = sub(figure.at(tile.middle), figure.eye);
    const normal = figure.along(tile.normal);
    const facing = way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2];
    // Of an open mesh the inside is seen too; of the chair there is none to be seen.
    if (facing < 0 || !frame.builtIn) seen.push({ tile, far: way[0] ** 2 + way[1] ** 2 + way[2] ** 2, facing });
  }
  seen.sort((a, b) => b.far - a.far);
  for (const { tile, facing } of seen) {
    const { normal } = tile;
    const lit = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
    pen.polygon(
      tile.corners.map((p) => figure.at(p)),
      blend(background, ink2, facing < 0 ? 0.26 + 0.2 * Math.max(0, lit) : 0.16),
    );
  }
  for (const { from, to, normals } of edges) {
    const toEye = sub(figure.eye, figure.at(from));
    const hidden = normals.every((normal) => dot(figure.along(normal), toEye) <= 0);
    if (!hidden || !frame.builtIn)
      drawLine(pen, figure, [from, to], { color: withAlpha(ink3, hidden ? 0.3 : 0.8), width: 1 });
  }
  if (every > 1 && figure.pane === 'world')
    drawName(pen, figure, 'some', frame.pivot, t('study.volumes.label.some', { every }), 'dim');
}

/** Where the model was before it turned. */
export function drawUnturned(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  const stroke = { color: withAlpha(pen.styles.palette.ink3, 0.7), width: 1, dash: [3, 3] } as const;
  for (const { from, to } of modelOf(figure.moment).edges)
    drawLine(pen, figure, [placedBack(frame, from), placedBack(frame, to)], stroke);
}

export function drawProbe(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (!probeInSight(frame)) return;
  const { vertex } = pen.styles.palette;
  pen.symbol(studySymbol('volP'));
  // Filled when it is known to be inside.
  drawPoint(pen, figure, frame.probe, vertex, 6.5, !figure.moment.result?.['hullInside']);
  drawName(pen, figure, 'p', frame.probe, '⟦p⟧', 'vertex', { prefer: 'aboveLeft', priority: 75 });
  pen.symbol(null);
}

export function drawSecondBox(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (!boxInSight(frame)) return;
  const { body } = pen.styles.palette;
  pen.symbol(studySymbol('volB'));
  drawBox(pen, figure, spanCorners(frame.boxLow, frame.boxHigh), body, 1.6, 0.14);
  drawName(pen, figure, 'B', frame.boxHigh, '⟦B⟧', 'body', { prefer: 'aboveRight', priority: 60 });
  pen.symbol(null);
}
