/** Where the cameras of the figures are now, whether a person put them there or the page did. */
import type { CameraPoses } from '../../model';
import type { StageReport } from '../../scene/meter';

/** Null where nothing is drawn. */
export function shownCameras(): CameraPoses | null {
  const detail: StageReport = {};
  document.querySelector('canvas.canvas')?.dispatchEvent(new CustomEvent('stage-report', { detail }));
  const { cameras = null } = detail;
  return cameras?.world || cameras?.ellipsoid ? cameras : null;
}
