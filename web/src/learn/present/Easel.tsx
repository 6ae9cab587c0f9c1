/** A stage beside the page, as large as a figure on paper and with as many points as a printer has; nobody sees it or gets into it. */
import { useRef } from 'preact/hooks';
import { viewMode } from '../../state/store';
import { useStage } from '../../panels/views/useStage';
import { FrontView } from '../panels/FrontView';
import { ready, shown } from '../state';
import { sharpness } from './sharpness';
import type { Easel } from './take';

/** @param onEasel called once it stands */
export function EaselStage({ onEasel }: { onEasel: (easel: Easel) => void }) {
  const around = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage(
    { canvas, world, ellipsoid },
    (stage) => {
      onEasel({ stage, canvas: canvas.current!, around: around.current! });
      return () => {};
    },
    sharpness,
  );
  return (
    <div class="pr-easel l-figure" aria-hidden="true" inert>
      <div class={`views mode-${viewMode.value}`}>
        <div ref={around} class="stage">
          <canvas ref={canvas} class="canvas" />
          <section ref={world} class="vw vw-w" />
          <section ref={ellipsoid} class="vw vw-e" />
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
