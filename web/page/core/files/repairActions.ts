/** Repairing the open mesh. The code loads with the first repair. */
import type { SceneMesh } from '../../model';
import type { MendHelp } from '../../solver/repair/elsewhere';
import type { Mended, Recipe } from '../../../mesh/repair/types';
import type { Session } from '../session/session';

export interface RepairActions {
  /** The result of a repair of the original mesh. Rejects with a MessageError. @returns null when the signal was aborted */
  previewRepair(original: SceneMesh, recipe: Recipe, help: MendHelp): Promise<Mended | null>;
  /** Repairs the open mesh, always from the original; null: back to that. The setup of the run stays. */
  repairMesh(recipe: Recipe | null): Promise<boolean>;
}

export function repairActions(session: Session): RepairActions {
  return {
    previewRepair: async (original, recipe, help) =>
      (await import('./repairedMesh')).mend(session, original, recipe, { ...help, look: true }),
    async repairMesh(recipe) {
      // Before anything is waited for: what is asked for later takes its place.
      const scene = session.beginScene();
      return (await import('./repairedMesh')).repairMesh(session, recipe, scene);
    },
  };
}
