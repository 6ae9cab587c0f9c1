import { Scene } from 'three';
import type { SymbolName } from '../../base/highlight';
import { hatchSquare } from '../geometry/hatch';
import { addScaled, mix, type Vec3 } from '../../../mesh/geometry/vec';
import type { LabelRequest } from '../labels/label.types';
import type { Obstacle } from '../labels/obstacle';
import { withAlpha, type Rgba } from '../../base/palette';
import type { Glyph } from '../pointer/glyphs';
import { Batch, penUniforms } from './batch';
import { centredQuad, oneTriangle, strokeQuad, unitBall } from './shapes';
import { bodyVertex, fillVertex, flatFragment, lineFragment, lineVertex, markFragment, markVertex } from './shaders';
import { markKinds, type Mark, type Stroke, type StyleSheet } from './style';
import type { Projection } from './view';

const none: Rgba = [0, 0, 0, 0];

const strokeFields: [string, number][] = [
  ['begin', 3],
  ['finish', 3],
  ['color', 4],
  ['look', 4],
  ['along', 2],
];

/** Of the ground, on both sides of a stroke: it is seen on a mesh that is nearly as light. Texture and faint strokes go without. */
const casing = { solid: 2.6, dashed: 1.6, alpha: 0.85, thinnest: 1.2, faintest: 0.85 } as const;

export interface PictureOptions {
  readonly onTop: boolean;
  readonly pixelRatio: number;
  /** factor of every size in pixels; 1 unless given */
  readonly glyphs?: number;
  /** symbols that are singled out */
  readonly lit?: ReadonlySet<SymbolName>;
}

/** Under a stroke that is singled out: light, so it shows on any colour and says the same without colour. */
const halo = (stroke: Stroke, ink: Rgba): Stroke => ({ color: withAlpha(ink, 0.34), width: stroke.width * 1.5 + 6 });

const stronger = (stroke: Stroke): Stroke => ({
  ...stroke,
  color: withAlpha(stroke.color, Math.max(stroke.color[3], 0.9)),
  width: stroke.width * 1.5,
});

/**
 * Draws one pane's figure. Layers call it anew for every picture, in the coordinates of the figure; it turns their calls into
 * five draw calls (bodies, fills, casings, lines, marks) and collects what labels must keep clear of.
 */
export class Pen {
  readonly scene = new Scene();
  readonly labels: LabelRequest[] = [];
  readonly obstacles: Obstacle[] = [];
  /** what of the picture stands for a symbol, for picking */
  readonly glyphs: Glyph[] = [];
  projection!: Projection;
  private current: SymbolName | null = null;
  private lit: ReadonlySet<SymbolName> = new Set();
  /** factor of every size in pixels */
  private scale = 1;
  /** number of the stroke that is drawn, for what has to keep clear of it */
  private strokes = 0;
  private readonly uniforms = penUniforms();
  private readonly bodies = this.batch(
    unitBall(),
    [
      ['center', 3],
      ['radii', 3],
      ['color', 4],
    ],
    bodyVertex,
    flatFragment,
  );
  private readonly fills = this.batch(
    oneTriangle(),
    [
      ['first', 3],
      ['second', 3],
      ['third', 3],
      ['color', 4],
    ],
    fillVertex,
    flatFragment,
  );
  /** under the lines, so that none of them covers another one's stroke */
  private readonly casings = this.batch(strokeQuad(), strokeFields, lineVertex, lineFragment);
  private readonly lines = this.batch(strokeQuad(), strokeFields, lineVertex, lineFragment);
  private readonly marks = this.batch(
    centredQuad(),
    [
      ['anchor', 3],
      ['fill', 4],
      ['stroke', 4],
      ['look', 4],
    ],
    markVertex,
    markFragment,
  );

  /** @param styles how everything looks; another one from the next picture on when the theme changes */
  constructor(public styles: StyleSheet) {
    // Polygons of the pen are seen from both sides; bodies only from outside, so that each covers the picture once.
    this.fills.mesh.material.side = 2;
    this.casings.mesh.material.side = 2;
    this.lines.mesh.material.side = 2;
    this.scene.matrixAutoUpdate = false;
  }

