/** Strip A: the frames of the run. */
import { knownRun, run } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { LegendButton } from '../breakpoints/LegendButton';
import { IconButton } from '../../base/controls/IconButton';
import { FrameStrip } from './FrameStrip';
import { SecondKey } from './SecondRun';
import { isZoomable, zoomFrames, zoomStep } from './frameZoom';

export function StripA() {
  const count = run.value?.frames.length ?? 0;
  const frames = knownRun.value?.frames ?? [];
  return (
    <div class={`strip sa ${isZoomable() ? 'zoomable' : ''}`}>
      <h2>
        <i aria-hidden="true">A</i>
        {t('strip.a')}
        <span class="dimt num">{t('count', { count })}</span>
        {isZoomable() && (
          <span class="zoom">
            <IconButton class="sm" icon="minus" label={t('strip.a.zoomOut')} onClick={() => zoomFrames(1 / zoomStep)} />
            <IconButton class="sm" icon="plus" label={t('strip.a.zoomIn')} onClick={() => zoomFrames(zoomStep)} />
          </span>
        )}
        <LegendButton />
        <span class="keys-c" title={t('strip.a.achieved')}>
          <span class="key">
            <svg class="kln" viewBox="0 0 16 8" aria-hidden="true">
              <path d="M0 5 6 3l4 2 6-4" />
            </svg>
            {t('strip.a.achieved')}
          </span>
          <SecondKey />
        </span>
      </h2>
      <FrameStrip frames={frames} count={count} />
    </div>
  );
}
