import type { Vec3 } from '../geometry/vec';
import type { Layer } from './layer';

/** Longer runs are thinned out to about this many points on either side of the cursor; finer is not seen. */
const most = 600;

/** Where the centre went over the frames: a line up to now, dots for what comes. */
export const pathLayer: Layer = {
  name: 'path',
  draw(pen, figure) {
    const { run, frame, space } = figure;
    if (!run || run.frames.length < 2) return;
    const centres = [...run.frames.map((f) => f.start), run.frames[run.frames.length - 1].end];
    const now = Math.min(frame, centres.length - 1);
    pen.line(
      thinnedPath(centres.slice(0, now + 1)).map((p) => space.point(p)),
      pen.styles.path,
    );
    pen.line(
      thinnedPath(centres.slice(now)).map((p) => space.point(p)),
      pen.styles.pathAhead,
    );
  },
};

export function thinnedPath(points: readonly Vec3[]): Vec3[] {
  const stride = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, i) => i % stride === 0 || i === points.length - 1);
}
