import type { LayerName, Run, SceneMesh } from '../../model';
import { addScaled, mul, type Vec3 } from '../../../mesh/geometry/vec';
import type { Moment } from '../moment/moment';
import type { Second } from '../moment/second';
import type { Pen } from '../pen/pen';
import type { Space } from '../../model/space';

/** What a layer may read when it draws one pane. */
export interface Figure {
  readonly moment: Moment;
  readonly space: Space;
  readonly pane: 'world' | 'ellipsoid';
  /** 0 world … 1 ellipsoid space */
  readonly blend: number;
  /** fraction of the sweep, followed by the moving outline */
  readonly time: number;
  readonly run: Run | null;
  /** the second run of a comparison */
  readonly second: Second | null;
  readonly frame: number;
  readonly shown: Readonly<Record<LayerName, boolean>>;
  /** deepest boxes shown; null: all */
  readonly boxDepth: number | null;
  readonly mesh: SceneMesh | null;
  /** triangle singled out by a click, and the one whose step a pointer rests on */
  readonly selected: number | null;
  readonly hovered: number | null;
  /** frame of the timeline a pointer rests on */
  readonly previewed: number | null;
  /** length in the figure of one mean radius, for things without a size of their own (planes, normals) */
  readonly unit: number;
}

/**
 * One kind of thing in the figures. It draws itself anew for every picture and keeps nothing, so there is nothing to hide or
 * to dispose of; what must live on the GPU (mesh, candidates, boxes) is a `Surface`.
 */
export interface Layer {
  /** the switch that shows it; null: always shown */
  readonly name: LayerName | null;
  draw(pen: Pen, figure: Figure): void;
  /** reads the signals it draws from besides those of the figure, so that a change of any asks for a new picture */
  watch?(): void;
}

/** World centre of the ellipsoid at a fraction of the sweep. */
export const centreAt = (moment: Moment, time: number): Vec3 => addScaled(moment.start, moment.displacement, time);

/** A point of ellipsoid space, in the figure. */
export const fromEllipsoid = (figure: Figure, point: Vec3): Vec3 => figure.space.point(mul(point, figure.moment.radii));

/** A vector of ellipsoid space, in the figure. */
export const vectorFromEllipsoid = (figure: Figure, vector: Vec3): Vec3 =>
  figure.space.vector(mul(vector, figure.moment.radii));

/** A normal of ellipsoid space, in the figure: n / r in the world. */
export const normalFromEllipsoid = (figure: Figure, normal: Vec3): Vec3 => {
  const { radii } = figure.moment;
  return figure.space.normal([normal[0] / radii[0], normal[1] / radii[1], normal[2] / radii[2]]);
};

/** Too short on the screen to carry a name of its own: the name would hide it. */
export function isShort(pen: Pen, from: Vec3, to: Vec3, pixels = 30): boolean {
  const a = pen.projection.screen(from);
  const b = pen.projection.screen(to);
  return Math.hypot(b.x - a.x, b.y - a.y) < pixels;
}

/** The ellipsoid, in the figure. */
export const bodyAt = (figure: Figure, centre: Vec3): { center: Vec3; radii: Vec3 } => ({
  center: figure.space.point(centre),
  radii: figure.space.vector(figure.moment.radii),
});
