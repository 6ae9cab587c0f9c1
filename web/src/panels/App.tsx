/** The page: one of its rooms, each in a chunk of its own, so that who comes for one does not wait for the other. */
import { room } from '../state/store';
import { lazy } from './controls/lazy';

const LearnRoom = lazy(async () => (await import('../learn/panels/LearnRoom')).LearnRoom);
const Workbench = lazy(async () => (await import('./Workbench')).Workbench);

export function App() {
  return room.value === 'learn' ? <LearnRoom /> : <Workbench />;
}
