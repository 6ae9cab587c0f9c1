/** The figure of a presentation: nothing in it is for the hand. */
import { useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { useStage } from '../../workbench/views/useStage';
import { figureKind, figureMode, secondTitle } from '../panels/figureKind';

export const Projected = () => <Panes key={figureKind.value} />;

function Panes() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid });
  return (
    <div class={`pz-figure l-figure views mode-${figureMode.value}`}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={secondTitle()}>
          {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
        </section>
      </div>
    </div>
  );
}