  begin(projection: Projection, options: PictureOptions): void {
    this.projection = projection;
    this.lit = options.lit ?? this.lit;
    this.current = null;
    this.glyphs.length = 0;
    this.labels.length = 0;
    this.obstacles.length = 0;
    this.scale = options.glyphs ?? 1;
    this.uniforms.viewport.value.set(projection.width * options.pixelRatio, projection.height * options.pixelRatio);
    this.uniforms.ratio.value = options.pixelRatio;
    this.uniforms.bias.value = 2e-5;
    for (const batch of this.all) {
      batch.begin();
      batch.depthTest = !options.onTop;
    }
  }

  end(): void {
    for (const batch of this.all) batch.end();
  }

  dispose(): void {
    for (const batch of this.all) batch.dispose();
  }

  /** What is drawn from here on stands for this symbol; where it is singled out it is drawn stronger. Null: nothing that has a name. */
  symbol(name: SymbolName | null): void {
    this.current = name;
  }

  line(points: readonly Vec3[], stroke: Stroke, closed = false): void {
    // Graticules and hatching are texture: nobody points at them.
    const thing = this.current !== null && stroke.width >= 1;
    const lit = thing && this.isLit;
    if (lit) this.stroke(points, halo(stroke, this.styles.palette.ink), closed);
    this.stroke(points, lit ? stronger(stroke) : stroke, closed);
    if (thing) this.remember(points, closed, (stroke.width * this.scale) / 2);
  }

  /** Polyline. Translucent and dashed ones are cut at their joints, so that nothing is painted twice. */
  private stroke(points: readonly Vec3[], stroke: Stroke, closed: boolean): void {
    const count = closed ? points.length : points.length - 1;
    const cased = stroke.width >= casing.thinnest && stroke.color[3] >= casing.faintest;
    // Dashes have one casing along all of them, or they would be beads.
    const more = stroke.dash ? casing.dashed : casing.solid;
    const under = { color: withAlpha(this.styles.palette.halo, casing.alpha), width: stroke.width + more };
    const solid = stroke.color[3] >= 1 && !stroke.dash;
    let way = 0;
    this.strokes++;
    for (let i = 0; i < count; i++) {
      const a = points[i];
      const b = points[(i + 1) % points.length];
      const step = stroke.dash || stroke.avoid ? this.screenLength(a, b, stroke.avoid) : 0;
      const begins = solid || (i === 0 && !closed) ? 1 : 0;
      const ends = solid || (i === count - 1 && !closed) ? 2 : 0;
      if (cased) this.segment(this.casings, a, b, under, 0, 0, 0);
      this.segment(this.lines, a, b, stroke, begins + ends, way, step);
      way += step;
    }
  }

  polygon(points: readonly Vec3[], color: Rgba): void {
    for (let i = 2; i < points.length; i++) {
      this.fills.push(...points[0], ...points[i - 1], ...points[i], ...color);
    }
  }

  body(center: Vec3, radii: Vec3, color: Rgba): void {
    this.bodies.push(...center, ...radii, ...color);
  }

  /** A sign of fixed size on the screen. `clear` keeps labels away from it. */
  mark(at: Vec3, mark: Mark, options: { turn?: number; clear?: number } = {}): void {
    const size = this.isLit && mark.kind !== 'arrow' ? mark.size * 1.3 : mark.size;
    const look = [markKinds[mark.kind], size * this.scale, options.turn ?? 0, (mark.strokeWidth ?? 0) * this.scale];
    if (this.current) this.remember([at, at], false, mark.size * this.scale);
    this.marks.push(...at, ...mark.fill, ...(mark.stroke ?? none), ...look);
    this.keepClear(at, (options.clear ?? 0) * this.scale);
  }

  /** No name within so many pixels of a place: something of the page stands there. */
  keepClear(at: Vec3, reach: number): void {
    const p = this.projection.screen(at);
    if (reach > 0 && p.depth > 0)
      this.obstacles.push({
        kind: 'box',
        left: p.x - reach,
        top: p.y - reach,
        right: p.x + reach,
        bottom: p.y + reach,
      });
  }

