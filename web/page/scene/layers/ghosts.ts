import { silhouette } from '../geometry/silhouette';
import { bodyAt, type Layer } from './layer';

const most = 4;

/** Outlines of the ellipsoid at the frames before this one, fewer and farther apart in a long run. */
export const ghostsLayer: Layer = {
  name: 'ghosts',
  draw(pen, figure) {
    const { run, frame } = figure;
    if (!run) return;
    const stride = Math.max(1, Math.round(frame / 24));
    for (let k = 1; k <= most; k++) {
      const past = run.frames[frame - k * stride];
      if (!past) break;
      pen.line(silhouette(bodyAt(figure, past.start), pen.projection.eye, 48), pen.styles.ghost, true);
    }
  },
};
