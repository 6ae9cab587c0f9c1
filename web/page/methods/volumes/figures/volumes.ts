/** The volumes: the one that is looked at in full, at the frame all of them lightly. */
import {
  drawBall,
  drawBox,
  drawLine,
  drawName,
  drawPoint,
  dot,
  spanCorners,
  studySymbol,
  sub,
  type Tone,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t, type MessageKey } from '../../../base/i18n/messages';
import type { Palette, Rgba } from '../../../base/palette';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { edgeCorners, eventOf, lookOf, pointsOf, type Edge, type Look } from '../look';
import type {
  VolumeBallEvent,
  VolumeCentredEvent,
  VolumeCornerEvent,
  VolumeKind,
  VolumeRefit,
  VolumeTryEvent,
} from '../schema.gen';

/** Every volume has its colour, in the figure as in the chart. */
const colours: Readonly<Record<VolumeKind, keyof Palette>> = {
  aabb: 'ink',
  sphere: 'ink2',
  obb: 'edge',
  kdop: 'face',
  hull: 'ink3',
};
const tones: Readonly<Record<VolumeKind, Tone>> = {
  aabb: 'ink',
  sphere: 'ink2',
  obb: 'edge',
  kdop: 'face',
  hull: 'dim',
};

export const colourOf = (pen: Pen, which: VolumeKind): Rgba => pen.styles.palette[colours[which]];
export const toneOf = (which: VolumeKind): Tone => tones[which];

const kinds: readonly VolumeKind[] = ['aabb', 'sphere', 'obb', 'kdop', 'hull'];

export function drawVolumes(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  pen.symbol(studySymbol('volV'));
  if (look.which) drawOne(pen, figure, look, look.which);
  else for (const which of kinds) drawLightly(pen, figure, look, which);
  pen.symbol(null);
}

function drawLightly(pen: Pen, figure: StudyFigure, look: Look, which: VolumeKind): void {
  const { groups } = look;
  const color = colourOf(pen, which);
  if (which === 'aabb' && groups.aabb)
    drawBox(pen, figure, spanCorners(groups.aabb.low, groups.aabb.high), withAlpha(color, 0.85), 1.3, 0);
  else if (which === 'sphere' && groups.sphere)
    drawBall(pen, figure, groups.sphere.centre, groups.sphere.radius, withAlpha(color, 0.7), 1.2, 0.02);
  else if (which === 'obb' && groups.obb) drawBox(pen, figure, edgeCorners(groups.obb), color, 1.3, 0.03);
  else if (which === 'kdop') drawEdges(pen, figure, groups.edges.kdop ?? [], color, 1.3);
  else return;
  const points = pointsOf(look, which);
  if (points.length === 0 || figure.pane === 'second') return;
  const at = topOf(figure, points, which);
  drawName(pen, figure, which, at, t(`study.volumes.value.${which}`), tones[which], {
    prefer: sides[which],
    priority: 45,
  });
}

const sides = { aabb: 'aboveLeft', sphere: 'above', obb: 'aboveRight', kdop: 'right', hull: 'below' } as const;

/** The point that lies farthest toward where its name is to stand. */
function topOf(figure: StudyFigure, points: readonly Vec3[], which: VolumeKind): Vec3 {
  const way = { aabb: [-0.6, 1], sphere: [0, 1], obb: [1, 0.8], kdop: [1, 0], hull: [0, -1] }[which];
  const reach = (p: Vec3) => {
    const [px, py] = figure.at(p);
    return px * way[0]! + py * way[1]!;
  };
  return points.reduce((best, p) => (reach(p) > reach(best) ? p : best));
}

