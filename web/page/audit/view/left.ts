/** How the level was looked at when the picture went: who comes back from the workbench finds it so. */
import type { SceneMesh } from '../../model';
import type { Pose } from '../../model/stage';
import type { Space } from '../../model/space';

export interface Left {
  readonly mesh: SceneMesh;
  readonly space: Space;
  readonly pose: Pose;
  readonly roof: number;
  readonly framed: boolean;
  /** the chosen spot, which the camera needs not go to again */
  readonly chosen: number | null;
}

let left: Left | null = null;

export function leave(as: Left): void {
  left = as;
}

/** Once: whoever asks has it, if it was this level. */
export function comeBack(mesh: SceneMesh | undefined, space: Space): Left | null {
  const before = left?.mesh === mesh && left?.space.equals(space) ? left : null;
  left = null;
  return before;
}
