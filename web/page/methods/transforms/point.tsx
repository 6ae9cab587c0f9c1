/** The point with its distance, and the way of each point under the transform. */
import { add, addScaled, scale, studySymbol, sub, type Vec3 } from '../../study/scene/draw';
import { t } from '../../base/i18n/messages';
import type { StudyLayer, StudyMoment } from '../../model/study/types';
import { isAfter, size } from './figure';
import { Drawing, full, inkFor } from './ink';
import { find, here, isKnown, known, objectOf, stageHere, usedStage } from './look';
import type { ChangeDistanceEvent } from './schema.gen';
import { scaleText } from './texts';

/** The distance a view shows: that of the step, else that by the plane that is used. */
function shown(moment: StudyMoment, after: boolean): number {
  if (!after) return 0;
  if (objectOf(moment) === 'point') return stageHere(moment) === 2 || moment.step.children.length > 0 ? 2 : 1;
  return usedStage(moment);
}

function drawDistance(drawing: Drawing, at: ChangeDistanceEvent, after: boolean): void {
  if (at.verdict === 'no-plane') return;
  const { pen } = drawing;
  const naive = at.stage === 2;
  const { palette } = pen.styles;
  pen.symbol(studySymbol(naive ? 'chNaive' : 'chD'));
  const stroke = naive
    ? { ...pen.styles.naive, width: 1.8 }
    : { color: palette.ink, width: 1.8, dash: [5, 3] as const, avoid: true };
  drawing.line([at.point, at.foot], stroke);
  drawing.dot(at.foot, naive ? palette.dotted : palette.ink, 3.4, true);
  const letter = `⟦d⟧${after ? '′' : ''} = ${scaleText(at.distance)}`;
  const text = naive ? t('study.transforms.label.naiveValue', { value: letter }) : letter;
  drawing.name(`d${at.stage}`, scale(add(at.point, at.foot), 0.5), text, naive ? 'dim' : 'ink', 'right', 78);
  pen.symbol(null);
}

export const pointLayer: StudyLayer = {
  name: 'point',
  label: 'study.transforms.layer.point',
  swatch: (
    <>
      <circle cx="8" cy="2.6" r="2.2" fill="var(--body)" />
      <path d="M8 5v4M4 9.3h8" class="sw-plane" />
    </>
  ),
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const point = find(moment, 'ChangePoint');
    if (!point) return;
    const at = after ? point.moved : point.point;
    const there = after ? isKnown(moment, 'ChangeMoved', 4) : isKnown(moment, 'ChangePoint');
    const drawing = new Drawing(pen, figure, inkFor(moment, ['point'], there));
    pen.symbol(studySymbol('chP'));
    drawing.dot(at, pen.styles.palette.body, after ? 6.5 : 4.8);
    drawing.name('p', at, `⟦p⟧${after ? '′' : ''}`, 'body', 'above', 52);
    pen.symbol(null);
    const stage = shown(moment, after);
    const distance = known(moment, 'ChangeDistance', stage);
    if (!distance) return;
    // The right one stays in sight beside the naive one.
    if (stage === 2) {
      const right = find(moment, 'ChangeDistance', 1);
      if (right)
        drawDistance(new Drawing(pen, figure, { ...drawing.ink, strength: 0.5 * drawing.ink.strength }), right, after);
    }
    drawDistance(drawing, distance, after);
    if (stage === 1 && here(moment, 'ChangeDistance') && distance.footOff > 1e-9) {
      pen.symbol(studySymbol('chFoot'));
      drawing.dot(distance.movedFoot, pen.styles.palette.vertex, 4, true);
      drawing.line([distance.foot, distance.movedFoot], { color: pen.styles.palette.vertex, width: 1.2, dash: [2, 3] });
      drawing.name('foot', distance.movedFoot, t('study.transforms.label.foot'), 'vertex', 'below', 60);
      pen.symbol(null);
    }
  },
};

/** From where a point was to where it goes: first the matrix, then the translation. */
export const movedLayer: StudyLayer = {
  name: 'moved',
  label: 'study.transforms.layer.moved',
  swatch: <path d="M1 8c4-7 8-7 13-2M14 6l-3.4-.4M14 6l-.8-3.4" class="sw-ghost" />,
  draw(pen, figure) {
    const moved = here(figure.moment, 'ChangeMoved');
    if (!moved || !isAfter(figure)) return;
    const drawing = new Drawing(pen, figure, full);
    const { body, ink2 } = pen.styles.palette;
    const direction = moved.point === 6;
    const base: Vec3 = direction ? (find(figure.moment, 'ChangeRay')?.movedOrigin ?? [0, 0, 0]) : [0, 0, 0];
    const [from, product, to] = [moved.from, moved.product, moved.to].map((each) => add(base, each)) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    pen.symbol(studySymbol('chMoved'));
    if (direction) {
      drawing.arrow(base, from, { color: ink2, width: 1.4, dash: [4, 3] });
      drawing.arrow(base, product, { color: body, width: 2.2 });
      drawing.name('before', from, '⟦v⟧', 'ink2', 'below', 58);
      drawing.name('after', product, '⟦Mv⟧', 'body', 'right', 59);
      return pen.symbol(null);
    }
    drawing.dot(from, ink2, 4, true);
    drawing.name('before', from, t('study.transforms.label.before'), 'ink2', 'left', 58);
    const gap = size(sub(to, product)) > 0;
    if (size(sub(product, from)) > 0) drawing.arrow(from, product, { color: body, width: 1.6, dash: [5, 4] }, 8);
    if (gap) {
      drawing.arrow(product, to, { color: body, width: 1.6 }, 8);
      drawing.name('t', addScaled(product, sub(to, product), 0.5), '⟦u⟧', 'body', 'below', 57);
    }
    pen.symbol(null);
  },
};
