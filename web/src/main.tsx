import { render } from 'preact';
import './styles/index.css';
import { restoreSplits } from './panels/shell/splits';
import { App } from './panels/App';
import { startPlayer } from './player';
import { actions } from './state/actions';
import { embedded } from './state/embedded';
import { followTheme } from './state/theme';

restoreSplits();
followTheme();
startPlayer(actions);
// Which room it is comes first: only that one is loaded.
void actions.start();
const root = document.getElementById('app');
if (root) render(<App />, root);
if (embedded) void import('./embed/talk').then(({ startTalking, windowAround }) => startTalking(windowAround()));
