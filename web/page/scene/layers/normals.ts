import { t } from '../../base/i18n/messages';
import type { LabelLine } from '../labels/label.types';
import { sub, symbol } from '../labels/symbols';
import { addScaled, dot, isFinite3, length, normalize, scale, spanPlane, type Vec3 } from '../../../mesh/geometry/vec';
import { beyond } from '../labels/beyond';
import { eventOf } from '../moment/slide';
import type { Pen } from '../pen/pen';
import { fromEllipsoid, type Figure, type Layer } from './layer';
import { symbolLine } from './words';

/** Lengths in mean radii. In ellipsoid space a whole one would end in the centre, where other things begin. */
const reach = { right: [1.2, 0.75], naive: 1.05 } as const;
/** Side of the square that says 90°, in mean radii. */
const angleSign = 0.16;
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
    const apart = dot(right, naive) < sameAbove;
    if (apart) drawNaive(pen, figure, at, naive);
    pen.symbol('n');
    drawRightAngle(pen, figure, at, right, naive);
    pen.arrow(at, tip, pen.styles.normal, { size: 8, fill: palette.ink });
    pen.label({
      id: 'n',
      at: tip,
      lines: [rightName(pen, apart, dot(normalize(worlds.right), normalize(worlds.naive)) < sameAbove)],
      prefer: beyond(pen.projection, at, tip),
      priority: 75,
      gap: 5,
    });
  },
};

/**
 * What the names say of the trap: where the two differ, how each is made of the normal in ellipsoid space; where they fall together
 * although they differ in the world, that they do.
 */
function rightName(pen: Pen, apart: boolean, apartInWorld: boolean): LabelLine {
  const n = symbol('n');
  if (pen.projection.compact || !apartInWorld) return symbolLine('n', 'ink');
  if (!apart) return { text: t('scene.label.normalsAgree', { symbol: n }), tone: 'ink' };
  return { text: `${n} = ${n}${sub('e')} / ${symbol('r')}`, tone: 'ink' };
}

/** The sign for 90°: the right normal stands on the plane at right angles in every space, which is what makes it right. */
function drawRightAngle(pen: Pen, figure: Figure, at: Vec3, right: Vec3, naive: Vec3): void {
  const aside = addScaled(naive, right, -dot(naive, right));
  // On the side where the naive one is not.
  const along = length(aside) > 0.02 ? scale(normalize(aside), -1) : spanPlane(right)[0];
  const side = angleSign * figure.unit;
  const corner = [
    addScaled(at, along, side),
    addScaled(addScaled(at, along, side), right, side),
    addScaled(at, right, side),
  ];
  pen.line(corner, pen.styles.rightAngle);
}

function drawNaive(pen: Pen, figure: Figure, at: Vec3, direction: Vec3): void {
  const tip = addScaled(at, direction, reach.naive * figure.unit);
  const grey = pen.styles.palette.dotted;
  pen.symbol('naive');
  pen.arrow(at, tip, pen.styles.naive, { size: 6.5, fill: grey });
  if (pen.projection.compact) return;
  const made = `${symbol('n')}${sub('e')} · ${symbol('r')}`;
  const lines = [{ text: t('scene.label.naiveMade', { symbol: symbol('n'), made }), tone: 'dim' as const }];
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
