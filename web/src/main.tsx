import { render } from 'preact';
import './styles/index.css';
import { restoreSplits } from './panels/shell/splits';
import { App } from './panels/App';
import { startPlayer } from './player';
import { actions } from './state/actions';

restoreSplits();
const root = document.getElementById('app');
if (root) render(<App />, root);
startPlayer(actions);
void actions.start();
