/** What a stage draws on, how it looks at its scene, and what can be asked of it. The sweep and the studies have one each. */
import type { Vec3 } from '../../mesh/geometry/vec';
import type { Space } from './space';

/** Where a camera stands: looks at `target` from `distance`, `azimuth` about the y axis (0 = from +z), `polar` from straight above. */
export interface Pose {
  readonly target: Vec3;
  readonly distance: number;
  readonly azimuth: number;
  readonly polar: number;
}

export interface Frame {
  /** vertical field of view, radians */
  readonly fov: number;
  readonly width: number;
  readonly height: number;
  /** CSS pixels around what is shown; those of a figure's pane unless said */
  readonly margins?: Margins;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle of the canvas, CSS pixels from its upper left corner. */
export interface PaneRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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

export interface StagePanes {
  readonly world: HTMLElement;
  readonly ellipsoid: HTMLElement;
}

/** Where a point of the world is in the world view, CSS pixels from the pane's corner; depth below 0: behind the eye. */
export type Screen = (world: Vec3) => { readonly x: number; readonly y: number; readonly depth: number };

/** How a picture is drawn that is taken along: as on the screen unless it says otherwise. */
export interface TakenLook {
  /** pixels for each that the screen has */
  readonly scale?: number;
  /** nothing behind what is drawn */
  readonly clear?: boolean;
}

export interface MountedStage {
  dispose(): void;
  /**
   * Which way the world camera looks, radians about the y axis: it looks along (−sin yaw, ·, −cos yaw), so "forward" for a
   * walker at yaw 0 is −z and "right" is +x.
   */
  cameraYaw(): number;
  /** Draw calls of the latest picture, both panes together. */
  drawCalls(): number;
  /** Called after every picture of the world view with where its points are on the screen; one listener at a time. */
  onPicture(listener: ((screen: Screen) => void) | null): void;
  /** A copy of the canvas as it is now, names not included; null without WebGL. Throws when it is larger than can be drawn. */
  picture(look?: TakenLook): HTMLCanvasElement | null;
  /** How the cameras stand; null without WebGL. */
  view(): StageView | null;
}

/** See `mountStage`; a study has another of its kind. */
export type MountStage = (canvas: HTMLCanvasElement, panes: StagePanes, pixels?: number) => MountedStage;
