/** A panel over the views: settings on narrow windows, the candidate table on any. */
import { withExplanations } from '../core/explanations';
import { useRef } from 'preact/hooks';
import { actions } from '../core/actions';
import { study } from '../core/store';
import { studyPanels } from '../core/study/slot';
import type { Panel } from '../model';
import { t } from '../base/i18n/messages';
import { IconButton } from '../base/controls/IconButton';
import { lazy } from '../core/controls/lazy';
import { useBorrowedFocus } from '../base/controls/useBorrowedFocus';
import { LazyBreakpoints } from '../workbench/breakpoints/LazyPanel';
import { Layers } from '../workbench/left/Layers';
import { Lesson } from '../workbench/left/Lesson';
import { MeshCard } from '../workbench/left/MeshCard';
import { Solver } from '../workbench/left/Solver';

const CandidateTable = lazy(async () => (await import('../workbench/timeline/CandidateTable')).CandidateTable);
const MeshReport = lazy(async () => (await import('../workbench/left/MeshReport')).MeshReport);
const PartsPanel = lazy(async () => (await import('../workbench/parts/PartsPanel')).PartsPanel);
const WatchPanel = lazy(async () => (await import('../workbench/watch/WatchPanel')).WatchPanel);
const TourPanel = lazy(async () => (await (await import('../learn/guest/loadParts')).loadTourEditor()).TourPanel);
const ProofPanel = lazy(async () => (await import('../workbench/proof/ProofPanel')).ProofPanel);
const StepTree = lazy(async () => (await withExplanations(import('../workbench/tree/StepTree'))).StepTree);

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
  // It has a fixed place, next to the figures.
  compare: () => null,
};

interface Props {
  readonly panel: Panel;
  /** a part that a wide window shows all the time, at its left */
  readonly ofColumn: boolean;
}

export function OpenDrawer({ panel, ofColumn }: Props) {
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
      {ofColumn && own ? <own.Left /> : contents[panel]()}
    </aside>
  );
}
