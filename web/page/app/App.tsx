/** The page: one of its rooms, each in a separate chunk, so that no room waits for another. */
import { withExplanations } from '../core/explanations';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { takeDrops } from '../core/files/drops';
import { embedded } from '../core/session/embedded';
import { t } from '../base/i18n/messages';
import { newVersion } from '../core/session/offline';
import { whenQuiet } from '../core/session/quietTime';
import { dialog, importCard, room } from '../core/store';
import { loading, silence } from '../solver/waiting';
import { lazy } from '../core/controls/lazy';

const LearnRoom = lazy(async () => (await import('../learn/panels/LearnRoom')).LearnRoom);
const AuditRoom = lazy(async () => (await import('../audit/door')).room());
const Workbench = lazy(async () => (await import('./Workbench')).Workbench);
const EmbedRoom = lazy(async () => (await withExplanations(import('../learn/embed/EmbedRoom'))).EmbedRoom);
const ImportDialog = lazy(async () => (await import('../workbench/overlays/ImportDialog')).ImportDialog);
const KeptDialog = lazy(async () => (await import('../workbench/kept/KeptDialog')).KeptDialog);
const silenceDialog = async () => (await import('../workbench/waiting/SilenceDialog')).SilenceDialog;
const SilenceDialog = lazy(silenceDialog);
const UpdateNotice = lazy(async () => (await import('../offline/UpdateNotice')).UpdateNotice);

/** Milliseconds; by then the network is a slow one. */
const slowly = 4000;

/** The notice of a lost network cannot load without a network: it loads once the page is quiet, or a part is slow to load. */
function fetchSilence(): () => void {
  const fetchNow = () => void silenceDialog().catch(() => undefined);
  const callOff = whenQuiet(fetchNow);
  const unfollow = effect(() => {
    if (!loading.value) return;
    const slow = setTimeout(fetchNow, slowly);
    return () => clearTimeout(slow);
  });
  return () => {
    callOff();
    unfollow();
  };
}

export function App() {
  useEffect(fetchSilence, []);
  useEffect(takeDrops, []);
  return (
    <>
      <Rooms />
      {silence.value && <SilenceDialog silence={silence.value} />}
    </>
  );
}

/** The first stop of Tab: over the bar and the lists, to what the room is about. */
function Skip() {
  const skip = () => {
    const content = document.querySelector<HTMLElement>('.l-text') ?? document.querySelector('main');
    if (content) content.tabIndex = -1;
    content?.focus();
  };
  return (
    <button type="button" class="bt skip" onClick={skip}>
      {t('rooms.skip')}
    </button>
  );
}

function Rooms() {
  const card = importCard.value;
  if (embedded && room.value === 'workbench') return <EmbedRoom />;
  return (
    <>
      <Skip />
      {room.value === 'learn' ? <LearnRoom /> : room.value === 'audit' ? <AuditRoom /> : <Workbench />}
      {card && <ImportDialog key={card.name} card={card} />}
      {dialog.value === 'kept' && <KeptDialog />}
      {newVersion.value && (
        <div class="update" role="status">
          <UpdateNotice />
        </div>
      )}
    </>
  );
}
