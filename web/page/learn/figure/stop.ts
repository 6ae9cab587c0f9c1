/** Where the frame ends, after all its sweeps: the body as it stands there. */
import { t } from '../../base/i18n/messages';
import { drawBody, labelBody } from '../../scene/layers/bodyOutline';
import { bodyAt, type Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';

export function drawStop(pen: Pen, figure: Figure): void {
  const end = figure.run?.frames[figure.frame]?.end;
  if (!end) return;
  const { styles } = pen;
  const body = bodyAt(figure, end);
  drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
  labelBody(pen, body, { id: 'stop', lines: [{ text: t('learn.figure.stop'), tone: 'body' }], priority: 62 });
}
