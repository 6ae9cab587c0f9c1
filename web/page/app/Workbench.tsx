/** The workbench: bar, settings, figures, inspector, timeline; three layouts of the same parts. */
import './methodViews';
import { useEffect } from 'preact/hooks';
import { comparison, openPanel, study, dialog, whyShown } from '../core/store';
import type { Panel } from '../model';
import { studyPanels } from '../core/study/slot';
import { t } from '../base/i18n/messages';
import { CompareSlot } from '../workbench/compare/CompareSlot';
import { sheetOpen } from '../base/window/sheet';
import { Splitter } from '../workbench/shell/Splitter';
import { StepBar } from '../workbench/shell/StepBar';
import { width } from '../base/window/width';
import { NonFiniteCard } from '../workbench/breakpoints/NonFiniteCard';
import { SpokenSentence } from '../explain/panels/Sentence';
import { Grab, Inspector } from '../workbench/inspector/Inspector';
import { LeftColumn } from '../workbench/left/LeftColumn';
import { Rail } from '../workbench/left/Rail';
import { listenToPrinting } from '../workbench/print/listen';
import { Timeline } from '../workbench/timeline/Timeline';
import { TopBar } from '../workbench/topbar/TopBar';
import { Views } from '../workbench/views/Views';
import { withExplanations } from '../core/explanations';
import { menuOpen } from '../base/window/menuOpen';
import { lazy } from '../core/controls/lazy';
import { DropOverlay } from '../workbench/overlays/DropOverlay';
import { FailureDialog } from '../workbench/overlays/FailureDialog';
import { Notice } from '../workbench/overlays/Notice';
import { LazyPresetPicker, loadPickerWhenQuiet } from '../workbench/overlays/LazyPresetPicker';
import { ProgressCard } from '../workbench/overlays/ProgressCard';

const OpenDrawer = lazy(async () => (await import('./Drawer')).OpenDrawer);
const ExportDialog = lazy(async () => (await withExplanations(import('../export/dialog/ExportDialog'))).ExportDialog);
const GroundingDialog = lazy(async () => (await import('../workbench/grounding/GroundingDialog')).GroundingDialog);
const GoToDialog = lazy(async () => (await withExplanations(import('../workbench/overlays/GoToDialog'))).GoToDialog);
const KeySheet = lazy(async () => (await import('../workbench/overlays/KeySheet')).KeySheet);
const Menu = lazy(async () => (await import('../workbench/shell/Menu')).Menu);
const MethodDialog = lazy(async () => (await import('../workbench/overlays/MethodDialog')).MethodDialog);
const WhyRoom = lazy(async () => (await withExplanations(import('../why/WhyRoom'))).WhyRoom);
const StandDialog = lazy(async () => (await import('../workbench/tools/stand/StandDialog')).StandDialog);
const NoteDialog = lazy(async () => (await import('../workbench/notes/NoteDialog')).NoteDialog);

/** Everything over the page: one at a time, failures last so that they are seen. */
function Overlays() {
  const open = dialog.value;
  useEffect(() => loadPickerWhenQuiet(), []);
  return (
    <>
      <ProgressCard />
      <Notice />
      {menuOpen.value && <Menu />}
      {open === 'presets' && <LazyPresetPicker />}
      {open === 'methods' && <MethodDialog />}
      {open === 'grounding' && <GroundingDialog />}
      {open === 'goto' && <GoToDialog />}
      {open === 'keys' && <KeySheet />}
      {open === 'stand' && <StandDialog />}
      {open === 'note' && <NoteDialog />}
      {open === 'export' && <ExportDialog />}
      <FailureDialog />
      <DropOverlay />
    </>
  );
}

export function Workbench() {
  useEffect(listenToPrinting, []);
  const layout = width.value;
  const own = study.value && studyPanels.value;
  const raised = layout === 'small' && sheetOpen.value;
  if (whyShown.value)
    return (
      <>
        <WhyRoom />
        <Overlays />
      </>
    );
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

/** A wide window has room for the comparison next to the inspector; elsewhere the comparison takes its place, and shows the step as well. */
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

/** The parts that a wide window shows all the time, at its left. */
const inLeftColumn: ReadonlySet<Panel> = new Set(['lesson', 'mesh', 'solver', 'layers']);

function Drawer() {
  const panel = openPanel.value;
  if (!panel || panel === 'compare') return null;
  const ofColumn = inLeftColumn.has(panel);
  return width.value === 'wide' && ofColumn ? null : <OpenDrawer key={panel} panel={panel} ofColumn={ofColumn} />;
}
