/** What the views show: the world after the transform, and everything before it in the second view. */
import { add, addScaled, drawBox, scale, studySymbol, sub, type Vec3, withAlpha } from '../../study/scene/draw';
import { t } from '../../base/i18n/messages';
import type { StudyLayer } from '../../model/study/types';
import {
  along,
  arc,
  arrowLength,
  footOf,
  isAfter,
  isNone,
  middleOf,
  onPlane,
  patchOf,
  pointsOf,
  type Three,
} from './figure';
import { angleText, Drawing, full, inkFor } from './ink';
import { transformText } from './texts';
import { find, frameOf, here, isKnown, known, objectOf } from './look';
import { naiveLayer, naivePlaneLayer } from './naive';
import { movedLayer, pointLayer } from './point';
import { rayLayer, reflectionLayer } from './ray';
import { cubeCorners, drawRows } from './cube';

/** A small right angle at the foot of a normal, seen where the other normal leans. */
function rightAngle(drawing: Drawing, foot: Vec3, normal: Vec3, other: Vec3, length: number): void {
  const [, across] = along(normal, other);
  const [u, n] = [scale(across, 0.16 * length), scale(normal, 0.16 * length)];
  drawing.line([add(foot, u), add(add(foot, u), n), add(foot, n)], drawing.pen.styles.rightAngle);
}

const planeLayer: StudyLayer = {
  name: 'plane',
  label: 'study.transforms.layer.plane',
  swatch: <path d="M1 8 5 2h10l-4 6z" class="sw-line" />,
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const points = pointsOf(moment, after);
    const isThere = after ? isKnown(moment, 'ChangeMoved', 3) : isKnown(moment, 'ChangePlane');
    const drawing = new Drawing(pen, figure, inkFor(moment, ['plane', 'normal', 'point', 'ray'], isThere));
    const { ink2, outline } = pen.styles.palette;
    pen.symbol(studySymbol('chPlane'));
    const corners = patchOf(moment)?.map((place) => onPlane(points, place));
    if (corners) {
      drawing.face(corners, withAlpha(ink2, 0.13));
      drawing.line(corners, { color: withAlpha(ink2, 0.75), width: 1.2 }, true);
    }
    drawing.line(points, { color: withAlpha(outline, 0.55), width: 1.2 }, true);
    pen.symbol(null);
    // What became of the scale in this frame stands nowhere else in the picture.
    if (!after || !corners) return;
    const lowest = corners.reduce((a, b) => (a[1] + b[2] * -0.2 <= b[1] + b[2] * -0.2 ? a : b));
    drawing.name('transform', lowest, transformText(frameOf(moment)), 'ink2', 'below', 12);
  },
};

const pointsLayer: StudyLayer = {
  name: 'points',
  label: 'study.transforms.layer.points',
  swatch: <circle cx="8" cy="5" r="3.4" fill="var(--vertex)" />,
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const points = pointsOf(moment, after);
    const middle = middleOf(points);
    points.forEach((point, k) => {
      const isThere = after ? isKnown(moment, 'ChangeMoved', k + 1) : isKnown(moment, 'ChangePlane');
      const drawing = new Drawing(pen, figure, inkFor(moment, ['plane'], isThere));
      pen.symbol(studySymbol('chV'));
      drawing.dot(point, pen.styles.palette.vertex, after ? 6.5 : 4.5);
      const side = point[0] < middle[0] ? 'left' : 'right';
      drawing.name(`v${k + 1}`, point, `⟦v⟧⦃${k + 1}⦄${after ? '′' : ''}`, 'vertex', side, 46);
      pen.symbol(null);
    });
  },
};

