/** A stage beside the page, as large as a figure on paper and with as many points as a printer has; nobody sees it or gets into it. */
import { useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { useStage } from '../../workbench/views/useStage';
import { figureKind, figureMode, secondTitle } from '../panels/figureKind';
import { FrontView } from '../panels/FrontView';
import { ready, shown } from '../state';
import { sharpness } from './sharpness';
import type { Easel } from './take';

interface Props {
  /** called once it stands, and before it goes; another may stand by then */
  readonly onEasel: (easel: Easel) => void;
  readonly onGone: (easel: Easel) => void;
}

export const EaselStage = (props: Props) => <Panes key={figureKind.value} {...props} />;

function Panes({ onEasel, onGone }: Props) {
  const around = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage(
    { canvas, world, ellipsoid },
    (stage) => {
      const easel: Easel = { kind: figureKind.peek(), stage, canvas: canvas.current!, around: around.current! };
      onEasel(easel);
      return () => onGone(easel);
    },
    sharpness,
  );
  return (
    <div class="pr-easel l-figure" aria-hidden="true" inert>
      <div class={`views mode-${figureMode.value}`}>
        <div ref={around} class="stage">
          <canvas ref={canvas} class="canvas" />
          <section ref={world} class="vw vw-w">
            {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
          </section>
          <section ref={ellipsoid} class="vw vw-e">
            {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
          </section>
          {ready.value && shown.value.parts.has('front') && (
            <div hidden>
              <FrontView />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
