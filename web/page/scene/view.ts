/** How a stage looks at the scene just now: what another stage needs to look at it the same way. */
import type { Frame, Pose } from './camera/framing';
import type { Pane, PaneRect } from './pane';
import type { Space } from './space';

export interface PaneView {
  /** CSS pixels from the corner of the stage; without area it is not shown */
  readonly rect: PaneRect;
  readonly space: Space;
  readonly blend: number;
  readonly cameraSpace: Space;
  readonly cameraBlend: number;
  readonly pose: Pose;
  readonly frame: Frame;
}

export interface StageView {
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
  readonly world: PaneView;
  readonly ellipsoid: PaneView;
}

export function viewOf({ rect, space, blend, cameraSpace, cameraBlend, rig, frame }: Pane): PaneView {
  return { rect, space, blend, cameraSpace, cameraBlend, pose: rig.pose, frame };
}
