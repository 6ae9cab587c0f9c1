/** The page: one of its rooms, each in a chunk of its own, so that who comes for one does not wait for the other. */
import { embedded } from '../state/embedded';
import { newVersion } from '../state/offline';
import { dialog, room } from '../state/store';
import { silence } from '../state/waiting';
import { lazy } from './controls/lazy';

const LearnRoom = lazy(async () => (await import('../learn/panels/LearnRoom')).LearnRoom);
const Workbench = lazy(async () => (await import('./Workbench')).Workbench);
const EmbedRoom = lazy(async () => (await import('../embed/EmbedRoom')).EmbedRoom);
const KeptDialog = lazy(async () => (await import('./kept/KeptDialog')).KeptDialog);
const SilenceDialog = lazy(async () => (await import('./waiting/SilenceDialog')).SilenceDialog);
const UpdateNotice = lazy(async () => (await import('../offline/UpdateNotice')).UpdateNotice);

export function App() {
  return (
    <>
      <Rooms />
      {silence.value && <SilenceDialog silence={silence.value} />}
    </>
  );
}

function Rooms() {
  if (embedded && room.value === 'workbench') return <EmbedRoom />;
  return (
    <>
      {room.value === 'learn' ? <LearnRoom /> : <Workbench />}
      {dialog.value === 'kept' && <KeptDialog />}
      {newVersion.value && (
        <div class="update" role="status">
          <UpdateNotice />
        </div>
      )}
    </>
  );
}
