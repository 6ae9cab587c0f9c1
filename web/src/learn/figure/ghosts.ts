/** The places in between that a test of places would look at: filled where the body overlaps the mesh. */
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import { overlapsMesh } from './overlap';
import * as state from '../state';

export function drawGhosts(pen: Pen, figure: Figure): void {
  const count = state.ghostCount.peek();
  const { styles } = pen;
  for (let k = 0; k <= count; k++) {
    const centre = centreAt(figure.moment, k / count);
    const hit = overlapsMesh(figure, centre);
    drawBody(pen, bodyAt(figure, centre), {
      outline: hit ? styles.hit : styles.ghost,
      ...(hit && { fill: styles.fills.body }),
    });
  }
}