const sidesLayer: StudyLayer = {
  name: 'sides',
  label: 'study.transforms.layer.sides',
  swatch: (
    <>
      <path d="M3 8h11" stroke="var(--edge)" stroke-width="1.8" />
      <path d="M3 8 8 1.5" stroke="var(--edge)" stroke-width="1.8" />
    </>
  ),
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const cross = here(moment, 'ChangeCross');
    const normals = here(moment, 'ChangeNormals');
    if (!normals && cross?.stage !== (after ? 1 : 0)) return;
    const drawing = new Drawing(pen, figure, full);
    const [v1, v2, v3] = pointsOf(moment, after);
    const stroke = { color: pen.styles.palette.edge, width: 2.4, avoid: true };
    const letter = (name: string) => (after && normals ? `⟦M${name}⟧` : `⟦${name}⟧${after ? '′' : ''}`);
    pen.symbol(studySymbol('chA'));
    drawing.arrow(v1, v3, stroke);
    drawing.name('a', scale(add(v1, v3), 0.5), letter('a'), 'edge', 'above', 44);
    pen.symbol(studySymbol('chB'));
    drawing.arrow(v1, v2, stroke);
    drawing.name('b', scale(add(v1, v2), 0.5), letter('b'), 'edge', 'below', 44);
    pen.symbol(null);
  },
};

const rightLayer: StudyLayer = {
  name: 'right',
  label: 'study.transforms.layer.right',
  swatch: (
    <>
      <path d="M3 9 11 3" class="sw-normal" />
      <path d="M14 1 9 2l3 3.6z" class="sw-normal-head" />
    </>
  ),
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const cross = here(moment, 'ChangeCross');
    const own = after && cross?.stage === 1 ? cross : null;
    const both = find(moment, 'ChangeNormals');
    const told = isKnown(moment, 'ChangeNormals') || isKnown(moment, 'ChangeEquation');
    const n = own?.n ?? (after ? both?.rightUnit : find(moment, 'ChangeCross', 0)?.n);
    if (!n || isNone(n)) return;
    const isThere = after ? own !== null || told : isKnown(moment, 'ChangeCross', 0);
    const drawing = new Drawing(pen, figure, inkFor(moment, ['plane', 'normal', 'ray'], isThere));
    const foot = footOf(moment, after);
    const length = arrowLength(moment, after);
    const tip = addScaled(foot, n, length);
    pen.symbol(studySymbol(after ? 'chRight' : 'chN'));
    drawing.arrow(foot, tip, { ...pen.styles.normal, width: 2.2 }, 10);
    const same = both?.verdict === 'same' && isKnown(moment, 'ChangeNormals');
    const text = !after ? '⟦n⟧' : own ? '⟦n⟧′' : t(`study.transforms.label.${same ? 'both' : 'right'}`);
    drawing.name('right', tip, text, 'ink', after ? 'above' : 'aboveRight', 80);
    pen.symbol(null);
    if (drawing.ink.named && objectOf(moment) !== 'ray')
      rightAngle(drawing, foot, n, both && !isNone(both.naiveUnit) ? both.naiveUnit : n, length);
  },
};

const angleLayer: StudyLayer = {
  name: 'angle',
  label: 'study.transforms.layer.angle',
  swatch: <path d="M2 9h12M2 9 11 1M9 9a7 7 0 0 0-1.8-4.6" stroke="var(--edge)" stroke-width="1.3" />,
  draw(pen, figure) {
    const { moment } = figure;
    const both = known(moment, 'ChangeNormals');
    if (!isAfter(figure) || both?.verdict !== 'leans' || both.angle < 0.05) return;
    const object = objectOf(moment);
    if (object !== null && object !== 'normal') return;
    const drawing = new Drawing(pen, figure, full);
    const foot = footOf(moment, true);
    const points = arc(foot, both.rightUnit, both.naiveUnit, 0.62 * arrowLength(moment, true));
    pen.symbol(studySymbol('chAngle'));
    drawing.line(points, { color: pen.styles.palette.edge, width: 1.8, avoid: true });
    drawing.name('angle', points[12]!, angleText(both.angle), 'edge', 'aboveRight', 90);
    pen.symbol(null);
  },
};

