import type { FrameSummary } from '../../model';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../pen/pen';
import type { Layer } from './layer';

/** Longer runs are thinned out to about this many points on either side of the cursor; finer is not seen. */
const most = 600;

/** Where the centre went over the frames: a line up to now, dots for what comes. */
export const pathLayer: Layer = {
  name: 'path',
  draw(pen, figure) {
    const { run, frame, space } = figure;
    if (!run || run.frames.length < 2) return;
    const now = Math.min(frame, run.frames.length);
    const draw = (frames: readonly FrameSummary[], style: Parameters<Pen['line']>[1]) => {
      for (const way of waysOf(frames))
        pen.line(
          way.map((p) => space.point(p)),
          style,
        );
    };
    draw(run.frames.slice(0, now), pen.styles.path);
    draw(run.frames.slice(now), pen.styles.pathAhead);
  },
};

/** The centres that frames go through: one way, or several where the body was set elsewhere between. */
export function waysOf(frames: readonly FrameSummary[]): Vec3[][] {
  const breaks = frames.flatMap(({ input }, at) => (input.start && at > 0 ? [at] : []));
  const bounds = [0, ...breaks, frames.length];
  return bounds.slice(1).flatMap((to, k) => {
    const stretch = frames.slice(bounds[k], to);
    return stretch.length > 0 ? [thinnedPath([...stretch.map(({ start }) => start), stretch.at(-1)!.end])] : [];
  });
}

export function thinnedPath(points: readonly Vec3[]): Vec3[] {
  const stride = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, i) => i % stride === 0 || i === points.length - 1);
}
