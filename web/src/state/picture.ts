/** Where a picture of the figures comes from: the stage says so when it is there, for it arrives later than the page. */

export interface Figures {
  /** a copy of the canvas as it is now, in its own pixels */
  readonly canvas: HTMLCanvasElement;
  /** what the canvas fills, with the panes in it */
  readonly stage: HTMLElement;
}

let source: (() => Figures | null) | null = null;

export function setFigures(figures: (() => Figures | null) | null): void {
  source = figures;
}

/** null while there are none: three.js is still on its way, or the browser has no WebGL. */
export function figuresNow(): Figures | null {
  return source?.() ?? null;
}
