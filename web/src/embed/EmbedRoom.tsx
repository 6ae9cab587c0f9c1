/** The figure, what the step says, and the way to the next one: the workbench within another page. */
import './embed.css';
import { useRef } from 'preact/hooks';
import { study, viewMode } from '../state/store';
import { studyPanels } from '../study/slot';
import { t } from '../i18n/messages';
import { FailureDialog } from '../panels/overlays/FailureDialog';
import { shownName } from '../panels/overlays/presetNames';
import { ProgressCard } from '../panels/overlays/ProgressCard';
import { Sentence, SpokenSentence } from '../panels/inspector/Sentence';
import { StepBar } from '../panels/shell/StepBar';
import { OutLink } from './OutLink';
import { useStage } from '../panels/views/useStage';
import { ellipsoidDescription, worldDescription } from '../panels/views/describe';

export function EmbedRoom() {
  const own = study.value && studyPanels.value;
  return (
    <div class="embed">
      <header class="sr">
        <h1>{shownName.value}</h1>
      </header>
      {own ? <own.Views /> : <Figure />}
      <aside class="embed-says" tabIndex={0} aria-label={t('inspector.label')}>
        <Sentence />
        <OutLink />
      </aside>
      <StepBar />
      <SpokenSentence />
      <ProgressCard />
      <FailureDialog />
    </div>
  );
}

function Figure() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid });
  const mode = viewMode.value === 'both' ? 'world' : viewMode.value;
  return (
    <main class={`views mode-${mode}`} aria-label={t('view.label')}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          <p class="sr">{worldDescription.value}</p>
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={t('view.ellipsoid')}>
          <p class="sr">{ellipsoidDescription.value}</p>
        </section>
      </div>
    </main>
  );
}
