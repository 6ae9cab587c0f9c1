/** How each mark of the course is drawn. Solid = actual, dashed ink = guessed; colour belongs to the body, ink to the learner. */
import { t } from '../../base/i18n/messages';
import { addScaled, dot, length, scale, sub, type Vec3, div, cross, normalize } from '../../../mesh/geometry/vec';
import { drawBody, labelBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure, fromEllipsoid } from '../../scene/layers/layer';
import { symbolLine, timeLine } from '../../scene/layers/words';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import type { Mark, MarkKind, Stroke } from '../../scene/pen/style';
import { form } from '../form';
import type { MarkName, Spot } from '../tour/types';
import { nearestPoint } from './distance';
import { drawHeight } from './height';
import { drawNumbers } from './numbers';
import { middleOf, trianglePlane } from './plane';
import { placeIsOpen, placeOf, timeIsOpen } from './spot';
import { lateMark } from './lateMarks';
import { drawCorners } from './cornerNames';
import { formatShort } from '../numbers';
import { chosenHit, type Hit, hitOfTest } from '../../scene/moment/hit';
import type { SlideFacts } from '../../scene/moment/slide';
import type { Step } from '../../../package/trace/steps';
import * as state from '../state';

/** A mesh of a few triangles, as a drawing shows it: light fills, and lines where it bends or ends. */
const mostTriangles = 60;
/** cosine of the least angle that is an edge */
const flat = 0.999;

function drawSolid(pen: Pen, { mesh, space }: Figure): void {
  if (!mesh || mesh.indices.length > 3 * mostTriangles) return;
  const { palette } = pen.styles;
  const edges = new Map<string, { readonly ends: readonly [Vec3, Vec3]; readonly normals: Vec3[] }>();
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [0, 1, 2].map((at) => {
      const i = 3 * mesh.indices[k + at]!;
      return [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!] as Vec3;
    });
    const normal = normalize(cross(sub(corners[1]!, corners[0]!), sub(corners[2]!, corners[0]!)));
    pen.polygon(
      corners.map((p) => space.point(p)),
      withAlpha(palette.outline, 0.12),
    );
    for (const at of [0, 1, 2]) {
      const ends = [corners[at]!, corners[(at + 1) % 3]!] as const;
      // By place, not by number: shapes may have their corners more than once.
      const key = ends.map(String).sort().join(' ');
      const edge = edges.get(key) ?? { ends, normals: [] };
      edge.normals.push(normal);
      edges.set(key, edge);
    }
  }
  for (const { ends, normals } of edges.values()) {
    const [first, second] = normals;
    if (first && second && dot(first, second) > flat) continue;
    pen.line(
      ends.map((p) => space.point(p)),
      { color: palette.outline, width: 1.4 },
    );
  }
}

/** The places in between that a test of places would look at: filled where the body overlaps the mesh. */
function drawGhosts(pen: Pen, figure: Figure): void {
  const count = countShown();
  if (count === null) return;
  const { styles } = pen;
  for (let k = 0; k <= count; k++) {
    const centre = centreAt(figure.moment, k / count);
    const hit = overlapsMesh(figure, centre);
    drawBody(pen, bodyAt(figure, centre), {
      outline: hit ? styles.hit : { color: withAlpha(styles.palette.body, 0.5), width: 1 },
      ...(hit && { fill: styles.fills.body }),
    });
  }
}

/** More of them are one blot. */
const mostDrawn = 64;

/** None while their number is the question; with the answer, as many as were guessed. */
function countShown(): number | null {
  const { ask } = state.stop.peek();
  if (!ask) return state.ghostCount.peek();
  const judged = state.judged.peek();
  const said = ask.kind === 'number' && judged ? Math.round(judged.guess[0]!) : 0;
  return said >= 1 && said <= mostDrawn ? said : null;
}

/** Whether a body at a place overlaps the mesh: by the distance to each triangle in ellipsoid space. For meshes of a few triangles. */
function overlapsMesh({ mesh, moment }: Figure, centre: Vec3): boolean {
  if (!mesh) return false;
  const { positions, indices } = mesh;
  const corner = (k: number): Vec3 => {
    const at = 3 * indices[k]!;
    return div([positions[at]!, positions[at + 1]!, positions[at + 2]!], moment.radii);
  };
  const point = div(centre, moment.radii);
  for (let k = 0; k < indices.length; k += 3) {
    const near = nearestPoint(point, [corner(k), corner(k + 1), corner(k + 2)]);
    if (length(sub(point, near.point)) < 1) return true;
  }
  return false;
}

