/** Where a picture of the figures comes from: the stage says so when it is there, for it arrives later than the page. */
import type { TakenLook, StageView } from '../../model/stage';

export interface Figures {
  /** a copy of the canvas as it is now, in its own pixels */
  readonly canvas: HTMLCanvasElement;
  /** what the canvas fills, with the panes in it */
  readonly stage: HTMLElement;
}

/** How the cameras stand, and what the canvas fills, with the panes in it. */
export interface FigureView {
  readonly view: StageView;
  readonly model: HTMLElement;
}

export interface FigureSource {
  /** null without WebGL @throws MessageError when it is larger than can be drawn */
  picture(look: TakenLook): Figures | null;
  /** Of figures that can be drawn a second time. */
  view?(): FigureView | null;
}

let source: FigureSource | null = null;

export function setFigures(figures: FigureSource | null): void {
  source = figures;
}

/** null while there are none: three.js is still on its way, or the browser has no WebGL. */
export function figuresNow(look: TakenLook = {}): Figures | null {
  return source?.picture(look) ?? null;
}

/** null where there are no figures that can be drawn a second time. */
export function viewNow(): FigureView | null {
  return source?.view?.() ?? null;
}
