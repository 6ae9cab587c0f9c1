/** The body that is put where one thinks, off its way: hollow while it is a guess, drawn in full at the true place afterwards. */
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, type Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import { placeOf } from './spot';

export function drawHollow(pen: Pen, figure: Figure): void {
  const { ask } = state.stop.peek();
  if (ask?.kind !== 'place' || ask.where === 'time' || ask.as !== 'body') return;
  const { styles } = pen;
  const truth = state.judged.peek() ? state.truth.peek() : null;
  const body = bodyAt(figure, placeOf(ask, figure.moment, truth ?? state.guess.peek()));
  if (truth) drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid });
  else drawBody(pen, body, { outline: { color: styles.palette.ink, width: 2 } });
}
