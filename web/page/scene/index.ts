/** The 3D figures. Everything they show comes from the store; everything a person does in them goes through actions. */
import './scene.css';
import type { TakenLook } from './renderer';
import type { StageView } from './view';
import { type Screen, Stage, type StagePanes } from './stage';

export type { Screen };

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

/**
 * Draws the figures on a canvas behind two panes. A pane that is not displayed is not drawn.
 *
 * @param canvas fills the area of both panes; the stage sets its resolution
 * @param panes transparent, positioned elements over the canvas; the stage adds a surface for the pointer and an overlay for names
 * @param pixels of the canvas for each of the page; without it, as many as the screen has
 */
export function mountStage(canvas: HTMLCanvasElement, panes: StagePanes, pixels?: number): MountedStage {
  const stage = new Stage(canvas, panes, pixels === undefined ? undefined : () => pixels);
  return {
    dispose: () => stage.dispose(),
    cameraYaw: () => stage.cameraYaw(),
    drawCalls: () => stage.drawCalls(),
    onPicture: (listener) => void (stage.onPicture = listener),
    picture: (look) => stage.picture(look),
    view: () => stage.view(),
  };
}
