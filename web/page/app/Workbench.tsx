/** The workbench: bar, settings, figures, inspector, timeline; three layouts of the same parts. */
import { useEffect } from 'preact/hooks';
import { comparison, openPanel, study } from '../core/store';
import { studyPanels } from '../core/study/slot';
import { t } from '../base/i18n/messages';
import { CompareSlot } from '../workbench/compare/CompareSlot';
import { sheetOpen } from '../base/window/sheet';
import { Drawer } from './Drawer';
import { Splitter } from '../workbench/shell/Splitter';
import { StepBar } from '../workbench/shell/StepBar';
import { width } from '../base/window/width';
import { NonFiniteCard } from '../workbench/breakpoints/NonFiniteCard';
import { SpokenSentence } from '../explain/panels/Sentence';
import { Grab, Inspector } from '../workbench/inspector/Inspector';
import { LeftColumn } from '../workbench/left/LeftColumn';
import { Rail } from '../workbench/left/Rail';
import { listenToPrinting } from '../workbench/print/listen';
import { Overlays } from './Overlays';
import { Timeline } from '../workbench/timeline/Timeline';
import { TopBar } from '../workbench/topbar/TopBar';
import { Views } from '../workbench/views/Views';

export function Workbench() {
  useEffect(listenToPrinting, []);
  const layout = width.value;
  const own = study.value && studyPanels.value;
  const raised = layout === 'small' && sheetOpen.value;
  return (
    <>
      <div class={`app ${layout} ${raised ? 'sheet-open' : ''} ${own ? 'study' : ''}`}>
        <TopBar />
        {layout === 'medium' && <Rail />}
        {layout === 'wide' && (own ? <own.Left /> : <LeftColumn />)}
        {own ? <own.Views /> : <Views />}
        <NonFiniteCard />
        <Drawer />
        <Side />
        {layout === 'wide' && (
          <section class="splits" aria-label={t('split.label')}>
            <Splitter name="left" grows={1} />
            <Splitter name="inspector" grows={-1} />
          </section>
        )}
        {own ? <own.Timeline /> : <Timeline />}
        {layout === 'small' && <StepBar />}
      </div>
      <SpokenSentence />
      <Overlays />
    </>
  );
}

/** A wide window has room for the comparison beside the inspector; elsewhere it takes its place, and says the step as well. */
function Side() {
  const layout = width.value;
  if (layout === 'wide' || !comparison.value || openPanel.value !== 'compare') return <Inspector />;
  return (
    <aside class="insp" tabIndex={0} aria-label={t('panel.compare')}>
      {layout === 'small' && <Grab />}
      <CompareSlot />
    </aside>
  );
}
