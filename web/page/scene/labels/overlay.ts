import type { Projection } from '../pen/view';
import type { LabelLine, LabelRequest } from './label.types';
import type { Obstacle } from './obstacle';
import { type Naming, placeLabels, type Placeable, type Spot } from './place';
import { textRuns } from './symbols';

const svg = 'http://www.w3.org/2000/svg';
/** Kept free for the pane's own head and for its lower edge. */
const inset = { top: 34, compactTop: 52, side: 6, bottom: 6 };

interface Label {
  readonly element: HTMLElement;
  text: string;
  /** the text with every digit a 0 */
  shape: string;
  left: number;
  top: number;
  width: number;
  height: number;
  slot?: number;
}

/** The names in one pane: elements of the page over the picture, so they are sharp, selectable by style and translated. */
export class LabelOverlay {
  private readonly labels = new Map<string, Label>();
  private readonly leaders = document.createElementNS(svg, 'path');

  constructor(
    private readonly root: HTMLElement,
    drawing: SVGSVGElement,
  ) {
    this.leaders.setAttribute('class', 'fig-leader');
    drawing.append(this.leaders);
  }

  draw(requests: readonly LabelRequest[], obstacles: readonly Obstacle[], projection: Projection): void {
    const named = new Map(requests.map((request) => [request, this.namingOf(request, projection)] as const));
    const inView = requests.filter((request) => named.get(request));
    const wanted = new Map(inView.map((request) => [request.id, request]));
    for (const [id, label] of this.labels) if (!wanted.has(id)) this.drop(id, label);
    // All texts are written before any size is read: one layout, not one per label.
    for (const request of wanted.values()) this.write(request);
    for (const request of wanted.values()) this.measure(request.id);
    const room = {
      left: inset.side,
      top: projection.compact ? inset.compactTop : inset.top,
      right: projection.width - inset.side,
      bottom: projection.height - inset.bottom,
    };
    const items = [...wanted.values()].map((request) => this.placeable(request, named.get(request)!));
    const placed = new Map(placeLabels(items, obstacles, room).map((p) => [p.id, p]));
    let path = '';
    for (const [id, label] of this.labels) {
      const at = placed.get(id);
      label.element.classList.toggle('is-out', !at);
      label.slot = at?.slot;
      if (!at) continue;
      [label.left, label.top] = [at.left, at.top];
      label.element.style.transform = `translate(${at.left.toFixed(1)}px, ${at.top.toFixed(1)}px)`;
      if (at.leader) path += `M${at.leader.slice(0, 2).join(' ')}L${at.leader.slice(2).join(' ')}`;
    }
    this.leaders.setAttribute('d', path);
  }

  /** Names that stand for a symbol, and where they are in the pane. */
  namedAt([x, y]: readonly [number, number]): string | null {
    for (const { element, left, top, width, height } of this.labels.values()) {
      const inside = x >= left && y >= top && x <= left + width && y <= top + height;
      if (inside && element.dataset.sym && !element.classList.contains('is-out')) return element.dataset.sym;
    }
    return null;
  }

  /** To be called when names are set in another size or font: they are measured and placed as if new. */
  forgetSizes(): void {
    for (const label of this.labels.values()) {
      label.width = 0;
      label.slot = undefined;
    }
  }

  dispose(): void {
    for (const [id, label] of this.labels) this.drop(id, label);
    this.leaders.remove();
  }

  /** null: not in view */
  private namingOf({ at, orAt, prefer, within }: LabelRequest, projection: Projection): Naming | null {
    if (within) return within(projection);
    const spots = [{ at, prefer }, ...(orAt ? [orAt] : [])].flatMap((place, number): Spot[] => {
      const { x, y, depth } = projection.screen(place.at);
      const isSeen = depth > 0 && x > -8 && y > -8 && x < projection.width + 8 && y < projection.height + 8;
      return isSeen ? [[x, y, number, place.prefer]] : [];
    });
    return spots[0] ? { x: spots[0][0], y: spots[0][1], prefer, spots } : null;
  }

  private write(request: LabelRequest): void {
    const text = JSON.stringify(request.lines);
    let label = this.labels.get(request.id);
    if (!label) {
      const element = document.createElement('div');
      element.className = 'lb is-out';
      this.root.append(element);
      label = { element, text: '', shape: '', left: 0, top: 0, width: 0, height: 0 };
      this.labels.set(request.id, label);
    }
    if (request.symbol) label.element.dataset.sym = request.symbol;
    if (label.text === text) return;
    label.text = text;
    // All digits have one width, so a number that runs while scrubbing is measured once.
    const shape = text.replace(/\d/g, '0');
    if (shape !== label.shape) label.width = 0;
    label.shape = shape;
    label.element.replaceChildren(...request.lines.map(lineElement));
  }

  private measure(id: string): void {
    const label = this.labels.get(id);
    if (!label || label.width > 0) return;
    label.width = label.element.offsetWidth;
    label.height = label.element.offsetHeight;
  }

  private placeable(request: LabelRequest, naming: Naming): Placeable {
    const label = this.labels.get(request.id);
    return {
      ...naming,
      id: request.id,
      width: label?.width ?? 0,
      height: label?.height ?? 0,
      priority: request.priority,
      gap: request.gap ?? 8,
      leader: request.leader,
      only: request.only,
      lastSlot: label?.slot,
    };
  }

  private drop(id: string, label: Label): void {
    label.element.remove();
    this.labels.delete(id);
  }
}

function lineElement(line: LabelLine): HTMLElement {
  const element = document.createElement('div');
  element.className = `c-${line.tone}`;
  for (const run of textRuns(line.text)) {
    if (run.face === 'plain') element.append(run.text);
    else {
      const part = document.createElement('span');
      part.className = run.face === 'symbol' ? 'it' : 'sb';
      part.textContent = run.text;
      element.append(part);
    }
  }
  return element;
}
