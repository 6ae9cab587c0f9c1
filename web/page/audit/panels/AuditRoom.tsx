/** The level audit: settings and run at the left, the level in the middle, the spots at the right, counts below; tabs on small screens. */
import '../messages';
import '../styles/index.css';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../base/controls/Choice';
import { DropOverlay } from '../../workbench/overlays/DropOverlay';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { LazyPresetPicker } from '../../workbench/overlays/LazyPresetPicker';
import { Notice } from '../../workbench/overlays/Notice';
import { ProgressCard } from '../../workbench/overlays/ProgressCard';
import { width } from '../../base/window/width';
import { dialog, importCard } from '../../core/store';
import { tellUnheard } from '../../core/session/unheard';
import { t } from '../../base/i18n/messages';
import { followAddress } from '../room/followAddress';
import { tab, tabs } from '../room/state';
import { AuditBar } from './AuditBar';
import { Kinds } from './Kinds';
import { AuditPicture, ImportDialog } from './parts';
import { RunPanel } from './RunPanel';
import { Settings } from './Settings';
import { Spoken } from './Spoken';
import { SpotList } from './SpotList';
import { SpotsFoot } from './SpotsFoot';
import { Strips, stripsShown } from './Strips';
import { MethodTable } from './MethodTable';
import { WhenStrip } from './WhenStrip';

export function AuditRoom() {
  useEffect(() => followAddress(tellUnheard), []);
  const card = importCard.value;
  const small = width.value === 'small';
  return (
    <div class={`audit ${width.value} ${stripsShown() ? '' : 'shut'}`}>
      <AuditBar />
      <main class="a-view" aria-label={t('audit.picture')}>
        <AuditPicture />
      </main>
      {small ? <Tabs /> : <Columns />}
      <Spoken />
      <ProgressCard />
      <Notice />
      {card && <ImportDialog key={card.name} card={card} />}
      {dialog.value === 'presets' && <LazyPresetPicker />}
      <FailureDialog />
      <DropOverlay />
    </div>
  );
}

/** On a small screen what is pressed comes before what is rarely changed. */
const Left = () => {
  const small = width.value === 'small';
  return (
    <aside class="left a-left" aria-label={t('audit.tab.settings')}>
      {small && <RunPanel />}
      <Settings />
      {!small && <RunPanel />}
      <Kinds />
    </aside>
  );
};

const Right = () => (
  <aside class="a-right" aria-label={t('audit.spots')}>
    <SpotList />
    <SpotsFoot />
  </aside>
);

function Columns() {
  return (
    <>
      <Left />
      <Right />
      <Strips />
    </>
  );
}

/** One of the columns at a time, below the picture. */
function Tabs() {
  return (
    <>
      <nav class="a-tabs" aria-label={t('audit.tabs')}>
        <Choice
          label={t('audit.tabs')}
          value={tab.value}
          options={tabs.map((value) => ({ value, label: t(`audit.tab.${value}`) }))}
          onChoose={(value) => (tab.value = value)}
        />
      </nav>
      <div class="a-sheet">
        {tab.value === 'settings' && <Left />}
        {tab.value === 'spots' && <Right />}
        {tab.value === 'counts' && (
          <section class="a-strips" aria-label={t('audit.strips')}>
            <MethodTable />
            <WhenStrip />
          </section>
        )}
      </div>
    </>
  );
}
