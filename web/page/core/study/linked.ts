/** What the link to this moment says of the study that is open. */
import type { Session } from '../session/session';
import { study, presetId } from '../store';
import type { LinkedStudy } from '../../model/study/link';
import { changedSettings, initialSettings } from '../../model/study/settings';
import { breaks, toggledLayers } from './switches';

export function linkedNow({ loaded }: Session): LinkedStudy | null {
  const open = study.value;
  if (!open) return null;
  // A link that names the preset says what differs from it.
  const from =
    presetId.value === null || isOwnMesh(loaded, open.mesh) ? initialSettings(open.module.schema) : open.baseline;
  return {
    id: open.module.id,
    settings: changedSettings(from, open.run.settings),
    meshOf: open.mesh && loaded?.presetId ? loaded.presetId : null,
    beside: open.beside?.changes ?? null,
    toggled: toggledLayers.value,
    breaks: breaks.value,
  };
}

function isOwnMesh(loaded: Session['loaded'], mesh: unknown): boolean {
  return mesh !== null && loaded?.presetId === null && loaded.hash !== null;
}
