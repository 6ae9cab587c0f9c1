/** Lengths as people say them: centimetres of a step, millimetres of a jitter; a level in other units is told in its own. */
import { formatSize } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { SceneMesh } from '../../model';

/** @param unit of the mesh; metres unless said */
export function lengthText(length: number, unit: SceneMesh['unit']): string {
  if (unit) return `${formatSize(length)} ${t(`unit.${unit}`)}`;
  const [times, name] = length < 0.01 ? [1000, 'mm'] : length < 1 ? [100, 'cm'] : [1, t('unit.metre')];
  const value = length * times;
  return `${formatSize(Number(value.toPrecision(value < 10 ? 2 : 3)))} ${name}`;
}