/** The points one after the other, inside their triangle. */
function drawOrder(drawing: Drawing, points: Three, after: boolean): void {
  const middle = middleOf(points);
  const stroke = { color: drawing.pen.styles.palette.vertex, width: 1.8 };
  const inner = points.map((p) => addScaled(middle, sub(p, middle), 0.62)) as unknown as Three;
  for (let k = 0; k < 3; k++) {
    const [from, to] = [inner[k]!, inner[(k + 1) % 3]!];
    drawing.arrow(addScaled(from, sub(to, from), 0.1), addScaled(from, sub(to, from), 0.9), stroke, 8);
    drawing.name(`o${k}`, points[k]!, `⟦v⟧⦃${k + 1}⦄${after ? '′' : ''}`, 'vertex', 'above', 46);
  }
}

const windingLayer: StudyLayer = {
  name: 'winding',
  label: 'study.transforms.layer.winding',
  swatch: <path d="M13 5a5 4 0 1 1-3-3.6M10 1.4l-2.6.3M10 1.4l-.6 2.6" stroke="var(--vertex)" stroke-width="1.3" />,
  draw(pen, figure) {
    const { moment } = figure;
    const winding = here(moment, 'ChangeWinding');
    // Where nothing can be inverted, the moved points may still have a plane.
    const normals = here(moment, 'ChangeNormals');
    const lost = normals?.verdict === 'no-inverse' ? find(moment, 'ChangeCross', 1) : null;
    if (!winding && !lost) return;
    const after = isAfter(figure);
    const points = pointsOf(moment, after);
    const middle = middleOf(points);
    const drawing = new Drawing(pen, figure, full);
    const stroke = { color: pen.styles.palette.vertex, width: 1.8 };
    pen.symbol(studySymbol('chWinding'));
    if (winding) drawOrder(drawing, points, after);
    const byPoints = lost ? lost.n : winding?.flips ? winding.byPoints : null;
    if (after && byPoints && !isNone(byPoints)) {
      const tip = addScaled(middle, byPoints, arrowLength(moment, true));
      drawing.arrow(middle, tip, { ...stroke, width: 2.2 }, 10);
      drawing.name('byPoints', tip, t('study.transforms.label.byPoints'), 'vertex', 'belowLeft', 85);
    }
    pen.symbol(null);
  },
};

const cubeLayer: StudyLayer = {
  name: 'cube',
  label: 'study.transforms.layer.cube',
  swatch: <path d="M2 3h9v6H2zM2 3l3-2h9l-3 2M11 9l3-2V1" class="sw-body" />,
  draw(pen, figure) {
    const { moment } = figure;
    const matrix = find(moment, 'ChangeMatrix');
    if (objectOf(moment) !== 'matrix' || !matrix) return;
    const after = isAfter(figure);
    const row = here(moment, 'ChangeRow');
    const drawing = new Drawing(pen, figure, full);
    if (row && !after) return drawRows(drawing, row);
    const origin = after ? frameOf(moment).translation : ([0, 0, 0] as Vec3);
    const sides: Three = after
      ? [matrix.x, matrix.y, matrix.z]
      : [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ];
    const { body, ink } = pen.styles.palette;
    pen.symbol(studySymbol('chM'));
    drawBox(pen, figure, cubeCorners(origin, sides), body, 1.6, 0.14);
    sides.forEach((side, k) => {
      const letter = 'xyz'[k]!;
      drawing.arrow(origin, add(origin, side), { color: ink, width: 2 });
      const name = after ? `⟦M${letter}⟧` : `⟦${letter}⟧`;
      if (!isNone(side)) drawing.name(letter, add(origin, side), name, 'ink', k === 1 ? 'above' : 'belowRight', 60);
    });
    pen.symbol(null);
  },
};

export const layers: readonly StudyLayer[] = [
  planeLayer,
  naivePlaneLayer,
  cubeLayer,
  sidesLayer,
  pointsLayer,
  movedLayer,
  windingLayer,
  rightLayer,
  naiveLayer,
  angleLayer,
  pointLayer,
  rayLayer,
  reflectionLayer,
];
