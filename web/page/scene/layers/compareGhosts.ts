import { t } from '../../base/i18n/messages';
import { addScaled, length, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Ellipsoid } from '../geometry/silhouette';
import type { Second } from '../moment/second';
import type { Pen } from '../pen/pen';
import type { MarkKind } from '../pen/style';
import { drawBody, labelBody } from './bodyOutline';
import type { Figure, Layer } from './layer';
import { waysOf } from './path';
import { timeLine } from './words';

const kinds: Readonly<Record<string, MarkKind>> = { face: 'square', edge: 'diamond', vertex: 'triangle' };

/** Ends that differ by less than this, in radii, are one place to the eye. */
const endsApart = 1e-3;
/** Starts within a skin of each other are the same start; the hit says more. */
const startsApart = 0.02;

/** The second run of a comparison: where it goes, what its sweep meets, and where both frames end. Always dashed. */
export const compareGhostsLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { second } = figure;
    if (!second) return;
    drawPath(pen, figure, second);
    drawEnds(pen, figure, second);
    drawSweep(pen, figure, second);
  },
};

function bodyOf(figure: Figure, second: Second, centre: Vec3): Ellipsoid {
  return { center: figure.space.point(centre), radii: figure.space.vector(second.radii) };
}

function isApart(figure: Figure, a: Vec3, b: Vec3, radii: number): boolean {
  return length(sub(a, b)) > radii * Math.min(...figure.moment.radii);
}

function drawPath(pen: Pen, figure: Figure, { run }: Second): void {
  if (run.frames.length < 2) return;
  for (const way of waysOf(run.frames))
    pen.line(
      way.map((point) => figure.space.point(point)),
      pen.styles.secondPath,
    );
}

/** Where the frame ends for A, dotted as what is yet to come, and for B. Together they are what the table says about the ends. */
function drawEnds(pen: Pen, figure: Figure, second: Second): void {
  if (!second.ends) return;
  const { first, second: last } = second.ends;
  if (!isApart(figure, first, last, endsApart)) return;
  const { styles } = pen;
  const mine = { center: figure.space.point(first), radii: figure.space.vector(figure.moment.radii) };
  drawBody(pen, mine, { outline: styles.firstEnd });
  labelBody(pen, mine, { id: 'first-end', lines: [{ text: t('compare.scene.firstEnd'), tone: 'dim' }], priority: 40 });
  // Where it stopped at its hit, that stands there already.
  const hit = hitCentre(second);
  if (hit && !isApart(figure, hit, last, startsApart)) return;
  const theirs = bodyOf(figure, second, last);
  drawBody(pen, theirs, { outline: styles.secondEnd });
  labelBody(pen, theirs, { id: 'second-end', lines: [{ text: t('compare.scene.end'), tone: 'second' }], priority: 57 });
}

function hitCentre({ sweep }: Second): Vec3 | null {
  return sweep?.hit ? addScaled(sweep.start, sweep.displacement, sweep.hit.time) : null;
}

function drawSweep(pen: Pen, figure: Figure, second: Second): void {
  const { sweep } = second;
  if (!sweep) return;
  const { styles } = pen;
  if (isApart(figure, sweep.start, figure.moment.start, startsApart)) {
    const body = bodyOf(figure, second, sweep.start);
    drawBody(pen, body, { outline: styles.secondEnd });
    labelBody(pen, body, {
      id: 'second-start',
      lines: [{ text: t('compare.scene.second'), tone: 'second' }, timeLine(0)],
      priority: 45,
    });
  }
  const { hit } = sweep;
  const centre = hitCentre(second);
  if (!hit || !centre) return;
  const body = bodyOf(figure, second, centre);
  drawBody(pen, body, { outline: styles.second });
  labelBody(pen, body, {
    id: 'second-hit',
    lines: [{ text: t('compare.scene.second'), tone: 'second' }, timeLine(hit.time)],
    priority: 58,
    prefer: 'aboveRight',
  });
  const at = figure.space.point(hit.point);
  const { palette } = styles;
  const mark = { kind: kinds[hit.feature] ?? 'disc', size: 8, fill: [0, 0, 0, 0] as const };
  pen.mark(at, { ...mark, stroke: palette.background, strokeWidth: 4 }, { clear: 8 });
  pen.mark(at, { ...mark, stroke: palette.second, strokeWidth: 2 });
}
