/** Strip C: how a volume was found, by spheres that grow, a covariance, or boxes that shrink. */
import { formatNumber, formatRatio } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import type { StudyRow, StudyRows } from '../../model/study/types';
import { eventOf } from './look';
import type { VolumeBallEvent, VolumeCentredEvent, VolumeSpreadEvent, VolumeTryEvent } from './schema.gen';
import { table, word } from './table';

export function sphereRows(centred: readonly Step[], balls: readonly Step[]): StudyRows {
  const used = (centred[0] ?? balls[0])?.parent?.opening as unknown as { way: string; smallest: number } | undefined;
  const smallest = used?.smallest ?? 1;
  const row = (step: Step, name: string, radius: number, isUsed: boolean, held: string): StudyRow => ({
    key: step.address,
    address: step.address,
    cells: [name, held],
    bars: [{ from: 0, to: radius, tone: isUsed ? 'b' : 'a' }],
    mark: { at: smallest, tone: 'hit' },
    verdict: `${formatNumber(radius, 4)}${smallest > 0 ? `, ${formatRatio(radius / smallest)} r*` : ''}`,
    state: isUsed ? 'usual' : 'dim',
  });
  return table({
    title: 'spheres',
    columns: [
      ['found', 104],
      ['held', 46],
    ],
    verdict: 'radius',
    rows: [
      ...centred.map((step) => {
        const { way, radius } = eventOf<VolumeCentredEvent>(step);
        const name = way === 0 ? 'box-centre' : 'mean';
        return row(step, t(`study.volumes.value.${name}`), radius, used?.way === name, '');
      }),
      ...balls.map((step) => {
        const { step: at, radius, held, last } = eventOf<VolumeBallEvent>(step);
        const name = last ? t('study.volumes.value.smallest') : word('grown', { step: at });
        return row(step, name, radius, last && used?.way === 'smallest', String(held));
      }),
    ],
    keys: [['b', 'used']],
    mark: 'least',
    zero: true,
    also: [smallest],
  });
}

export function spreadRows(steps: readonly Step[]): StudyRows {
  return table({
    title: 'spread',
    columns: [['axis', 40]],
    verdict: 'eigenvalue',
    rows: steps.map((step) => {
      const { row, value } = eventOf<VolumeSpreadEvent>(step);
      return {
        key: step.address,
        address: step.address,
        cells: [{ tex: `L_${row}` }],
        bars: [{ from: 0, to: value, tone: 'b' }],
        verdict: formatNumber(value, 4),
        state: 'usual',
      };
    }),
    keys: [['b', 'variance']],
    zero: true,
  });
}

export function tryRows(steps: readonly Step[]): StudyRows {
  return table({
    title: 'tries',
    columns: [
      ['tried', 60],
      ['source', 130],
    ],
    verdict: 'size',
    rows: steps.map((step, at) => {
      const { source, volume, tried } = eventOf<VolumeTryEvent>(step);
      return {
        key: step.address,
        address: step.address,
        cells: [String(tried), word(`source${source.replaceAll('-', '')}`)],
        bars: [{ from: 0, to: volume, tone: at === steps.length - 1 ? 'b' : 'a' }],
        verdict: formatNumber(volume, 4),
        state: 'usual',
      };
    }),
    keys: [['b', 'smallestYet']],
    zero: true,
  });
}
