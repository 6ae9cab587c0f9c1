/** A panel over the views: settings on narrow windows, the candidate table on any. */
import { useRef } from 'preact/hooks';
import { actions } from '../../state/actions';
import { openPanel, study } from '../../state/store';
import { studyPanels } from '../../study/slot';
import type { Panel } from '../../model';
import { t } from '../../i18n/messages';
import { IconButton } from '../controls/IconButton';
import { lazy } from '../controls/lazy';
import { useBorrowedFocus } from '../controls/useBorrowedFocus';
import { LazyBreakpoints } from '../breakpoints/LazyPanel';
import { Layers } from '../left/Layers';
import { Lesson } from '../left/Lesson';
import { MeshCard } from '../left/MeshCard';
import { Solver } from '../left/Solver';
import { width } from './width';

const CandidateTable = lazy(async () => (await import('../timeline/CandidateTable')).CandidateTable);
const MeshReport = lazy(async () => (await import('../left/MeshReport')).MeshReport);
const PartsPanel = lazy(async () => (await import('../../parts/panels/PartsPanel')).PartsPanel);
const WatchPanel = lazy(async () => (await import('../watch/WatchPanel')).WatchPanel);
const TourPanel = lazy(async () => (await (await import('../../learn/guest/door')).making()).TourPanel);
const ProofPanel = lazy(async () => (await import('../proof/ProofPanel')).ProofPanel);
const StepTree = lazy(async () => (await import('../tree/StepTree')).StepTree);

const contents: Readonly<Record<Panel, () => preact.VNode | null>> = {
  lesson: () => <Lesson />,
  mesh: () => <MeshCard />,
  solver: () => <Solver />,
  layers: () => <Layers />,
  table: () => <CandidateTable />,
  report: () => <MeshReport />,
  parts: () => <PartsPanel />,
  breakpoints: () => <LazyBreakpoints />,
  watch: () => <WatchPanel />,
  tree: () => <StepTree />,
  proof: () => <ProofPanel />,
  tour: () => <TourPanel />,
  // It has its own place, beside the figures.
  compare: () => null,
};

/** What a wide window shows all the time, at its left. */
const inLeftColumn: ReadonlySet<Panel> = new Set(['lesson', 'mesh', 'solver', 'layers']);

export function Drawer() {
  const panel = openPanel.value;
  if (!panel || panel === 'compare' || (width.value === 'wide' && inLeftColumn.has(panel))) return null;
  return <OpenDrawer key={panel} panel={panel} />;
}

function OpenDrawer({ panel }: { panel: Panel }) {
  const element = useRef<HTMLElement>(null);
  const own = study.value && studyPanels.value;
  useBorrowedFocus(() => element.current?.focus());
  return (
    <aside
      ref={element}
      class={`drawer left drawer-${panel}`}
      tabIndex={-1}
      aria-label={t(`panel.${panel}`)}
      onKeyDown={(event) => event.key === 'Escape' && actions.setPanel(null)}
    >
      <IconButton
        icon="close"
        class="sm drawer-close"
        label={t('drawer.close')}
        onClick={() => actions.setPanel(null)}
      />
      {inLeftColumn.has(panel) && own ? <own.Left /> : contents[panel]()}
    </aside>
  );
}
