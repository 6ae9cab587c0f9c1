/** Draws one view: the surfaces, then what the layers draw over them, then the names. */
import type { Scene, WebGLRenderer } from 'three';
import type { GlyphSize } from '../model';
import type { SymbolName } from '../base/highlight';
import { clearedUntil, experiment, glyphSize, shownLayers, onTop, questionOpen } from '../core/store';
import { guests } from './guests';
import { layers } from './layers';
import type { Figure } from './layers/layer';
import type { Pane } from './pane';
import type { Pen } from './pen/pen';
import { sightOf } from './sight';
import type { Surfaces } from './surfaces';

const glyphScales: Readonly<Record<GlyphSize, number>> = { small: 0.75, normal: 1, large: 1.5 };

export interface Painting {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly surfaces: Surfaces;
  /** CSS pixels */
  readonly height: number;
  /** pixels of the canvas for each of the page */
  readonly ratio: number;
  /** distance from the camera's target to the farthest corner of the mesh */
  readonly reach: number;
  readonly lit: ReadonlySet<SymbolName>;
  /** draws what a hand is at, over everything */
  readonly more?: (pen: Pen, figure: Figure) => void;
  /** runs what hands work over to the graphics card */
  readonly handOver?: (work: () => void) => void;
}

export function beginPicture(renderer: WebGLRenderer): void {
  renderer.info.reset();
  renderer.setScissorTest(false);
  renderer.clear();
  renderer.setScissorTest(true);
}

export function drawPane(pane: Pane, figure: Figure | null, painting: Painting): void {
  const { renderer, scene, surfaces, reach, handOver = (work) => work() } = painting;
  const { left, top, width, height } = pane.rect;
  const projection = pane.prepare(reach);
  renderer.setViewport(left, painting.height - top - height, width, height);
  renderer.setScissor(left, painting.height - top - height, width, height);
  surfaces.prepare(figure, pane.space.factor, shownLayers.value, {
    width,
    height,
    oneSided: experiment.value?.sides === 'front',
    sight: figure && sightOf(figure, projection.eye, questionOpen.value ? 0 : clearedUntil.value),
  });
  guests.paint?.(surfaces.look, pane);
  handOver(() => renderer.render(scene, pane.camera));
  drawLayers(pane, figure, painting);
  handOver(() => renderer.render(pane.pen.scene, pane.camera));
  pane.drawNames();
}

/** Lets all layers draw with the pane's pen, for any output; the pane is prepared. */
export function drawLayers(
  pane: Pane,
  figure: Figure | null,
  { ratio, lit, more }: Pick<Painting, 'ratio' | 'lit' | 'more'>,
): void {
  const { pen } = pane;
  const glyphs = glyphScales[glyphSize.value];
  pane.sizeNames(glyphSize.value);
  pen.begin(pane.projection!, { onTop: onTop.value, pixelRatio: ratio, glyphs, lit });
  if (figure) {
    for (const layer of layers()) {
      pen.symbol(null);
      if (layer.name === null || shownLayers.value[layer.name]) layer.draw(pen, figure);
    }
    pen.symbol(null);
    more?.(pen, figure);
  }
  pen.end();
}
