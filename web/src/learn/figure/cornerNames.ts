/** p₁, p₂ and p₃ at the corners of the triangle. */
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import { t } from '../../i18n/messages';
import { add, scale } from '../../scene/geometry/vec';
import { guestChapter } from '../course';
import * as state from '../state';
import { trianglePlane } from './plane';

export function drawCorners(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const guest = state.here.peek().chapter === guestChapter;
  for (const [k, corner] of plane.corners.entries()) {
    const at = figure.space.point(corner);
    pen.mark(at, { kind: 'disc', size: 3.5, fill: pen.styles.palette.outline }, { clear: 5 });
    // A tour asks for the parts by the names that the workbench has for them.
    const own = t('learn.part.vertex', { element: k });
    pen.label({
      id: `p${k}`,
      at,
      lines: [{ text: guest ? own : symbol('p') + subscript(String(k + 1)), tone: 'ink' }],
      prefer: (['left', 'below', 'right'] as const)[k]!,
      priority: 72,
      // A grip is larger than the mark.
      gap: state.spots.peek().some(({ spot }) => spot.corner === k) ? 20 : 8,
    });
  }
  if (!guest) return;
  for (const k of [0, 1, 2] as const)
    pen.label({
      id: `e${k}`,
      at: figure.space.point(scale(add(plane.corners[k]!, plane.corners[(k + 1) % 3]!), 1 / 2)),
      lines: [{ text: t('learn.part.edge', { element: k }), tone: 'ink' }],
      prefer: 'above',
      priority: 71,
      gap: 6,
    });
}