function drawOne(pen: Pen, figure: StudyFigure, look: Look, which: VolumeKind): void {
  const { step } = figure.moment;
  const { groups, kind } = look;
  const color = colourOf(pen, which);
  if (which === 'aabb' && groups.aabb) {
    const { low, high } = kind === 'VolumeCorner' ? eventOf<VolumeCornerEvent>(step) : groups.aabb;
    drawBox(pen, figure, spanCorners(low, high), color, 1.8, 0.06);
  } else if (which === 'sphere' && groups.sphere) {
    const ball =
      kind === 'VolumeBall' || kind === 'VolumeCentred'
        ? eventOf<VolumeBallEvent | VolumeCentredEvent>(step)
        : groups.sphere;
    drawBall(pen, figure, ball.centre, ball.radius, color, 1.8, 0.08);
  } else if (which === 'obb' && groups.obb) {
    if (kind === 'VolumeTry') drawBox(pen, figure, edgeCorners(eventOf<VolumeTryEvent>(step)), color, 1.8, 0.06);
    else if (kind === 'VolumeSpread') drawBox(pen, figure, edgeCorners(groups.obb), withAlpha(color, 0.3), 1, 0);
    else drawBox(pen, figure, edgeCorners(groups.obb), color, 1.8, 0.06);
  } else drawEdges(pen, figure, groups.edges[which] ?? [], color, 1.7);
}

function drawEdges(pen: Pen, figure: StudyFigure, edges: readonly Edge[], color: Rgba, width: number): void {
  for (const { from, to, normals } of edges) {
    const toEye = sub(figure.eye, figure.at(from));
    const hidden = normals.length > 0 && normals.every((normal) => dot(figure.along(normal), toEye) <= 0);
    drawLine(pen, figure, [from, to], hidden ? { color: withAlpha(color, 0.3), width: 0.8 } : { color, width });
  }
}

const ways: readonly VolumeRefit[] = ['stale', 'two-corners', 'eight-corners', 'vertices'];

/** The other ways to follow a turned model, beside the one that is used. */
export function drawOthers(pen: Pen, figure: StudyFigure): void {
  const { which, groups, kind } = lookOf(figure.moment);
  const { aabb } = groups;
  if (which !== 'aabb' || !aabb || kind === 'VolumeCorner') return;
  const boxes: Readonly<Record<VolumeRefit, readonly [Vec3, Vec3]>> = {
    stale: [aabb.staleLow, aabb.staleHigh],
    'two-corners': [aabb.twoLow, aabb.twoHigh],
    'eight-corners': [aabb.eightLow, aabb.eightHigh],
    vertices: [aabb.vertexLow, aabb.vertexHigh],
  };
  const { ink3 } = pen.styles.palette;
  for (const way of ways) {
    if (way === aabb.refit) continue;
    const corners = spanCorners(...boxes[way]);
    for (let k = 0; k < 8; k++)
      for (const bit of [1, 2, 4])
        if (!(k & bit))
          drawLine(pen, figure, [corners[k]!, corners[k | bit]!], {
            color: withAlpha(ink3, 0.55),
            width: 1,
            dash: [4, 4],
          });
    const key = `study.volumes.value.${way}` as MessageKey;
    drawName(pen, figure, `way-${way}`, corners[way === 'two-corners' ? 1 : 7]!, t(key), 'dim', {
      prefer: way === 'stale' ? 'belowRight' : 'right',
      priority: 20,
      gap: 3,
    });
  }
}

/** The probe again where it would be in the unturned model is no part of the figure; where a vertex decides is. */
export function drawTurned(pen: Pen, figure: StudyFigure): void {
  const { kind } = lookOf(figure.moment);
  if (kind !== 'VolumeCorner') return;
  const now = eventOf<VolumeCornerEvent>(figure.moment.step);
  const { vertex, ink3 } = pen.styles.palette;
  for (const part of figure.moment.step.parent!.children) {
    if ((part.event.kind as string) !== 'VolumeCorner' || part.order > figure.moment.step.order) continue;
    const { still, point } = eventOf<VolumeCornerEvent>(part);
    drawLine(pen, figure, [still, point], { color: withAlpha(ink3, 0.8), width: 1, dash: [2, 3] });
    drawPoint(pen, figure, point, vertex, part === figure.moment.step ? 5.5 : 3.5);
  }
  pen.symbol(studySymbol('volQ'));
  drawPoint(pen, figure, now.still, vertex, 4, true);
  drawName(pen, figure, 'corner', now.point, t('study.volumes.label.corner', { corner: now.corner }), 'vertex', {
    priority: 70,
  });
  pen.symbol(null);
}
