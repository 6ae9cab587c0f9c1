/** The unit cube and the rows of the matrix. */
import { add, scale, studySymbol, type Vec3 } from '../../study/scene/draw';
import { type Three, isNone } from './figure';
import type { Drawing } from './ink';
import type { ChangeRowEvent } from './schema.gen';

/** Corners of a box with three sides from one of its corners; bit i says which end of side i. */
export const cubeCorners = (origin: Vec3, sides: Three): Vec3[] =>
  Array.from({ length: 8 }, (_, k) => sides.reduce((at, side, i) => (k & (1 << i) ? add(at, side) : at), origin));

/** The rows as arrows: the cofactors of one stand on both others. */
export function drawRows(drawing: Drawing, { row, m, next, after, cofactors }: ChangeRowEvent): void {
  const { pen } = drawing;
  const { ink, ink2, edge } = pen.styles.palette;
  const origin: Vec3 = [0, 0, 0];
  const one = (at: number, way: Vec3, color: typeof ink, width: number) => {
    if (isNone(way)) return;
    drawing.arrow(origin, way, { color, width });
    drawing.name(`row${at}`, way, `⟦r⟧⦃${at % 3}⦄`, at === row ? 'ink' : 'ink2', at % 3 === 1 ? 'right' : 'below', 60);
  };
  pen.symbol(studySymbol('chM'));
  one((row + 1) % 3, next, ink2, 1.6);
  one((row + 2) % 3, after, ink2, 1.6);
  one(row, m, ink, 2.4);
  pen.symbol(studySymbol('chCofactors'));
  if (!isNone(cofactors)) {
    drawing.arrow(origin, scale(cofactors, 1), { color: edge, width: 2.2, dash: [6, 4] });
    drawing.name('cofactors', cofactors, `⟦c⟧⦃${row}⦄`, 'edge', 'aboveLeft', 62);
  }
  pen.symbol(null);
}
