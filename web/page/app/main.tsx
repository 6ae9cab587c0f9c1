import { withExplanations } from '../core/explanations';
import { render } from 'preact';
import '../texts/firstMessages';
import './styles/index.css';
import { restoreSplits } from '../workbench/shell/splits';
import { App } from './App';
import { takeLaunches } from '../offline/launched';
import { startPlayer } from '../workbench/player';
import { actions } from '../core/actions';
import './actions';
import './registries';
import { embedded } from '../core/session/embedded';
import { figuresComing, whenQuiet } from '../core/session/quietTime';
import { language } from '../base/i18n/language';
import { followTheme } from '../base/theme';
import { listenForMissingParts } from '../core/session/unheardFailures';

/** The window with the notes of a presentation is a separate page, without solver and figures. */
const query = new URLSearchParams(location.search);
const notes = query.get('notes');
const root = document.getElementById('app');

/** It is not requested by the user, so its absence needs no message. */
const unasked = () => {};

/** milliseconds */
const longestWait = 10_000;

followTheme();
if (notes !== null && root) void import('../learn/present/Notes').then(({ openNotes }) => openNotes(notes, root));
else begin();

function begin(): void {
  // Every room has some; those that cannot be drawn hold up nothing for long.
  figuresComing.value = true;
  setTimeout(() => (figuresComing.value = false), longestWait);
  listenForMissingParts();
  restoreSplits();
  startPlayer(actions);
  // Before anything is written to it.
  const opened = location.hash;
  const mesh = query.get('mesh');
  const named = query.get('lang');
  if (named && named.toLowerCase().split('-')[0] !== language)
    void import('../core/address/unknown').then(({ tellLanguage }) => tellLanguage(named), unasked);
  const by = actions.ask();
  // The room is decided first: only that one is loaded.
  const started = actions.start();
  if (mesh !== null) {
    void import('../core/address/meshAddress').then(({ openAddressed }) => openAddressed(mesh, opened, started, by));
  }
  if (root) render(<App />, root);
  if (embedded)
    void withExplanations(import('../learn/embed/talk')).then(({ startTalking, windowAround }) =>
      startTalking(windowAround()),
    );
  // The page within another one is not for keeping.
  else {
    takeLaunches();
    if (import.meta.env.PROD)
      whenQuiet(() => void import('../offline/register').then(({ keepPage }) => keepPage(), unasked));
  }
}