/** The touch that is asked about, or the nearest one of the sweep: the body there, and the sign of the feature on the mesh. */
const kinds: Readonly<Record<'face' | 'edge' | 'vertex', MarkKind>> = {
  face: 'square',
  edge: 'diamond',
  vertex: 'triangle',
};

export function drawContact(pen: Pen, figure: Figure): void {
  const { slide } = figure.moment;
  const hit = slide && touchShown(askedStep(), slide);
  if (!hit) return;
  const { styles } = pen;
  pen.symbol('t');
  drawBody(pen, bodyAt(figure, centreAt(figure.moment, hit.time)), {
    outline: { ...styles.body, width: 2.4 },
    grid: styles.bodyGrid,
    fill: styles.fills.body,
  });
  const at = fromEllipsoid(figure, hit.point);
  pen.mark(at, { kind: kinds[hit.feature], size: 10, fill: styles.palette.background }, { clear: 10 });
  pen.mark(at, { kind: kinds[hit.feature], size: 6.5, fill: styles.palette[hit.feature] });
  pen.label({
    id: 'touch',
    at,
    lines: [{ text: `${symbol('t')} = ${formatShort(hit.time, 4)}`, tone: hit.feature }],
    prefer: 'belowRight',
    priority: 78,
    gap: 12,
  });
}

function askedStep(): Step | null {
  const about = state.stop.peek().ask?.about;
  return (about !== undefined && state.traces.peek().first?.byAddress.get(about)) || null;
}

/** The touch that a step is about: of a triangle or a check its own, if it has one; of anything else, and of no step, that which ends the sweep. */
export function touchShown(step: Step | null, slide: SlideFacts): Hit | null {
  const of = step?.kind === 'triangle' ? step : step?.parent?.kind === 'triangle' ? step.parent : null;
  if (!step || of?.event.kind !== 'TriangleEnd') return chosenHit(slide);
  if (step !== of) return hitOfTest(step.event, of.event.triangle);
  const { triangle, feature, element, time, point } = of.event;
  return feature === 'none' || !Number.isFinite(time) ? null : { triangle, feature, element, time, point };
}

/** The body, as small as the triangle has grown for it; never nothing, which has no outline. */
const bodyLeft = (figure: Figure, centre: Vec3): ReturnType<typeof bodyAt> => {
  const { center, radii } = bodyAt(figure, centre);
  return { center, radii: scale(radii, Math.max(0.001, 1 - state.growthShown())) };
};

type Draw = (pen: Pen, figure: Figure) => void;

export const ink = (pen: Pen, width: number, dash?: readonly [number, number], alpha = 1): Stroke => ({
  color: withAlpha(pen.styles.palette.ink, alpha),
  width,
  avoid: 'slightly',
  ...(dash && { dash }),
});

export const pathStroke = (pen: Pen): Stroke => ({ color: pen.styles.palette.body, width: 1.6, avoid: true });
export const pathHead = (pen: Pen): Omit<Mark, 'kind'> => ({ size: 10, fill: pen.styles.palette.body });

const late =
  (name: MarkName): Draw =>
  (pen, figure) =>
    lateMark(name)?.draw(pen, figure);