  /** Shaft and head; the shaft ends where the head begins. */
  arrow(from: Vec3, to: Vec3, stroke: Stroke, head: Omit<Mark, 'kind'>): void {
    const a = this.projection.screen(from);
    const b = this.projection.screen(to);
    const span = Math.hypot(b.x - a.x, b.y - a.y);
    if (a.depth <= 0 || b.depth <= 0 || span < 2) return;
    const size = Math.min(head.size * this.scale, span * 0.7);
    // Perspective: equal steps on the screen are not equal steps along the arrow.
    const s = Math.max(0, 1 - size / span);
    const along = (s * a.depth) / (s * a.depth + (1 - s) * b.depth);
    this.line([from, mix(from, to, along)], stroke);
    this.mark(
      to,
      { ...head, size: size / this.scale, kind: 'arrow' },
      { turn: Math.atan2(a.y - b.y, b.x - a.x), clear: 5 },
    );
  }

  /** A hatched square spanned by two half sides. */
  hatchedSquare(center: Vec3, u: Vec3, v: Vec3, style: { fill: Rgba; outline: Stroke; hatch: Stroke }): void {
    const at = ([x, y]: readonly [number, number]): Vec3 => addScaled(addScaled(center, u, x), v, y);
    const corners = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(at);
    this.polygon(corners, style.fill);
    for (const [a, b] of hatchSquare(13)) this.line([at(a), at(b)], style.hatch);
    this.line(corners, style.outline, true);
  }

  label(request: LabelRequest): void {
    this.labels.push(this.current ? { symbol: this.current, ...request } : request);
  }

  private get isLit(): boolean {
    return this.current !== null && this.lit.has(this.current);
  }

  private remember(points: readonly Vec3[], closed: boolean, reach: number): void {
    const symbol = this.current!;
    const at = points.map((point) => this.projection.screen(point));
    for (let i = closed ? 0 : 1; i < at.length; i++) {
      const [p, q] = [at[i === 0 ? at.length - 1 : i - 1], at[i]];
      if (p.depth > 0 && q.depth > 0) this.glyphs.push({ symbol, x1: p.x, y1: p.y, x2: q.x, y2: q.y, reach });
    }
  }

  private segment(batch: Batch, a: Vec3, b: Vec3, stroke: Stroke, caps: number, way: number, step: number): void {
    const { array, at } = batch.reserve();
    const { color, dash, width } = stroke;
    for (let k = 0; k < 3; k++) {
      array[at + k] = a[k];
      array[at + 3 + k] = b[k];
    }
    for (let k = 0; k < 4; k++) array[at + 6 + k] = color[k];
    array[at + 10] = width * this.scale;
    array[at + 11] = (dash?.[0] ?? 0) * this.scale;
    array[at + 12] = dash ? (dash[0] + dash[1]) * this.scale : 0;
    array[at + 13] = caps;
    array[at + 14] = way;
    array[at + 15] = way + step;
  }

  private screenLength(a: Vec3, b: Vec3, avoid: Stroke['avoid']): number {
    const p = this.projection.screen(a);
    const q = this.projection.screen(b);
    if (p.depth <= 0 || q.depth <= 0) return 0;
    if (avoid) {
      const slight = avoid === 'slightly';
      this.obstacles.push({ kind: 'line', x1: p.x, y1: p.y, x2: q.x, y2: q.y, stroke: this.strokes, slight });
    }
    return Math.hypot(q.x - p.x, q.y - p.y);
  }

  /** What was drawn, for who draws it another way. */
  get batches() {
    const { bodies, fills, casings, lines, marks } = this;
    return { bodies, fills, casings, lines, marks };
  }

  private get all(): readonly Batch[] {
    return [this.bodies, this.fills, this.casings, this.lines, this.marks];
  }

  private batch(
    shape: ReturnType<typeof unitBall>,
    fields: [string, number][],
    vertex: string,
    fragment: string,
  ): Batch {
    const batch = new Batch(shape, fields, { vertex, fragment, uniforms: this.uniforms }, this.scene.children.length);
    this.scene.add(batch.mesh);
    return batch;
  }
}

declare module '../../model/study/types' {
  interface LayerPen extends Pen {}
}

/** Direction on the screen, as an angle for marks that turn. */
export function screenAngle(projection: Projection, from: Vec3, to: Vec3): number {
  const a = projection.screen(from);
  const b = projection.screen(to);
  return Math.atan2(a.y - b.y, b.x - a.x);
}
