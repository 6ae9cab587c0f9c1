/** Whether a stop belongs to the scene that is open, and its step there. */
import { actions } from '../../state/actions';
import { type Moment, momentJson } from '../../state/permalink';
import { tree } from '../../state/store';
import type { FrameTree, Step } from '../../trace/steps';

function sceneKey(moment: Moment): string {
  const { p, m, e, b } = momentJson(moment) as Readonly<Record<string, unknown>>;
  return JSON.stringify([p, m, e, b]);
}

/** Null while another scene, or another frame, is shown. */
export function stepOf(moment: Moment): { readonly tree: FrameTree; readonly step: Step } | null {
  const here = tree.value;
  const step = here?.byAddress.get(moment.address);
  const now = actions.sceneNow();
  return here && step && now && sceneKey(now.moment) === sceneKey(moment) ? { tree: here, step } : null;
}
