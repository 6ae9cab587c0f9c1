/** The places in between that a test of places would look at: filled where the body overlaps the mesh. */
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure } from '../../scene/layers/layer';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import { overlapsMesh } from './overlap';
import * as state from '../state';

export function drawGhosts(pen: Pen, figure: Figure): void {
  const count = countShown();
  if (count === null) return;
  const { styles } = pen;
  for (let k = 0; k <= count; k++) {
    const centre = centreAt(figure.moment, k / count);
    const hit = overlapsMesh(figure, centre);
    drawBody(pen, bodyAt(figure, centre), {
      outline: hit ? styles.hit : { color: withAlpha(styles.palette.body, 0.5), width: 1 },
      ...(hit && { fill: styles.fills.body }),
    });
  }
}

/** More of them are one blot. */
const mostDrawn = 64;

/** While their number is asked for there are none; with the answer, as many as were said. */
function countShown(): number | null {
  const { ask } = state.stop.peek();
  if (!ask) return state.ghostCount.peek();
  const judged = state.judged.peek();
  const said = ask.kind === 'number' && judged ? Math.round(judged.guess[0]!) : 0;
  return said >= 1 && said <= mostDrawn ? said : null;
}
