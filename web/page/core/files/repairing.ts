/** Mending the mesh that is open. What does it comes in its own chunk, when somebody asks. */
import type { SceneMesh } from '../../model';
import type { MendHelp } from '../../solver/repair/elsewhere';
import type { Mended, Recipe } from '../../../mesh/repair/types';
import type { Session } from '../session/session';

export interface RepairActions {
  /** What a repair would make of the mesh as it was. Rejects with a MessageError. @returns null when the signal came first */
  previewRepair(original: SceneMesh, recipe: Recipe, help: MendHelp): Promise<Mended | null>;
  /** Mends the mesh that is open, always from the one as it was; null: back to that. What the run was set up with stays. */
  repairMesh(recipe: Recipe | null): Promise<boolean>;
}

export function repairActions(session: Session): RepairActions {
  return {
    previewRepair: async (original, recipe, help) =>
      (await import('./mending')).mend(session, original, recipe, { ...help, look: true }),
    async repairMesh(recipe) {
      // Before anything is waited for: what is asked for later takes its place.
      const scene = session.beginScene();
      return (await import('./mending')).repairMesh(session, recipe, scene);
    },
  };
}
