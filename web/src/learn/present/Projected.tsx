/** The figure of a presentation: nothing in it is for the hand. */
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { useStage } from '../../panels/views/useStage';
import { viewMode } from '../../state/store';

export function Projected() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid });
  return (
    <div class={`pz-figure l-figure views mode-${viewMode.value}`}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')} />
        <section ref={ellipsoid} class="vw vw-e" aria-label={t('view.ellipsoid')} />
      </div>
    </div>
  );
}
