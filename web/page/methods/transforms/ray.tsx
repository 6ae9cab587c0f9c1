/** The ray, where it meets the planes, and its reflections. */
import { addScaled, studySymbol, sub, type Vec3 } from '../../study/scene/draw';
import { t } from '../../base/i18n/messages';
import type { StudyLayer, StudyMoment } from '../../model/study/types';
import { arc, arrowLength, isAfter, isNone, unit } from './figure';
import { angleText, Drawing, inkFor } from './ink';
import { find, here, isKnown, known, objectOf, stageHere, usedStage } from './look';
import type { ChangeHitEvent } from './schema.gen';
import { scaleText } from './texts';

const meets = (hit: ChangeHitEvent | null): hit is ChangeHitEvent =>
  hit !== null && (hit.verdict === 'hits' || hit.verdict === 'behind');

/** The hits a view shows: at the ray all that are known, elsewhere that of the plane that is used. */
function hitsShown(moment: StudyMoment, after: boolean): ChangeHitEvent[] {
  const stages = !after ? [0] : objectOf(moment) === 'ray' ? [1, 2] : [usedStage(moment)];
  return stages.map((stage) => known(moment, 'ChangeHit', stage)).filter(meets);
}

function drawHit(drawing: Drawing, hit: ChangeHitEvent, after: boolean): void {
  const { pen } = drawing;
  const { face, dotted } = pen.styles.palette;
  const naive = hit.stage === 2;
  pen.symbol(studySymbol(naive ? 'chNaive' : 'chHit'));
  if (hit.verdict === 'behind') drawing.line([hit.origin, hit.point], { ...pen.styles.naive, dash: [1, 4] });
  drawing.dot(hit.point, naive ? dotted : face, 5, naive);
  const letter = `⟦t⟧${after ? '′' : ''} = ${scaleText(hit.time)}`;
  const text = naive ? t('study.transforms.label.naiveValue', { value: letter }) : letter;
  drawing.name(`hit${hit.stage}`, hit.point, text, naive ? 'dim' : 'face', naive ? 'left' : 'belowLeft', 82);
  pen.symbol(null);
}

/** The hit as printed: on the wrong side of the origin. */
function drawPrinted(drawing: Drawing, hit: ChangeHitEvent): void {
  const { pen } = drawing;
  const { chosen } = pen.styles.palette;
  pen.symbol(studySymbol('chPrinted'));
  drawing.line([hit.origin, hit.printedPoint], { color: chosen, width: 1.3, dash: [2, 4] });
  drawing.dot(hit.printedPoint, chosen, 4.4, true);
  const near = addScaled(hit.origin, sub(hit.printedPoint, hit.origin), 0.4);
  drawing.name('printed', near, t('study.transforms.label.printed'), 'ink2', 'right', 64);
  pen.symbol(null);
}

export const rayLayer: StudyLayer = {
  name: 'ray',
  label: 'study.transforms.layer.ray',
  swatch: (
    <>
      <path d="M1 2 10 7" class="sw-body" />
      <path d="M14 9 8.6 8.6l2-3.4z" class="sw-body-head" />
    </>
  ),
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    const ray = find(moment, 'ChangeRay');
    if (!ray) return;
    const [origin, way] = after ? [ray.movedOrigin, ray.movedDirection] : [ray.origin, ray.direction];
    const there = after ? isKnown(moment, 'ChangeMoved', 6) : isKnown(moment, 'ChangeRay');
    const drawing = new Drawing(pen, figure, inkFor(moment, ['ray'], there));
    const hits = hitsShown(moment, after);
    const usual = find(moment, 'ChangeHit', after ? 1 : 0);
    const reach =
      usual?.verdict === 'hits' ? usual.time : (2 * arrowLength(moment, after)) / Math.max(1e-9, Math.hypot(...way));
    const end = addScaled(origin, way, reach);
    const { palette } = pen.styles;
    pen.symbol(studySymbol('chRay'));
    drawing.dot(origin, palette.body, after ? 6.5 : 4.2);
    if (!isNone(way)) drawing.arrow(origin, end, pen.styles.velocity, 10);
    drawing.name('o', origin, `⟦o⟧${after ? '′' : ''}`, 'body', 'left', 53);
    pen.symbol(null);
    for (const hit of hits) drawHit(drawing, hit, after);
    const step = here(moment, 'ChangeHit');
    if (step && meets(step) && (step.stage === 0) !== after && step.stage < 2) drawPrinted(drawing, step);
  },
};

/** Directions that leave the plane, drawn with one length so that only where they go differs. */
export const reflectionLayer: StudyLayer = {
  name: 'reflection',
  label: 'study.transforms.layer.reflection',
  swatch: <path d="M2 1 8 9 14 1M14 1l-3.4 1.4M14 1l-.4 3.6" class="sw-ghost" />,
  draw(pen, figure) {
    const { moment } = figure;
    const after = isAfter(figure);
    if (objectOf(moment) !== 'ray') return;
    const hit = find(moment, 'ChangeHit', after ? 1 : 0);
    if (!hit || !meets(hit)) return;
    const length = 1.25 * arrowLength(moment, after);
    const drawing = new Drawing(pen, figure, inkFor(moment, ['ray'], true));
    const draw = (id: string, from: Vec3, way: Vec3, stroke: Parameters<typeof drawing.arrow>[2], text: string) => {
      if (isNone(way)) return;
      const tip = addScaled(from, unit(way), length);
      drawing.arrow(from, tip, stroke, 9);
      const tone = id === 'out' ? 'body' : id === 'image' ? 'vertex' : 'dim';
      drawing.name(id, tip, text, tone, 'above', id === 'out' ? 74 : 66);
    };
    const own = known(moment, 'ChangeReflect', after ? 1 : 0);
    pen.symbol(studySymbol('chOut'));
    if (own) draw('out', hit.point, own.out, pen.styles.remaining, `⟦r⟧${after ? '′' : ''}`);
    pen.symbol(null);
    if (!after) return;
    drawCompared(drawing, draw, moment, hit.point, length);
  },
};

type Draw = (id: string, from: Vec3, way: Vec3, stroke: Parameters<Drawing['arrow']>[2], text: string) => void;

function drawCompared(drawing: Drawing, draw: Draw, moment: StudyMoment, foot: Vec3, length: number): void {
  const { pen } = drawing;
  const { vertex } = pen.styles.palette;
  const naive = known(moment, 'ChangeReflect', 2);
  const naiveHit = find(moment, 'ChangeHit', 2);
  pen.symbol(studySymbol('chNaive'));
  if (naive && !isNone(naive.n) && stageHere(moment) === 2)
    draw(
      'naiveOut',
      meets(naiveHit) ? naiveHit.point : foot,
      naive.out,
      pen.styles.naive,
      t('study.transforms.label.naive'),
    );
  const same = known(moment, 'ChangeRayCompare');
  if (same && same.rightAngle > 0.05) {
    pen.symbol(studySymbol('chImage'));
    draw('image', foot, same.reflection, { color: vertex, width: 1.6, dash: [1, 4] }, '⟦Mr⟧');
    const bow = arc(foot, same.rightReflection, same.reflection, 0.72 * length);
    drawing.line(bow, { color: pen.styles.palette.edge, width: 1.6, avoid: true });
    drawing.name('bow', bow[12]!, angleText(same.rightAngle), 'edge', 'right', 88);
  }
  pen.symbol(null);
}