export const marks: Readonly<Record<MarkName, Draw>> = {
  triangle(pen, figure) {
    const plane = trianglePlane(figure);
    if (!plane) return;
    const corners = plane.corners.map((p) => figure.space.point(p));
    pen.symbol('tri');
    pen.polygon(corners, withAlpha(pen.styles.palette.outline, 0.24));
    pen.line(corners, pen.styles.triangle, true);
    pen.label({
      id: 'tri',
      at: figure.space.point(middleOf(plane.corners)),
      lines: [{ text: t('learn.figure.triangle'), tone: 'ink2' }],
      prefer: 'right',
      priority: 40,
      gap: 2,
    });
  },
  end(pen, figure) {
    const body = bodyLeft(figure, centreAt(figure.moment, 1));
    pen.symbol('goal');
    drawBody(pen, body, { outline: pen.styles.destination });
    pen.mark(body.center, {
      kind: 'disc',
      size: 4,
      fill: pen.styles.palette.background,
      stroke: pen.styles.palette.body,
      strokeWidth: 1.6,
    });
    const lines = [{ text: t('learn.figure.end'), tone: 'body' as const }, timeLine(1)];
    labelBody(pen, body, { id: 'end', lines, priority: 50 });
  },
  start(pen, figure) {
    const { palette } = pen.styles;
    const body = bodyLeft(figure, figure.moment.start);
    pen.symbol('r');
    drawBody(pen, body, { outline: { color: withAlpha(palette.body, 0.75), width: 1.3, avoid: 'slightly' } });
    labelBody(pen, body, {
      id: 'start',
      lines: [{ text: t('learn.figure.start'), tone: 'body' }, timeLine(0)],
      priority: 60,
    });
    pen.symbol('B');
    pen.mark(body.center, { kind: 'disc', size: 4, fill: palette.body }, { clear: 5 });
    if (state.besideB.peek()) return;
    pen.label({ id: 'B', at: body.center, lines: [symbolLine('B', 'body')], prefer: 'left', priority: 45 });
  },
  way(pen, figure) {
    const { moment, space } = figure;
    if (length(moment.displacement) === 0) return;
    const [from, to] = [space.point(moment.start), space.point(centreAt(moment, 1))];
    pen.symbol('v');
    // A plane hides a part of the path: it draws both.
    if (!state.shown.peek().marks.has('plane')) pen.arrow(from, to, pathStroke(pen), pathHead(pen));
    pen.label({
      id: 'v',
      at: space.point(centreAt(moment, 0.2)),
      lines: [symbolLine('v', 'body')],
      prefer: 'below',
      priority: 44,
    });
  },
  mover(pen, figure) {
    if (timeIsOpen()) return;
    const { styles } = pen;
    const body = bodyLeft(figure, centreAt(figure.moment, state.moverTime.peek()));
    pen.symbol('t');
    drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
    if (state.growthShown() > 0.5)
      pen.mark(body.center, { kind: 'disc', size: 5, fill: styles.palette.body }, { clear: 6 });
  },
  ghosts: drawGhosts,
  guess(pen, figure) {
    const { ask } = state.stop.peek();
    const judged = state.judged.peek();
    if (ask?.kind !== 'place' || ask.as !== 'body') return;
    const former = state.former.peek();
    if (former)
      drawBody(pen, bodyAt(figure, placeOf(ask, figure.moment, former)), { outline: ink(pen, 1.4, [5, 4], 0.35) });
    // On paper and in class there are no guesses: the answer takes the place of the truth.
    if (!judged || form.peek()) return;
    const body = bodyAt(figure, placeOf(ask, figure.moment, judged.guess));
    drawBody(pen, body, { outline: ink(pen, 1.6, [5, 4]) });
    labelBody(pen, body, { id: 'you', lines: [{ text: t('learn.figure.you'), tone: 'ink' }], priority: 72 });
  },
  answer(pen, figure) {
    const { ask } = state.stop.peek();
    const judged = state.judged.peek();
    const truth = state.truth.peek();
    if (ask?.kind !== 'place' || !judged || !truth) return;
    const [from, to] = [placeOf(ask, figure.moment, judged.guess), placeOf(ask, figure.moment, truth)];
    const off = length(sub(to, from));
    const radius = Math.max(...figure.moment.radii);
    const dots = [from, to].map((p) => figure.space.point(p));
    for (const dot of dots)
      pen.mark(dot, {
        kind: 'disc',
        size: 3.5,
        fill: pen.styles.palette.background,
        stroke: pen.styles.palette.ink,
        strokeWidth: 1.6,
      });
    if (off < 0.01 * radius) return;
    const found = { id: 'answer', lines: [{ text: t('learn.figure.answer'), tone: 'body' }], priority: 71 } as const;
    if (ask.as === 'body') labelBody(pen, bodyAt(figure, to), found);
    else {
      pen.label({ ...found, at: dots[1]!, prefer: 'below', gap: 8 });
      pen.label({
        ...{ id: 'you', lines: [{ text: t('learn.figure.you'), tone: 'ink' }], priority: 72 },
        ...{ at: dots[0]!, prefer: 'below', gap: 8 },
      });
    }
    // Above both bodies, with thin lines down to the two centres.
    const lift = ask.as === 'body' ? 1.35 * radius : 0.4 * radius;
    const [a, b] = [from, to].map((p) => figure.space.point(addScaled(p, [0, 1, 0], lift))) as [Vec3, Vec3];
    pen.line([dots[0]!, a], ink(pen, 1, [3, 3], 0.7));
    pen.line([dots[1]!, b], ink(pen, 1, [3, 3], 0.7));
    pen.line([a, b], ink(pen, 3));
    pen.label({
      id: 'off',
      at: figure.space.point(
        addScaled(scale([from[0] + to[0], from[1] + to[1], from[2] + to[2]], 0.5), [0, 1, 0], lift),
      ),
      lines: [{ text: offText(ask, judged.guess, truth, off, radius), tone: 'ink' }],
      prefer: 'above',
      priority: 80,
    });
  },
  point(pen, figure) {
    const { ask } = state.stop.peek();
    if (ask?.kind !== 'place' || ask.as !== 'point' || placeIsOpen()) return;
    const { palette } = pen.styles;
    const given = state.judged.peek() ? (state.truth.peek() ?? []) : state.placed.peek();
    const style = { kind: 'disc', size: 6, fill: palette.background, stroke: palette.ink, strokeWidth: 2 } as const;
    if (given.length > 0)
      pen.mark(figure.space.point(placeOf(ask, figure.moment, given)), { ...style, fill: palette.body }, { clear: 8 });
    const judged = state.judged.peek();
    if (judged) pen.mark(figure.space.point(placeOf(ask, figure.moment, judged.guess)), style, { clear: 8 });
  },
  hit: drawHit,
  solid: drawSolid,
  height: drawHeight,
  corners: drawCorners,
  edgeLine: late('edgeLine'),
  contact: drawContact,
  numbers: drawNumbers,
  twoNormals: late('twoNormals'),
  foot: late('foot'),
  hollow: late('hollow'),
  stop: drawStop,
  section: late('section'),
  rest: late('rest'),
  axes: late('axes'),
  corner: late('corner'),
  edgeVectors: late('edgeVectors'),
  faceVectors: late('faceVectors'),
  centre: late('centre'),
  twice: late('twice'),
  trail: late('trail'),
  slopeAngles: late('slopeAngles'),
  tested: late('tested'),
  fat: late('fat'),
  plane: late('plane'),
  offsets: late('offsets'),
  normal: late('normal'),
  touch: late('touch'),
};

