/** The workbench: bar, settings, figures, inspector, timeline; three layouts of the same parts. */
import { useEffect } from 'preact/hooks';
import { comparison, openPanel, study } from '../state/store';
import { studyPanels } from '../study/slot';
import { t } from '../i18n/messages';
import { CompareSlot } from './compare/CompareSlot';
import { sheetOpen } from './shell/sheet';
import { Drawer } from './shell/Drawer';
import { Splitter } from './shell/Splitter';
import { StepBar } from './shell/StepBar';
import { width } from './shell/width';
import { NonFiniteCard } from './breakpoints/NonFiniteCard';
import { SpokenSentence } from './inspector/Sentence';
import { Grab, Inspector } from './inspector/Inspector';
import { LeftColumn } from './left/LeftColumn';
import { Rail } from './left/Rail';
import { listenToPrinting } from './print/listen';
import { Overlays } from './overlays/Overlays';
import { Timeline } from './timeline/Timeline';
import { TopBar } from './topbar/TopBar';
import { Views } from './views/Views';

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
