/** The page: bar, settings, figures, inspector, timeline; three layouts of the same parts. */
import { sheetOpen } from './shell/sheet';
import { Drawer } from './shell/Drawer';
import { StepBar } from './shell/StepBar';
import { width } from './shell/width';
import { SpokenSentence } from './inspector/Sentence';
import { Inspector } from './inspector/Inspector';
import { LeftColumn } from './left/LeftColumn';
import { Rail } from './left/Rail';
import { Overlays } from './overlays/Overlays';
import { Timeline } from './timeline/Timeline';
import { TopBar } from './topbar/TopBar';
import { Views } from './views/Views';

export function App() {
  const layout = width.value;
  const raised = layout === 'small' && sheetOpen.value;
  return (
    <>
      <div class={`app ${layout} ${raised ? 'sheet-open' : ''}`}>
        <TopBar />
        {layout === 'medium' && <Rail />}
        {layout === 'wide' && <LeftColumn />}
        <Views />
        <Drawer />
        <Inspector />
        <Timeline />
        {layout === 'small' && <StepBar />}
      </div>
      <SpokenSentence />
      <Overlays />
    </>
  );
}
