/** One frame of strip A in words: for the pointer as a tip, for keys as the value of the strip. */
import type { FrameSummary } from '../../model';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { Glyph } from '../../base/controls/Glyph';
import { unit } from '../../core/unit';
import { did } from './did';
import { displacements, featureCounts } from './frames';

export function FrameTip({ frame }: { frame: FrameSummary }) {
  const hits = featureCounts(frame);
  const { made, asked } = displacements(frame);
  return (
    <>
      <p>
        <b>{t('check.f', { number: frame.frame })}</b>
        <span class="num">{t('frame.tip.sweeps', { movement: frame.sweeps[0], gravity: frame.sweeps[1] })}</span>
      </p>
      <p class="num">
        {hits.length === 0 && t('frame.tip.nothing')}
        {hits.map(([feature, count]) => (
          <span key={feature} class="hit">
            <Glyph name={feature} />
            {t('strip.a.hit', { count, feature: t(`feature.${feature}`) })}
          </span>
        ))}
      </p>
      <p class="num">
        {t('frame.tip.made', { made: formatNumber(made), asked: formatNumber(asked), unit: unit.value })}
      </p>
      <p>{carriedInWords(frame)}</p>
      {frame.startDepth > 0 && (
        <p class="num">{t('frame.tip.startDepth', { depth: formatNumber(frame.startDepth), unit: unit.value })}</p>
      )}
      {frame.truncated && <p>{t('frame.tip.truncated')}</p>}
    </>
  );
}

/** On ground, step. */
function carriedInWords(frame: FrameSummary): string {
  return listed([t(`state.${frame.state}`), ...did(frame)]);
}

export function frameInWords(frame: FrameSummary): string {
  const hits = listed(
    featureCounts(frame).map(([feature, count]) => t('strip.a.hit', { count, feature: t(`feature.${feature}`) })),
  );
  const [movement, gravity] = frame.sweeps;
  const state = carriedInWords(frame);
  return t('strip.a.value', { frame: frame.frame, movement, gravity, hits: hits || 'none', state });
}
