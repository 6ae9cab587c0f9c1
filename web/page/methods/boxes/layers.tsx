/** The views of two boxes. */
import {
  add,
  addScaled,
  dot,
  drawArrow,
  drawBox,
  drawLine,
  drawName,
  drawPlane,
  drawPoint,
  scale,
  studySymbol,
  sub,
  type Vec3,
} from '../../study/scene/draw';
import { formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { Pen } from '../../scene/pen/pen';
import type { StudyFigure, StudyLayer, StudyMoment } from '../../model/study/types';
import { axisShown, axisText, type Box, cornerShown, cornersOf, isNoAxis, motionScale, pairOf } from './look';
import { baseline, direction, projection } from './projection';

function pairSubject(moment: StudyMoment): readonly Vec3[] {
  const { a, b } = pairOf(moment);
  return [...cornersOf(a), ...cornersOf(b)];
}

/** Ends of an interval. */
const cornersNames = ([from, to]: readonly [number, number]): string =>
  `${formatNumber(from, 4)} … ${formatNumber(to, 4)}`;

const grey = ({ styles }: Pen) => styles.palette.ink2;
const blue = ({ styles }: Pen) => styles.palette.body;

function namedBox(pen: Pen, figure: StudyFigure, box: Box, name: 'A' | 'B'): void {
  drawBox(pen, figure, cornersOf(box), name === 'A' ? grey(pen) : blue(pen), 1.8, 0.16);
  drawName(pen, figure, `box${name}`, box.centre, name, name === 'A' ? 'ink' : 'body', {
    prefer: 'right',
    priority: 60,
  });
  if (figure.pane === 'second') drawPoint(pen, figure, box.centre, name === 'A' ? grey(pen) : blue(pen), 3.5, true);
}

/** The edge of a box along one of its axes that faces a point. */
function edgeTowards({ centre, half, axes }: Box, axis: number, to: Vec3): [Vec3, Vec3] {
  const way = sub(to, centre);
  let middle = centre;
  axes.forEach((each, k) => {
    if (k !== axis) middle = addScaled(middle, each, dot(way, each) < 0 ? -half[k]! : half[k]!);
  });
  return [addScaled(middle, axes[axis]!, -half[axis]!), addScaled(middle, axes[axis]!, half[axis]!)];
}

/** Neither a corner nor parallel edges are projected. */
function isProjected(moment: StudyMoment): boolean {
  const axis = axisShown(moment);
  return !cornerShown(moment) && !(axis && isNoAxis(axis));
}

/** Where the intervals of the two boxes lie along the axis, measured from the centre of A. */
function intervals(moment: StudyMoment): { a: [number, number]; b: [number, number]; along: Vec3 } {
  const along = direction(moment);
  const { a, b } = pairOf(moment);
  const reach = (box: Box) => box.axes.reduce((sum, axis, k) => sum + box.half[k]! * Math.abs(dot(axis, along)), 0);
  const centre = dot(sub(b.centre, a.centre), along);
  return { a: [-reach(a), reach(a)], b: [centre - reach(b), centre + reach(b)], along };
}

/** Where the axis would be named. */
function drawNoAxis(pen: Pen, figure: StudyFigure, axis: string): void {
  const { moment, pane } = figure;
  if (pane !== 'second') return;
  const { origin, up } = projection(moment);
  const { a, b, along } = intervals(moment);
  const middle = (Math.min(a[0], b[0]) + Math.max(a[1], b[1])) / 2;
  const at = add(add(origin, scale(up, baseline(moment))), scale(along, middle));
  pen.symbol(studySymbol('L'));
  drawName(pen, figure, 'L2', at, t('study.boxes.label.noAxis', { axis }), 'ink', { prefer: 'above', priority: 80 });
  pen.symbol(null);
}

/** How far the axis is drawn to both sides of the centre of A, in the world; null: it is not. */
function axisEnds(moment: StudyMoment): { readonly from: number; readonly to: number; readonly arrow: number } | null {
  const axis = axisShown(moment);
  if ((axis && isNoAxis(axis)) || !isProjected(moment)) return null;
  const { a, b } = intervals(moment);
  const [low, high] = [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
  const arrow = 0.35 * (high - low);
  return { from: low - arrow, to: high + arrow, arrow };
}

/** Both boxes, and the axis with its arrow. */
export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const ends = axisEnds(moment);
  const { a } = pairOf(moment);
  const { along } = intervals(moment);
  return [...pairSubject(moment), ...(ends ? [addScaled(a.centre, along, ends.to)] : [])];
}

export const layers: readonly StudyLayer[] = [
  {
    name: 'boxA',
    label: 'study.boxes.layer.boxA',
    swatch: <path d="M2 3h9v6H2zM2 3l3-2h9l-3 2M11 9l3-2V1" class="st-ink2" />,
    draw: (pen, figure) => namedBox(pen, figure, pairOf(figure.moment).a, 'A'),
  },
  {
    name: 'boxB',
    label: 'study.boxes.layer.boxB',
    swatch: <path d="M2 3h9v6H2zM2 3l3-2h9l-3 2M11 9l3-2V1" class="st-body" />,
    draw: (pen, figure) => namedBox(pen, figure, pairOf(figure.moment).b, 'B'),
  },
  {
    name: 'edges',
    label: 'study.boxes.layer.edges',
    swatch: <path d="M2 8 14 2" class="st-edge" />,
    draw(pen, figure) {
      const axis = axisShown(figure.moment);
      if (!axis || cornerShown(figure.moment)) return;
      const { a, b } = pairOf(figure.moment);
      const stroke = { color: pen.styles.palette.edge, width: 3.4 };
      if (axis.i >= 0) {
        pen.symbol(studySymbol('ai'));
        const edge = edgeTowards(a, axis.i, b.centre);
        drawLine(pen, figure, edge, stroke);
        drawName(pen, figure, 'ai', edge[1], `⟦a⟧⦃${axis.i}⦄`, 'edge', { prefer: 'below' });
      }
      if (axis.j >= 0) {
        pen.symbol(studySymbol('bj'));
        const edge = edgeTowards(b, axis.j, a.centre);
        drawLine(pen, figure, edge, stroke);
        drawName(pen, figure, 'bj', edge[0], `⟦b⟧⦃${axis.j}⦄`, 'edge', { prefer: 'above' });
      }
      pen.symbol(null);
    },
  },
  {
    name: 'plane',
    label: 'study.boxes.layer.plane',
    swatch: <path d="M1 8 6 2h9l-5 6z" class="st-slide" />,
    draw(pen, figure) {
      const { a: ofA, b: ofB, along } = intervals(figure.moment);
      if (ofB[0] <= ofA[1] || !isProjected(figure.moment)) return;
      const { a } = pairOf(figure.moment);
      const { up, back } = projection(figure.moment);
      pen.symbol(studySymbol('gap'));
      const size = 0.55 * Math.max(...a.half, ...pairOf(figure.moment).b.half);
      const slide = pen.styles.palette.slide;
      if (figure.pane === 'world') {
        const middle = addScaled(a.centre, along, (ofA[1] + ofB[0]) / 2);
        drawPlane(pen, figure, middle, scale(up, size), scale(back, size), slide);
        drawName(pen, figure, 'plane', add(middle, scale(up, size)), t('study.boxes.label.plane'), 'slide', {
          prefer: 'left',
        });
      } else {
        // Seen edge on, the room between the boxes is a strip.
        const { origin } = projection(figure.moment);
        const low = baseline(figure.moment);
        const high = Math.max(...pairSubject(figure.moment).map((p) => dot(sub(p, origin), up)));
        const at = (x: number, y: number) => add(add(origin, scale(along, x)), scale(up, y));
        const strip = [at(ofA[1], low), at(ofB[0], low), at(ofB[0], high), at(ofA[1], high)].map((p) => figure.at(p));
        pen.polygon(strip, [slide[0], slide[1], slide[2], 0.14]);
      }
      pen.symbol(null);
    },
  },
  {
    name: 'axis',
    label: 'study.boxes.layer.axis',
    swatch: <path d="M1 9 13 2M13 2l-4 .6M13 2l-2 3.4" class="st-ink" />,
    draw(pen, figure) {
      const { moment, pane } = figure;
      const axis = axisShown(moment);
      if (axis && isNoAxis(axis)) return drawNoAxis(pen, figure, axisText(axis));
      const { a: ofA, b: ofB, along } = intervals(moment);
      const { a } = pairOf(moment);
      const { ink, ink2 } = pen.styles.palette;
      const ends = axisEnds(moment);
      if (!ends) return;
      pen.symbol(studySymbol('L'));
      const name = axis ? `⟦L⟧ = ${axisText(axis)}` : '⟦L⟧';
      if (pane === 'world') {
        const { from, to, arrow } = ends;
        drawLine(pen, figure, [addScaled(a.centre, along, from), addScaled(a.centre, along, to - arrow)], {
          color: ink2,
          width: 1.2,
          dash: [3, 4],
        });
        drawArrow(pen, figure, addScaled(a.centre, along, to - arrow), addScaled(a.centre, along, to), {
          color: ink,
          width: 2,
        });
        drawName(pen, figure, 'L', addScaled(a.centre, along, to), name, 'ink', { prefer: 'above', priority: 70 });
      } else {
        const { origin, up } = projection(moment);
        const base = add(origin, scale(up, baseline(moment)));
        const [low, high] = [Math.min(ofA[0], ofB[0]), Math.max(ofA[1], ofB[1])];
        const [from, to] = [low - 0.12 * (high - low), high + 0.12 * (high - low)];
        drawLine(pen, figure, [addScaled(base, along, from), addScaled(base, along, to)], {
          color: ink2,
          width: 1.2,
          dash: [2, 3],
        });
        // Below the line: above it lie the bars and their names.
        drawName(pen, figure, 'L2', addScaled(base, along, to), name, 'ink', { prefer: 'below' });
      }
      pen.symbol(null);
    },
  },
  {
    name: 'intervals',
    label: 'study.boxes.layer.intervals',
    swatch: (
      <>
        <path d="M1 3h8" class="st-ink2 thick" />
        <path d="M7 7h8" class="st-body thick" />
      </>
    ),
    draw(pen, figure) {
      const { moment, pane } = figure;
      if (pane !== 'second' || !isProjected(moment)) return;
      const { a: ofA, b: ofB, along } = intervals(moment);
      const { origin, up } = projection(moment);
      const low = baseline(moment);
      const height = 0.045 * (Math.max(...pairSubject(moment).map((p) => dot(sub(p, origin), up))) - low);
      const at = (x: number, y: number) => add(add(origin, scale(along, x)), scale(up, y));
      const bar = ([from, to]: [number, number], y: number, color: (typeof pen.styles.palette)['ink']) =>
        pen.polygon(
          [at(from, y), at(to, y), at(to, y + height), at(from, y + height)].map((p) => figure.at(p)),
          color,
        );
      pen.symbol(studySymbol('rA'));
      // A is named above its bar and B below, between it and the axis.
      const middle = ([from, to]: [number, number]) => (from + to) / 2;
      bar(ofA, low + 3.4 * height, [...grey(pen).slice(0, 3), 0.75] as never);
      drawName(pen, figure, 'ra', at(middle(ofA), low + 4.4 * height), `A ${cornersNames(ofA)}`, 'ink2', {
        prefer: 'above',
        gap: 3,
      });
      pen.symbol(studySymbol('rB'));
      bar(ofB, low + 1.9 * height, [...blue(pen).slice(0, 3), 0.9] as never);
      drawName(pen, figure, 'rb', at(middle(ofB), low + 1.9 * height), `B ${cornersNames(ofB)}`, 'body', {
        prefer: 'below',
        gap: 3,
      });
      pen.symbol(studySymbol('gap'));
      const [from, to] = [Math.min(ofA[1], ofB[0]), Math.max(ofA[1], ofB[0])];
      const apart = ofB[0] > ofA[1];
      const y = low - 1.2 * height;
      const { palette } = pen.styles;
      drawLine(pen, figure, [at(from, y), at(to, y)], { color: apart ? palette.ink : palette.chosen, width: 3 });
      const text = t(apart ? 'study.boxes.label.gap' : 'study.boxes.label.overlap', {
        value: formatNumber(to - from, 4),
      });
      drawName(pen, figure, 'gap', at((from + to) / 2, y), text, 'ink', { prefer: 'below', priority: 80 });
      pen.symbol(null);
    },
  },
  {
    name: 'corner',
    label: 'study.boxes.layer.corner',
    swatch: <circle cx="8" cy="5" r="3.4" class="fl-vertex" />,
    draw(pen, figure) {
      const corner = cornerShown(figure.moment);
      if (!corner) return;
      const { a, b } = pairOf(figure.moment);
      const other = corner.corner < 8 ? b : a;
      const { palette } = pen.styles;
      drawLine(pen, figure, [other.centre, corner.point], { color: palette.ink2, width: 1, dash: [3, 3] });
      drawPoint(pen, figure, corner.point, corner.inside ? palette.face : palette.vertex, 6, !corner.inside);
      const name = t('study.boxes.label.corner', { corner: corner.corner % 8, box: corner.corner < 8 ? 'A' : 'B' });
      drawName(pen, figure, 'corner', corner.point, name, 'vertex', { priority: 90 });
    },
  },
  {
    name: 'motion',
    label: 'study.boxes.layer.motion',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="st-body" />,
    draw(pen, figure) {
      const { b, motion } = pairOf(figure.moment);
      if (figure.pane === 'second' || Math.hypot(...motion) === 0) return;
      drawArrow(pen, figure, b.centre, addScaled(b.centre, motion, motionScale(motion, b.half)), pen.styles.velocity);
    },
  },
];
