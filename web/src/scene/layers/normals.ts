import { t } from '../../i18n/messages';
import { symbol } from '../labels/symbols';
import { addScaled, dot, isFinite3, normalize, type Vec3 } from '../geometry/vec';
import { beyond } from '../labels/beyond';
import { eventOf } from '../moment/slide';
import type { Pen } from '../pen/pen';
import { fromEllipsoid, type Figure, type Layer } from './layer';
import { symbolLine } from './words';

/** Lengths in mean radii. In ellipsoid space a whole one would end in the centre, where other things begin. */
const reach = { right: [1.2, 0.75], naive: 1.05 } as const;
/** Below this angle the two normals are one line and the naive one says nothing. */
const sameAbove = Math.cos(0.03);

/** The normal trap: the right normal n/r beside the naive one n·r, which points along the line to the centre. */
export const normalsLayer: Layer = {
  name: 'normals',
  draw(pen, figure) {
    const { moment } = figure;
    if (!moment.settled || !moment.nearest) return;
    const worlds = worldNormals(figure);
    if (!worlds) return;
    const at = fromEllipsoid(figure, moment.nearest.point);
    const right = figure.space.normal(worlds.right);
    // The naive normal is the ellipsoid-space normal carried over as if it were a vector, so it moves like one.
    const naive = normalize(figure.space.vector(worlds.naive));
    const { palette } = pen.styles;
    const [inWorld, inEllipsoid] = reach.right;
    const tip = addScaled(at, right, (inWorld + (inEllipsoid - inWorld) * figure.blend) * figure.unit);
    if (figure.blend < 1 && dot(right, naive) < sameAbove) drawNaive(pen, figure, at, naive);
    pen.symbol('n');
    pen.arrow(at, tip, pen.styles.normal, { size: 8, fill: palette.ink });
    pen.label({
      id: 'n',
      at: tip,
      lines: [symbolLine('n', 'ink')],
      prefer: beyond(pen.projection, at, tip),
      priority: 75,
      gap: 5,
    });
  },
};

function drawNaive(pen: Pen, figure: Figure, at: Vec3, direction: Vec3): void {
  const tip = addScaled(at, direction, reach.naive * figure.unit);
  const grey = pen.styles.palette.dotted;
  pen.symbol('naive');
  pen.arrow(at, tip, pen.styles.naive, { size: 6.5, fill: grey });
  if (pen.projection.compact) return;
  const lines = [{ text: t('scene.label.naive', { symbol: symbol('n') }), tone: 'dim' as const }];
  pen.label({ id: 'naive', at: tip, lines, prefer: 'right', priority: 25, gap: 6 });
}

function worldNormals({ moment }: Figure): { right: Vec3; naive: Vec3 } | null {
  if (!moment.slide) return null;
  const plane = eventOf(moment.slide, 'SlidePlane');
  const advance = eventOf(moment.slide, 'Advance');
  const pair = plane
    ? { right: plane.normalWorld, naive: plane.naiveWorld }
    : advance && { right: advance.normal, naive: advance.naive };
  return pair && isFinite3(pair.right) && isFinite3(pair.naive) ? pair : null;
}
