/** The figure, what the step says, and the way to the next one: the workbench within another page. */
import './embed.css';
import { useRef } from 'preact/hooks';
import { study, viewMode } from '../../core/store';
import { studyPanels } from '../../core/study/slot';
import { t } from '../../base/i18n/messages';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { shownName } from '../../workbench/overlays/presetNames';
import { ProgressCard } from '../../workbench/overlays/ProgressCard';
import { Sentence, SpokenSentence } from '../../explain/panels/Sentence';
import { StepBar } from '../../workbench/shell/StepBar';
import { OutLink } from './OutLink';
import { useStage } from '../../workbench/views/useStage';
import { ellipsoidDescription, worldDescription } from '../../workbench/views/describe';

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
