/** The way of the centre over all frames, drawn over the body, with its two ends. */
import type { Figure } from '../../scene/layers/layer';
import { thinnedPath } from '../../scene/layers/path';
import type { Pen } from '../../scene/pen/pen';

export function drawTrail(pen: Pen, { run, space }: Figure): void {
  const last = run?.frames.at(-1);
  if (!last) return;
  const way = [...run!.frames.map(({ start }) => start), last.end].map((p) => space.point(p));
  const { palette } = pen.styles;
  pen.line(thinnedPath(way), { color: palette.ink, width: 2.2, avoid: true });
  for (const at of [way[0]!, way.at(-1)!]) pen.mark(at, { kind: 'disc', size: 4, fill: palette.ink }, { clear: 5 });
}
