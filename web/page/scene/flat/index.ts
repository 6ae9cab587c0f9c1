/** The figures without WebGL 2: the same marks, projected and drawn as SVG. Nothing covers what is behind it but the mesh itself. */
import type { Figure } from '../layers/layer';
import type { Size } from '../limits';
import type { Rgba } from '../../base/palette';
import type { Pane } from '../pane';
import { colorText, paintShape, type Shape, writeShape } from './shape';
import { boxShapes, meshShapes, NearTriangles } from './faces';
import { penShapes } from './strokes';

interface Drawn {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const svgOf = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS('http://www.w3.org/2000/svg', name);

export class FlatFigure {
  private readonly near = new NearTriangles();
  private readonly drawn = new Map<Pane, Drawn>();
  private readonly panes = new Map<Pane, SVGSVGElement>();

  /** Before a picture: panes that are not drawn in it are empty. */
  begin(): void {
    this.drawn.clear();
  }

  /** @param layers lets the pen draw, with the pane's projection set */
  pane(pane: Pane, figure: Figure | null, layers: () => void): void {
    layers();
    const { palette } = pane.pen.styles;
    const shapes = figure
      ? [
          ...meshShapes(pane, figure, palette, this.near),
          ...boxShapes(pane.projection!, figure, palette),
          ...penShapes(pane.pen),
        ]
      : [];
    this.drawn.set(pane, { ...pane.rect, shapes });
    const svg = this.panes.get(pane) ?? this.add(pane);
    svg.setAttribute('viewBox', `0 0 ${pane.rect.width} ${pane.rect.height}`);
    const paths = svg.children as HTMLCollectionOf<SVGPathElement>;
    while (paths.length < shapes.length) svg.append(svgOf('path'));
    while (paths.length > shapes.length) svg.lastChild!.remove();
    shapes.forEach((shape, at) => writeShape(paths[at]!, shape));
  }

  /**
   * What was drawn last, in pixels; null where there is no canvas for it.
   * @param size of the canvas on the page @param ratio pixels for each of the page @param background null: none
   */
  picture(size: Size, ratio: number, background: Rgba | null) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(size.width * ratio);
    canvas.height = Math.floor(size.height * ratio);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.scale(ratio, ratio);
    if (background) {
      context.fillStyle = colorText(background);
      context.fillRect(0, 0, size.width, size.height);
    }
    context.lineJoin = context.lineCap = 'round';
    for (const { left, top, width, height, shapes } of this.drawn.values()) {
      context.save();
      context.beginPath();
      context.rect(left, top, width, height);
      context.clip();
      context.translate(left, top);
      for (const shape of shapes) paintShape(context, shape);
      context.restore();
    }
    return canvas;
  }

  dispose(): void {
    for (const svg of this.panes.values()) svg.remove();
    this.panes.clear();
  }

  private add(pane: Pane): SVGSVGElement {
    const svg = svgOf('svg');
    svg.setAttribute('class', 'fig-flat');
    svg.setAttribute('aria-hidden', 'true');
    pane.element.prepend(svg);
    this.panes.set(pane, svg);
    return svg;
  }
}
