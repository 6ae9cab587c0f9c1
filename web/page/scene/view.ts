/** How a stage looks at the scene just now: what another stage needs to look at it the same way. */
import type { PaneView } from '../model/stage';
import type { Pane } from './pane';

export function viewOf({ rect, space, blend, cameraSpace, cameraBlend, rig, frame }: Pane): PaneView {
  return { rect, space, blend, cameraSpace, cameraBlend, pose: rig.pose, frame };
}
