import type { Matrix4 } from 'three';
import type { Obstacle } from './obstacle';

const svg = 'http://www.w3.org/2000/svg';
const size = 20;
const corner = { left: 34, bottom: 30 };
/** half of the room of a name */
const nameSize = 9;

/** The three axes in the lower left corner of a pane: which way the camera looks. */
export class Triad {
  private readonly group = document.createElementNS(svg, 'g');
  /** so that the axes are seen on a mesh */
  private readonly casing = document.createElementNS(svg, 'path');
  private readonly axes = document.createElementNS(svg, 'path');
  private readonly names = (['x', 'y', 'z'] as const).map((name) => {
    const text = document.createElementNS(svg, 'text');
    text.setAttribute('class', 'fig-axis-name');
    text.textContent = name;
    return text;
  });

  constructor(drawing: SVGSVGElement) {
    this.axes.setAttribute('class', 'fig-axis');
    this.casing.setAttribute('class', 'fig-axis-casing');
    this.group.append(this.casing, this.axes, ...this.names);
    drawing.append(this.group);
  }

  /**
   * @param view may stretch the axes, which then stand in their true proportions, the longest as long as always
   * @returns where its names stand
   */
  draw(view: Matrix4, height: number): Obstacle[] {
    const m = view.elements;
    const longest = Math.max(...[0, 4, 8].map((at) => Math.hypot(m[at], m[at + 1], m[at + 2])));
    const unit = size / longest;
    let path = '';
    let lowest = 0;
    const at: [number, number][] = [];
    this.names.forEach((name, axis) => {
      const x = m[axis * 4] * unit;
      const y = -m[axis * 4 + 1] * unit;
      path += `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`;
      const span = Math.hypot(x, y);
      // An axis that points at the eye has no direction to put its name in.
      name.classList.toggle('is-out', span < 4);
      const reach = span > 0 ? (span + 8) / span : 0;
      name.setAttribute('x', (x * reach).toFixed(1));
      name.setAttribute('y', (y * reach + 4).toFixed(1));
      lowest = Math.max(lowest, y * reach + 4);
      if (span >= 4) at.push([x * reach, y * reach]);
    });
    this.casing.setAttribute('d', path);
    this.axes.setAttribute('d', path);
    const top = height - Math.max(corner.bottom, lowest + 6);
    this.group.setAttribute('transform', `translate(${corner.left} ${top})`);
    return at.map(([x, y]) => ({
      ...{ kind: 'box', left: corner.left + x - nameSize, right: corner.left + x + nameSize },
      ...{ top: top + y - nameSize, bottom: top + y + nameSize },
    }));
  }

  dispose(): void {
    this.group.remove();
  }
}
