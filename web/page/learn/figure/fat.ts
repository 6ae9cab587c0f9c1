/**
 * A ball that meets a triangle, as a point that meets a fatter triangle: what is taken from the radius of the ball is put around the triangle. A slab over
 * the face, half a tube along each edge, a piece of a ball at each corner; the time of the touch stays the same.
 */
import '../panels/plotMessages';
import { add, addScaled, cross, div, dot, mix, normalize, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { centreAt, type Figure, fromEllipsoid } from '../../scene/layers/layer';
import { screenHull } from '../../../mesh/geometry/hull';
import { silhouette } from '../../scene/geometry/silhouette';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import { t } from '../../base/i18n/messages';
import { type Rgba, withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import type { MarkKind, Stroke } from '../../scene/pen/style';
import { formatShort } from '../numbers';
import * as state from '../state';
import type { Stop } from '../tour/types';
import { firstBelow, nearestPoint, toTriangle, type Triangle } from './distance';
import { type MeshAndMoment, trianglePlane } from './plane';

export type FatPart = 'face' | 'edge' | 'vertex';

/** A flat piece of the surface of the fatter triangle, ellipsoid space. */
export interface Patch {
  readonly part: FatPart;
  readonly corners: readonly Vec3[];
  /** outward, of length 1 */
  readonly normal: Vec3;
}

/** Pieces of half a turn along a tube; pieces of a corner's turn about the normal. */
const steps = { round: 14, corner: 8 };

/** The surface at a distance from a triangle, cut into flat pieces. It is convex: pieces that face the eye never hide each other. */
export function fatPatches(triangle: Triangle, reach: number): readonly Patch[] {
  const [a, b, c] = triangle;
  const up = normalize(cross(sub(b, a), sub(c, a)));
  const out = [0, 1, 2].map((k) => normalize(cross(sub(triangle[(k + 1) % 3]!, triangle[k]!), up)));
  const patches: Patch[] = [1, -1].map((side) => ({
    part: 'face',
    corners: triangle.map((p) => addScaled(p, up, side * reach)),
    normal: scale(up, side),
  }));
  const turned = (outward: Vec3, step: number): Vec3 => {
    const angle = -Math.PI / 2 + (Math.PI * step) / steps.round;
    return add(scale(outward, Math.cos(angle)), scale(up, Math.sin(angle)));
  };
  const piece = (
    part: FatPart,
    from: readonly [Vec3, Vec3],
    to: readonly [Vec3, Vec3],
    around: readonly Vec3[],
  ): void => {
    const middle = normalize(around.reduce(add));
    patches.push({ part, corners: [from[0], from[1], to[1], to[0]], normal: middle });
  };
  for (const k of [0, 1, 2] as const) {
    const [from, to] = [triangle[k]!, triangle[(k + 1) % 3]!];
    for (let step = 0; step < steps.round; step++) {
      const [low, high] = [turned(out[k]!, step), turned(out[k]!, step + 1)];
      piece(
        'edge',
        [addScaled(from, low, reach), addScaled(to, low, reach)],
        [addScaled(from, high, reach), addScaled(to, high, reach)],
        [low, high],
      );
    }
    // Between the edge that ends in this corner and the one that begins there.
    const [before, after] = [out[(k + 2) % 3]!, out[k]!];
    const turn = Math.acos(Math.max(-1, Math.min(1, dot(before, after))));
    const towards = normalize(sub(after, scale(before, dot(before, after))));
    const at = (part: number): Vec3 => add(scale(before, Math.cos(turn * part)), scale(towards, Math.sin(turn * part)));
    for (let side = 0; side < steps.corner; side++)
      for (let step = 0; step < steps.round; step++) {
        const [left, right] = [at(side / steps.corner), at((side + 1) / steps.corner)];
        const around = [
          turned(left, step),
          turned(right, step),
          turned(right, step + 1),
          turned(left, step + 1),
        ] as const;
        const [p, q, r, s] = around.map((normal) => addScaled(from, normal, reach)) as [Vec3, Vec3, Vec3, Vec3];
        piece('vertex', [p, q], [s, r], around);
      }
  }
  return patches;
}

/** The triangle of the figure and the motion, in ellipsoid space. */
function facts({ mesh, moment }: MeshAndMoment) {
  const corners = trianglePlane({ mesh, moment })?.corners.map((p) => div(p, moment.radii)) as unknown as
    Triangle | undefined;
  if (!corners) return null;
  const path = { start: div(moment.start, moment.radii), displacement: div(moment.displacement, moment.radii) };
  const time = firstBelow(toTriangle(path, corners), 1);
  return { corners, path, time };
}

const light = normalize([-0.35, 0.85, 0.4]);
const shades = { least: 0.3, most: 0.62, plain: 0.16 };
const kinds: Readonly<Record<FatPart, MarkKind>> = { face: 'square', edge: 'diamond', vertex: 'triangle' };

export function drawFat(pen: Pen, figure: Figure): void {
  const found = facts(figure);
  if (!found) return;
  const { corners, path, time } = found;
  const reach = state.growthShown();
  const { palette } = pen.styles;
  const lit = new Set<FatPart>(state.stop.peek().show.fat ?? ['face', 'edge', 'vertex']);
  const point = (p: Vec3) => fromEllipsoid(figure, p);
  if (reach > 0.01) {
    const eye = div(figure.space.toWorld(pen.projection.eye), figure.moment.radii);
    const tones: Readonly<Record<FatPart, Rgba>> = {
      face: palette.faceFill,
      edge: palette.edgeFill,
      vertex: palette.vertexFill,
    };
    for (const { part, corners: shape, normal } of fatPatches(corners, reach)) {
      if (dot(normal, sub(eye, shape[0]!)) <= 0) continue;
      const shade = shades.least + (shades.most - shades.least) * Math.max(0, 0.5 - 0.5 * dot(normal, light));
      pen.polygon(
        shape.map(point),
        mixed(
          palette.background,
          lit.has(part) ? tones[part] : palette.outline,
          lit.has(part) ? shade : shades.plain * (0.6 + shade),
        ),
      );
    }
    outline(pen, figure, corners, reach);
  }
  const thin = corners.map(point);
  if (reach <= 0.01) pen.polygon(thin, withAlpha(palette.outline, 0.24));
  // Inside of the fatter one it is hidden.
  pen.line(thin, { color: palette.outline, width: 1.4, ...(reach > 0.01 && { dash: [5, 4] as const }) }, true);
  nameParts(pen, figure, corners, reach, lit);
  drawPath(pen, figure, time);
  if (time === null || state.hiding.peek()) return;
  const centre = addScaled(path.start, path.displacement, time);
  const near = nearestPoint(centre, corners);
  const part: FatPart = near.part === 'face' ? 'face' : near.part.startsWith('e') ? 'edge' : 'vertex';
  const at = point(mix(near.point, centre, reach));
  pen.symbol('t');
  pen.mark(at, { kind: kinds[part], size: 10, fill: palette.background }, { clear: 10 });
  pen.mark(at, { kind: kinds[part], size: 6.5, fill: palette[part] });
  pen.label({
    id: 'entry',
    at,
    lines: [{ text: `${symbol('t')} = ${formatShort(time, 4)}`, tone: part }],
    prefer: 'above',
    priority: 78,
    gap: 12,
  });
  pen.symbol(null);
}

/** Solid as far as the touch: what comes after is only asked for. */
function drawPath(pen: Pen, figure: Figure, time: number | null): void {
  const { palette } = pen.styles;
  const at = (part: number) => figure.space.point(centreAt(figure.moment, part));
  const stroke: Stroke = { color: palette.body, width: 1.8, avoid: true };
  const head = { size: 10, fill: palette.body };
  pen.symbol('v');
  if (time === null || state.hiding.peek()) pen.arrow(at(0), at(1), stroke, head);
  else {
    pen.line([at(0), at(time)], stroke);
    pen.arrow(at(time), at(1), { ...stroke, dash: [6, 4] }, head);
  }
  pen.symbol(null);
}

/** The outline of three balls and all between them. */
function outline(pen: Pen, figure: Figure, corners: Triangle, reach: number): void {
  const radii = figure.space.vector(scale(figure.moment.radii, reach));
  const rings = corners.flatMap((p) => silhouette({ center: fromEllipsoid(figure, p), radii }, pen.projection.eye, 96));
  const hull = screenHull(rings, (p) => {
    const { x, y } = pen.projection.screen(p);
    return [x, y];
  });
  pen.line(hull, { color: pen.styles.palette.ink2, width: 1.4, avoid: 'slightly' }, true);
}

function nameParts(pen: Pen, figure: Figure, corners: Triangle, reach: number, lit: ReadonlySet<FatPart>): void {
  const middle = scale(corners.reduce(add), 1 / 3);
  const eye = div(figure.space.toWorld(pen.projection.eye), figure.moment.radii);
  const up = normalize(cross(sub(corners[1], corners[0]), sub(corners[2], corners[0])));
  const side = dot(up, sub(eye, middle)) >= 0 ? 1 : -1;
  const label = (id: string, at: Vec3, text: string, tone: FatPart) =>
    pen.label({
      id: `fat-${id}`,
      at: fromEllipsoid(figure, at),
      lines: [{ text, tone }],
      prefer: 'right',
      priority: 66,
      gap: 2,
    });
  for (const k of [0, 1, 2] as const) {
    const corner = corners[k];
    const outward = normalize(sub(corner, middle));
    // A figure of one corner names it without a number.
    if (!state.shown.peek().marks.has('corner') && (lit.has('vertex') || reach <= 0.01))
      label(`p${k}`, addScaled(corner, outward, 0.6 * reach), symbol('p') + subscript(String(k + 1)), 'vertex');
    if (lit.has('edge') && reach > 0.01) {
      const half = mix(corner, corners[(k + 1) % 3]!, 0.5);
      const away = normalize(cross(sub(corners[(k + 1) % 3]!, corner), up));
      label(
        `e${k}`,
        addScaled(half, normalize(addScaled(away, up, 0.6 * side)), reach),
        symbol('e') + subscript(String(k + 1)),
        'edge',
      );
    }
  }
  if (lit.has('face') && reach > 0.01)
    label('face', addScaled(middle, up, side * reach), t('learn.plot.part.face'), 'face');
}

const mixed = (ground: Rgba, tone: Rgba, part: number): Rgba => [
  ground[0] + (tone[0] - ground[0]) * part,
  ground[1] + (tone[1] - ground[1]) * part,
  ground[2] + (tone[2] - ground[2]) * part,
  1,
];

/** All of the fatter triangle is in the picture. */
export function fatPoints(_: Stop, around: MeshAndMoment): readonly Vec3[] {
  const { moment } = around;
  const corners = trianglePlane(around)?.corners ?? [];
  return corners.flatMap((p) =>
    [0, 1, 2].flatMap((k) =>
      [-1, 1].map((side): Vec3 => {
        const far = [0, 0, 0].map((_, axis) => (axis === k ? side * moment.radii[axis]! : 0)) as unknown as Vec3;
        return add(p, far);
      }),
    ),
  );
}