/** `t₀ = 0.4` for the strip of time. */
export const indexed = (name: string, index: string): string => symbol(name) + subscript(index);

/** The body where it touches first, and the place it touches: what the solver finds. */
function drawHit(pen: Pen, figure: Figure): void {
  const { nearest } = figure.moment;
  if (!nearest) return;
  const { styles } = pen;
  const body = bodyAt(figure, centreAt(figure.moment, nearest.time));
  pen.symbol('t');
  drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
  labelBody(pen, body, { id: 'hit', lines: [timeLine(nearest.time)], priority: 75 });
  pen.symbol('c');
  pen.mark(
    fromEllipsoid(figure, nearest.point),
    { kind: 'disc', size: 4.5, fill: styles.palette.ink, stroke: styles.palette.background, strokeWidth: 1.4 },
    { clear: 6 },
  );
}

/** How far a guess is off, in what was asked: of a time that is a part of the motion, of a place a length, counted in radii. */

/** @param length from one place to the other, world @param radius of the body, the longest */
export function offText(
  { where, as }: Pick<Spot, 'where' | 'as'>,
  guess: readonly number[],
  truth: readonly number[],
  length: number,
  radius: number,
): string {
  if (as === 'point') return t('learn.figure.off.length', { value: formatShort(length, 2) });
  if (where !== 'time') {
    const radii = length / radius;
    return t('learn.figure.off', { value: formatShort(radii, 2), count: Number(radii.toFixed(2)) });
  }
  const value = formatShort(Math.abs((guess[0] ?? NaN) - (truth[0] ?? NaN)), 3);
  return t('learn.figure.off.time', { time: symbol('t'), value });
}

/** The end of the frame, after all its sweeps: the body there. */
function drawStop(pen: Pen, figure: Figure): void {
  const end = figure.run?.frames[figure.frame]?.end;
  if (!end) return;
  const { styles } = pen;
  const body = bodyAt(figure, end);
  drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
  labelBody(pen, body, { id: 'stop', lines: [{ text: t('learn.figure.stop'), tone: 'body' }], priority: 62 });
}
