/** Beneath the second view: what the model, the volume and the second box take of the direction that is asked. */
import {
  add,
  addScaled,
  dot,
  drawLine,
  drawName,
  drawPoint,
  scale,
  spanCorners,
  studySymbol,
  sub,
  type Tone,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { Rgba } from '../../../base/palette';
import type { StudyFigure } from '../../../model/study/types';
import { boxInSight, edgeCorners, eventOf, type Look, lookOf, pointsOf, probeInSight } from '../look';
import { modelOf, spanAlong } from '../model';
import { asked, band, laneStep, projection, subject } from '../projection';
import type { VolumeBallEvent, VolumeCentredEvent, VolumeCornerEvent, VolumeKind, VolumeTryEvent } from '../schema.gen';
import { colourOf, toneOf } from './volumes';

type Span = readonly [number, number];

/** The volume of this very step along a direction. */
function volumeSpan(figure: StudyFigure, unit: Vec3): Span | null {
  const look = lookOf(figure.moment);
  const { kind, which } = look;
  const { step } = figure.moment;
  if (!which) return null;
  if (which === 'sphere' && (kind === 'VolumeBall' || kind === 'VolumeCentred')) {
    const ball = eventOf<VolumeBallEvent | VolumeCentredEvent>(step);
    const at = dot(ball.centre, unit);
    return [at - ball.radius, at + ball.radius];
  }
  if (kind === 'VolumeCorner') {
    const { low, high } = eventOf<VolumeCornerEvent>(step);
    return spanAlong(spanCorners(low, high), unit);
  }
  if (kind === 'VolumeTry') return spanAlong(edgeCorners(eventOf<VolumeTryEvent>(step)), unit);
  if (kind === 'VolumeSpread') return null;
  return spanOf(look, which, unit);
}

function spanOf(look: Look, which: VolumeKind, unit: Vec3): Span | null {
  const { sphere } = look.groups;
  if (which === 'sphere' && sphere) {
    const at = dot(sphere.centre, unit);
    return [at - sphere.radius, at + sphere.radius];
  }
  const points = pointsOf(look, which);
  return points.length > 0 ? spanAlong(points, unit) : null;
}

/** At the frame every volume that is recorded has its lane. */
const spansOfAll = (figure: StudyFigure, unit: Vec3): (readonly [VolumeKind, Span | null])[] => {
  const look = lookOf(figure.moment);
  return (Object.keys(look.groups.steps) as VolumeKind[]).map((each) => [each, spanOf(look, each, unit)] as const);
};

function* corners(figure: StudyFigure): Generator<Vec3> {
  for (const tile of modelOf(figure.moment).tiles) yield* tile.corners;
}

export function drawIntervals(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  if (figure.pane !== 'second' || modelOf(moment).tiles.length === 0) return;
  const { frame, which } = lookOf(moment);
  const { unit, size, name } = asked(moment);
  const { origin, up } = projection(moment);
  const { low, height, most } = band(moment);
  const zero = dot(origin, unit);
  const at = (value: number, y: number): Vec3 => add(addScaled(origin, unit, value - zero), scale(up, y));
  const { palette } = pen.styles;
  const [left, right] = spanAlong(subject(moment), unit);
  const room = 0.04 * (right - left);

  const model = spanAlong(corners(figure), unit);
  const volume = volumeSpan(figure, unit);
  const lanes: { id: string; span: Span; color: Rgba; tone: Tone; text: string; symbol: string | null }[] = [
    {
      id: 'model',
      span: model,
      color: withAlpha(palette.ink2, 0.6),
      tone: 'ink2',
      text: t('study.volumes.label.model'),
      symbol: null,
    },
  ];
  for (const [each, span] of which ? [[which, volume] as const] : spansOfAll(figure, unit))
    if (span && each !== 'hull')
      lanes.push({
        ...{ id: `volume-${each}`, span, color: withAlpha(colourOf(pen, each), 0.9), tone: toneOf(each) },
        ...{ text: t(`study.volumes.value.${each}`), symbol: 'volV' },
      });
  if (boxInSight(frame))
    lanes.push({
      ...{
        id: 'B',
        span: spanAlong(spanCorners(frame.boxLow, frame.boxHigh), unit),
        color: withAlpha(palette.body, 0.9),
      },
      ...{ tone: 'body' as const, text: 'B', symbol: 'volB' },
    });

  pen.symbol(studySymbol('volN'));
  const floor = low - (laneStep * most + 0.15) * height;
  drawLine(pen, figure, [at(left - room, floor), at(right + room, floor)], {
    color: palette.ink2,
    width: 1.2,
    dash: [2, 3],
  });
  drawName(pen, figure, 'axis', at(right + room, floor), name, 'ink', { prefer: 'below', priority: 95 });
  lanes.forEach(({ id, span: [from, to], color, tone, text, symbol }, k) => {
    const y = low - laneStep * k * height;
    pen.symbol(symbol === null ? null : studySymbol(symbol));
    pen.polygon(
      [at(from, y - height), at(to, y - height), at(to, y), at(from, y)].map((p) => figure.at(p)),
      color,
    );
    // Four names more have no room; the volumes have their colours.
    if (!which && id.startsWith('volume')) return;
    const side = id === 'B' ? ({ at: to, prefer: 'right' } as const) : ({ at: from, prefer: 'left' } as const);
    drawName(pen, figure, `lane-${id}`, at(side.at, y - height / 2), text, tone, {
      prefer: side.prefer,
      priority: 88 - k,
      gap: 4,
    });
  });
  drawSides(pen, figure, volume && which !== 'hull' ? volume : model, { at, low, size });
  if (volume && which !== 'hull') drawOut(pen, figure, model, volume, { at, y: floor - height, size });
  drawDrop(pen, figure, at, floor);
}

type Place = (value: number, y: number) => Vec3;

/** The probe on the axis. */
function drawDrop(pen: Pen, figure: StudyFigure, at: Place, floor: number): void {
  const { frame } = lookOf(figure.moment);
  if (!probeInSight(frame)) return;
  const { origin, right, up } = projection(figure.moment);
  const { vertex } = pen.styles.palette;
  const p = dot(frame.probe, right);
  pen.symbol(studySymbol('volP'));
  drawLine(pen, figure, [at(p, dot(sub(frame.probe, origin), up)), at(p, floor)], {
    color: withAlpha(vertex, 0.8),
    width: 1.1,
    dash: [2, 3],
  });
  drawPoint(pen, figure, at(p, floor), vertex, 3.5);
  pen.symbol(null);
}

/** Where the volume ends, up through the picture. */
function drawSides(
  pen: Pen,
  figure: StudyFigure,
  span: Span,
  { at, low, size }: { at: Place; low: number; size: number },
): void {
  const { origin, up } = projection(figure.moment);
  const [, high] = spanAlong(
    subject(figure.moment).map((p) => sub(p, origin)),
    up,
  );
  const top = high + 0.04 * (high - low);
  const color = withAlpha(pen.styles.palette.slide, 0.75);
  span.forEach((value, k) => {
    pen.symbol(studySymbol(k === 0 ? 'volLow' : 'volHigh'));
    drawLine(pen, figure, [at(value, low), at(value, top)], { color, width: 1.1, dash: [4, 3] });
    const text = `${k === 0 ? '⟦m⟧' : '⟦M⟧'} = ${formatNumber(value * size, 4)}`;
    drawName(pen, figure, `end${k}`, at(value, top), text, 'slide', {
      prefer: k === 0 ? 'aboveLeft' : 'aboveRight',
      priority: 93,
      gap: 2,
    });
  });
  pen.symbol(null);
}

/** What of the model the volume leaves out. */
function drawOut(
  pen: Pen,
  figure: StudyFigure,
  model: Span,
  volume: Span,
  { at, y, size }: { at: Place; y: number; size: number },
): void {
  const least = 1e-9 * (model[1] - model[0]);
  const outs: readonly Span[] = [
    [model[0], Math.min(volume[0], model[1])],
    [Math.max(volume[1], model[0]), model[1]],
  ];
  outs.forEach(([from, to], k) => {
    if (to - from <= least) return;
    drawLine(pen, figure, [at(from, y), at(to, y)], { color: pen.styles.palette.chosen, width: 3 });
    const text = t('study.volumes.label.out', { value: formatNumber((to - from) * size, 4) });
    drawName(pen, figure, `outside${k}`, at((from + to) / 2, y), text, 'ink', { prefer: 'below', priority: 92 });
  });
}
