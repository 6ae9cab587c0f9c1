/** p₁, p₂ and p₃ at the corners of the triangle. */
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import { t } from '../../base/i18n/messages';
import { add, scale } from '../../../mesh/geometry/vec';
import { guestChapter } from '../course';
import * as state from '../state';
import { alongStroke, awayFrom } from './strokeName';
import { trianglePlane, type TrianglePlane } from './plane';

export function drawCorners(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const middle = scale(plane.corners.reduce(add), 1 / 3);
  const guest = state.here.peek().chapter === guestChapter;
  for (const [k, corner] of plane.corners.entries()) {
    const at = figure.space.point(corner);
    pen.mark(at, { kind: 'disc', size: 3.5, fill: pen.styles.palette.outline }, { clear: 5 });
    // A tour asks for the parts by the names that the workbench has for them.
    const own = t('learn.part.vertex', { element: k });
    pen.label({
      id: `p${k}`,
      at,
      lines: [
        { text: guest ? own : symbol('p') + subscript(String(k + 1)), tone: isChecked('v', k) ? 'vertex' : 'ink' },
      ],
      prefer: (['left', 'below', 'right'] as const)[k]!,
      ...(guest && { within: awayFrom(at, figure.space.point(middle)) }),
      priority: 72,
      // A grip is larger than the mark.
      gap: state.spots.peek().some(({ spot }) => spot.corner === k) ? 20 : 8,
    });
  }
  if (!guest) return;
  drawChecked(pen, figure, plane);
  const corners = plane.corners.map((corner) => figure.space.point(corner));
  const edges = corners.map((corner, k) => [corner, corners[(k + 1) % 3]!] as const);
  for (const k of [0, 1, 2] as const)
    pen.label({
      id: `e${k}`,
      at: scale(add(...edges[k]!), 1 / 2),
      within: alongStroke(
        edges[k]!,
        edges.filter((_, other) => other !== k),
        corners[(k + 2) % 3]!,
      ),
      lines: [{ text: t('learn.part.edge', { element: k }), tone: isChecked('e', k) ? 'edge' : 'ink' }],
      prefer: 'above',
      priority: isChecked('e', k) ? 77 : 71,
      gap: 6,
    });
}

const isChecked = (kind: 'e' | 'v', k: number): boolean =>
  Boolean(state.stop.peek().ask?.about?.endsWith(`.${kind}${k}`));

/** The edge or corner that is checked, where a question is about that check. */
function drawChecked(pen: Pen, figure: Figure, { corners }: TrianglePlane): void {
  const [, kind, number] = /\.([ev])([0-2])$/.exec(state.stop.peek().ask?.about ?? '') ?? [];
  if (!kind) return;
  const k = Number(number);
  const [from, to] = [corners[k]!, corners[(k + 1) % 3]!].map((corner) => figure.space.point(corner));
  const { styles } = pen;
  if (kind === 'e') return pen.line([from!, to!], styles.edge);
  pen.mark(from!, { kind: 'triangle', size: 10, fill: styles.palette.background });
  pen.mark(from!, { kind: 'triangle', size: 6.5, fill: styles.palette.vertex }, { clear: 9 });
}
