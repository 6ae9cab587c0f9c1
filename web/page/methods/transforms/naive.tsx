/** The naive normal, and the plane that would have it. */
import { add, addScaled, dot, scale, studySymbol, sub, type Vec3, withAlpha } from '../../study/scene/draw';
import { t } from '../../base/i18n/messages';
import type { StudyLayer, StudyMoment } from '../../model/study/types';
import { along, arrowLength, footOf, isAfter, isNone, middleOf, pointsOf, size } from './figure';
import { Drawing, full, inkFor } from './ink';
import { find, here, isKnown, known, objectOf, usedStage } from './look';
import { scaleText } from './texts';

export const naiveLayer: StudyLayer = {
  name: 'naive',
  label: 'study.transforms.layer.naive',
  swatch: <path d="M2 9 13 2" class="sw-plane" />,
  draw(pen, figure) {
    const { moment } = figure;
    const both = find(moment, 'ChangeNormals');
    const equation = here(moment, 'ChangeEquation');
    const n = equation ? equation.naiveUnit : both?.naiveUnit;
    if (!isAfter(figure) || !n || isNone(n)) return;
    // Where both are the same, the right one is drawn for both.
    if (both?.verdict === 'same' && !equation) return;
    const isThere = equation !== null || isKnown(moment, 'ChangeNormals');
    const object = objectOf(moment);
    const hides = object === 'ray' && !isKnown(moment, 'ChangeHit', 2);
    if (hides || (object === 'plane' && !equation)) return;
    const drawing = new Drawing(pen, figure, inkFor(moment, ['plane', 'normal', 'ray'], isThere));
    const middle = footOf(moment, true);
    // The plane by M itself lies elsewhere, and its normal stands on it.
    const off = equation ? dot(n, middle) + equation.naiveDistance : 0;
    const foot = addScaled(middle, n, -off);
    const tip = addScaled(foot, n, arrowLength(moment, true));
    pen.symbol(studySymbol('chNaive'));
    drawing.arrow(foot, tip, { ...pen.styles.naive, width: 2, dash: [4, 4] }, 9);
    const text = equation ? t('study.transforms.label.byM') : t('study.transforms.label.naive');
    drawing.name('naive', tip, text, 'dim', 'right', 70);
    pen.symbol(null);
  },
};

export const naivePlaneLayer: StudyLayer = {
  name: 'naivePlane',
  label: 'study.transforms.layer.naivePlane',
  swatch: <path d="M1 8 5 2h10l-4 6z" class="sw-plane" />,
  draw(pen, figure) {
    const { moment } = figure;
    if (!isAfter(figure)) return;
    const plane = naivePlane(figure.moment);
    const right = find(moment, 'ChangeNormals')?.rightUnit ?? [0, 0, 0];
    if (!plane || isNone(plane.n)) return;
    const points = pointsOf(moment, true);
    const middle = middleOf(points);
    const foot = addScaled(middle, plane.n, -(dot(plane.n, middle) + plane.offset));
    const [u, w] = along(plane.n, isNone(right) ? plane.n : right);
    const reach = Math.max(...points.map((p) => size(sub(p, middle))));
    // As wide along their common line as the points are, and as far across.
    const wide = Math.max(0.5 * reach, ...points.map((p) => Math.abs(dot(sub(p, middle), u)))) * 1.15;
    const [x, y] = [scale(u, wide), scale(w, 0.95 * reach)];
    const corners = [add(add(foot, x), y), add(sub(foot, x), y), sub(sub(foot, x), y), sub(add(foot, x), y)];
    const drawing = new Drawing(pen, figure, full);
    pen.symbol(studySymbol('chNaive'));
    drawing.face(corners, withAlpha(pen.styles.palette.dotted, 0.07));
    drawing.line(corners, { color: withAlpha(pen.styles.palette.dotted, 0.8), width: 1.3, dash: [3, 4] }, true);
    pen.symbol(null);
    const equation = here(moment, 'ChangeEquation');
    if (!equation || equation.naiveHolds) return;
    // The point that is farthest off the plane, and how far.
    const offOf = (p: Vec3) => dot(plane.n, p) + plane.offset;
    const worst = points.reduce((a, b) => (Math.abs(offOf(b)) > Math.abs(offOf(a)) + 1e-12 ? b : a));
    const under = addScaled(worst, plane.n, -offOf(worst));
    pen.symbol(studySymbol('chOff'));
    drawing.line([worst, under], { color: pen.styles.palette.chosen, width: 2.2, avoid: true });
    drawing.name(
      'off',
      scale(add(worst, under), 0.5),
      t('study.transforms.label.off', { value: scaleText(equation.naiveOff) }),
      'ink',
      'left',
      75,
    );
    pen.symbol(null);
  },
};

/** The plane with the naive normal, where a step is about it. */
function naivePlane(moment: StudyMoment): { readonly n: Vec3; readonly offset: number } | null {
  const equation = here(moment, 'ChangeEquation');
  if (equation) return { n: equation.naiveUnit, offset: equation.naiveDistance };
  const one = here(moment, 'ChangeDistance') ?? here(moment, 'ChangeHit');
  if (one) return one.stage === 2 ? one : null;
  if (here(moment, 'ChangeReflect')?.stage === 2 || here(moment, 'ChangeRayCompare'))
    return known(moment, 'ChangeHit', 2);
  const object = objectOf(moment);
  if (moment.step.children.length > 0 && object === 'point') return known(moment, 'ChangeDistance', 2);
  const isShown = object === 'ray' ? moment.step.children.length > 0 : object === null && usedStage(moment) === 2;
  return isShown ? known(moment, 'ChangeHit', 2) : null;
}
