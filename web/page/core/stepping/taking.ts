/** What there is to take along. */
import type { Taken } from '../../model/export/types';
import { bodies } from '../../model/bodies';
import { experimentAt } from '../../model/frameSettings';
import type { Session } from '../session/session';
import * as store from '../store';

/** The frame that is shown, all of it of one moment. */
export function takenNow({ loaded }: Session, link: string): Taken | null {
  const run = store.run.value;
  const tree = store.tree.value;
  const step = store.currentStep.value;
  const summary = tree && run?.frames[tree.frame];
  if (!loaded || !run || !tree || !step || !summary) return null;
  const { mesh, report, presetId, hash, repair } = loaded;
  const { whole } = repair?.original ?? mesh;
  const made = { ...(repair && { repair: repair.recipe }), ...(whole && { leftOut: whole.leftOut }) };
  const experiment = experimentAt(run.experiment, summary.input);
  const beside = bodies.value && { bodies: bodies.value };
  return {
    mesh,
    triangles: report.triangles,
    presetId,
    hash,
    ...made,
    ...beside,
    experiment,
    run,
    summary,
    tree,
    step,
    link,
  };
}
