/** The level audit: settings and run at the left, the level in the middle, the spots at the right, counts below; tabs on small screens. */
import '../messages';
import '../styles/index.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '../../base/controls/Choice';
import { DropOverlay } from '../../workbench/overlays/DropOverlay';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { LazyPresetPicker } from '../../workbench/overlays/LazyPresetPicker';
import { Notice } from '../../workbench/overlays/Notice';
import { ProgressCard } from '../../workbench/overlays/ProgressCard';
import { width } from '../../base/window/width';
import { dialog } from '../../core/store';
import { tellUnheard } from '../../core/session/unheardFailures';
import { t } from '../../base/i18n/messages';
import { followAddress } from '../room/followAddress';
import { tab, tabs, seen, shownKinds, found, progress, chosen, spots, stripsOpen } from '../room/state';
import { AuditBar } from './AuditBar';
import { AuditPicture } from './parts';
import { RunPanel } from './RunPanel';
import { Settings } from './Settings';
import { SpotList } from './SpotList';
import { MethodTable } from './MethodTable';
import { WhenStrip } from './WhenStrip';
import { Icon } from '../../base/controls/Icon';
import { Section } from '../../workbench/left/Section';
import { formatCount } from '../../base/i18n/numbers';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { showAll, showKind } from '../room/actions';
import { KindIcon } from './KindIcon';
import type { Progress } from '../../../audit/pool/run';
import { milestone, type Milestone } from '../room/said';
import { signal } from '@preact/signals';
import { saveCsv } from '../room/files';
import { IconButton } from '../../base/controls/IconButton';

/** A narrow window has its height for the picture. */
const stripsShown = () => stripsOpen.value ?? width.value === 'wide';

function Strips() {
  const open = stripsShown();
  return (
    <section class={`a-strips ${open ? '' : 'shut'}`} aria-label={t('audit.strips')}>
      <MethodTable />
      <WhenStrip />
      <IconButton
        icon={open ? 'chevronDown' : 'chevronUp'}
        class="sm a-fold"
        label={t(open ? 'audit.strips.close' : 'audit.strips.open')}
        expanded={open}
        onClick={() => (stripsOpen.value = !open)}
      />
    </section>
  );
}

/** The code that opens frames is a separate chunk. */
const opener = signal<typeof import('../room/openWorst') | null>(null);

/** A frame was opened from here, so Back continues here: the room was unmounted meanwhile, and lost the focus. */
let left = false;

/** Actions for the spots: the worst frame of one in the workbench, all of them as a table. */
function SpotsFoot() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    left = false;
    if (!opener.value) import('../room/openWorst').then((there) => (opener.value = there), tellUnheard);
  }, []);
  const spot = spots.value.find(({ number }) => number === chosen.value) ?? spots.value[0];
  const open = opener.value;
  return (
    <div class="a-foot">
      <button
        ref={button}
        type="button"
        class="bt pri"
        disabled={!spot || !open}
        title={spot ? t('audit.open.title', { frame: spot.worst.frame, body: spot.worst.body }) : undefined}
        onClick={() => {
          if (!spot || !open) return;
          left = true;
          open.openWorst(spot).catch(tellUnheard);
        }}
      >
        <Elsewhere />
        <span class="cut">
          {spot && open ? t('audit.open', { frame: spot.worst.frame, number: spot.number }) : t('audit.open.none')}
        </span>
      </button>
      <button type="button" class="bt" title={t('audit.csv.title')} disabled={!seen.value} onClick={saveCsv}>
        {t('audit.csv')}
      </button>
    </div>
  );
}

/** To another room. */
const Elsewhere = () => (
  <svg class="ic" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M9 3h4v4M13 3 7.5 8.5M11.5 9.5V13H3V4.5h3.5" />
  </svg>
);

/** Reports the progress of a run to screen readers. */
function Spoken() {
  const before = useRef<Progress | null>(progress.peek());
  const [text, setText] = useState('');
  const now = progress.value;
  useEffect(() => {
    const reached = milestone(before.current, now, found.peek()?.settings.bodies ?? 1);
    before.current = now;
    if (reached) setText(sentence(reached));
  }, [now]);
  return (
    <p class="sr" role="status">
      {text}
    </p>
  );
}

function sentence(reached: Milestone): string {
  const of = found.peek();
  if (!of) return '';
  const events = severity.reduce((sum, kind) => sum + of.merged.spots.count(kind).events, 0);
  if (reached.what === 'start') return t('audit.said.start', { bodies: of.settings.bodies });
  if (reached.what === 'part') return t('audit.said.part', { percent: reached.percent, events });
  return t('audit.said.end', { events, spots: of.merged.ranked().length });
}

/** Which kinds of events are shown, and how many there are of each. */
function Kinds() {
  const all = shownKinds.value.size === severity.length;
  const every = (
    <button type="button" class="lnk" onClick={() => showAll(!all)}>
      {t(all ? 'audit.show.none' : 'audit.show.all')}
    </button>
  );
  return (
    <Section class="a-show" title={t('audit.show')} aside={every}>
      <div role="group" aria-label={t('audit.show')}>
        {severity.map((kind) => (
          <Kind key={kind} kind={kind} />
        ))}
      </div>
    </Section>
  );
}

function Kind({ kind }: { kind: EventKind }) {
  // No zeros before a run.
  const count = seen.value?.merged.spots.count(kind).events ?? null;
  return (
    <label class={`ly a-kind ${count === 0 ? 'none' : ''}`}>
      <input
        type="checkbox"
        checked={shownKinds.value.has(kind)}
        onChange={(event) => showKind(kind, event.currentTarget.checked)}
      />
      <span class="bx">
        <Icon name="check" />
      </span>
      <KindIcon kind={kind} />
      <span class="cut">{t(`audit.kind.${kind}`)}</span>
      <span class="num">{count === null ? '' : formatCount(count)}</span>
    </label>
  );
}

export function AuditRoom() {
  useEffect(() => followAddress(tellUnheard), []);
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
      {dialog.value === 'presets' && <LazyPresetPicker />}
      <FailureDialog />
      <DropOverlay />
    </div>
  );
}

/** On a small screen buttons are before settings that rarely change. */
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
