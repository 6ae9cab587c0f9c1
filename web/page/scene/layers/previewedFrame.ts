import { silhouette } from '../geometry/silhouette';
import { bodyAt, type Layer } from './layer';

/** The way of the frame a pointer rests on in the timeline: the body where it starts, where it ends, and a line between. */
export const previewedFrameLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { run, previewed, space } = figure;
    const frame = previewed === null || previewed === figure.frame ? undefined : run?.frames[previewed];
    if (!frame) return;
    const { eye } = pen.projection;
    pen.line(silhouette(bodyAt(figure, frame.start), eye, 48), pen.styles.ghost, true);
    pen.line(silhouette(bodyAt(figure, frame.end), eye, 48), pen.styles.hovered, true);
    pen.line([space.point(frame.start), space.point(frame.end)], pen.styles.hovered);
  },
};
