/** The 3D figures. Everything they show comes from the store; everything a person does in them goes through actions. */
import type { MountedStage, Screen, StagePanes } from '../model/stage';
import './scene.css';
import { Stage } from './stage';

export type { Screen };

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
