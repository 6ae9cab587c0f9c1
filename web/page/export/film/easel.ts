/** A stage beside the page that nobody sees, laid out as the page's figures are, on which the pictures of a film are drawn one after the other. */
import './film.css';
import { type Caption, drawPicture, isControl } from '../picture';
import type { SceneMesh } from '../../model';
import type { Showing } from '../../scene/derived';
import { type Bodies, FilmStage } from '../../scene/film';
import { readPalette, type Rgba } from '../../base/palette';
import type { PaneRect, StageView } from '../../model/stage';
import type { Color } from './palette';
import type { FilmSize, FilmGround } from '../../model/export/film';

export interface EaselParts {
  readonly view: StageView;
  readonly size: FilmSize;
  readonly ground: FilmGround;
  /** the pixels of the pictures are read */
  readonly reads: boolean;
  /** the page's figures, whose heads are taken over */
  readonly model: HTMLElement;
  readonly mesh: SceneMesh;
  readonly showing: Showing;
}

export class Easel {
  private readonly root = document.createElement('div');
  private readonly stage: FilmStage;
  private readonly canvas = document.createElement('canvas');
  private readonly picture = document.createElement('canvas');
  private readonly ground: FilmGround;

  /** @throws MessageError when the pictures are larger than can be drawn */
  constructor({ view, size, ground, reads, model, mesh, showing }: EaselParts) {
    const { root } = this;
    this.ground = ground;
    root.className = 'film-easel';
    root.inert = true;
    root.setAttribute('aria-hidden', 'true');
    if (ground === 'white') root.dataset.theme = 'light';
    place(root, { left: 0, top: 0, width: view.width, height: view.height });
    const [world, ellipsoid] = [section('vw-w', view.world.rect, model), section('vw-e', view.ellipsoid.rect, model)];
    root.append(this.canvas, world, ellipsoid);
    document.body.append(root);
    this.picture.width = size.width;
    this.picture.height = size.height;
    this.picture.getContext('2d', { willReadFrequently: reads });
    try {
      const film = { view, mesh, showing, ratio: size.ratio };
      this.stage = new FilmStage({ canvas: this.canvas, world, ellipsoid, around: root }, film);
    } catch (error) {
      root.remove();
      throw error;
    }
  }

  /** Makes a portion of what is drawn ready. @returns true while there is more */
  grow(): boolean {
    return this.stage.grow();
  }

  seeAll(bodies: Bodies): void {
    this.stage.seeAll(bodies);
  }

  get colors(): readonly Color[] {
    const bytes = ([r, g, b]: Rgba): Color => [Math.round(255 * r), Math.round(255 * g), Math.round(255 * b)];
    return Object.values(readPalette(this.root))
      .filter(([, , , alpha]) => alpha === 1)
      .map(bytes);
  }

  rewind(): void {
    this.stage.rewind();
  }

  /** The picture of the place that is shown now; the same canvas every time. */
  draw(caption: Caption, along: boolean): HTMLCanvasElement {
    this.stage.draw(along);
    return drawPicture(this.canvas, this.root, caption, { ground: this.ground, into: this.picture });
  }

  dispose(): void {
    this.stage.dispose();
    this.root.remove();
  }
}

/** A pane with the head that the page's has, without its controls. */
function section(name: 'vw-w' | 'vw-e', rect: PaneRect, model: HTMLElement): HTMLElement {
  const pane = document.createElement('section');
  pane.className = `vw ${name}`;
  place(pane, rect);
  if (rect.left > 0) pane.classList.add('beside');
  const head = model.querySelector(`.${name} .vh`)?.cloneNode(true) as Element | undefined;
  for (const part of head?.querySelectorAll('*') ?? []) if (isControl(part)) part.remove();
  if (head) pane.append(head);
  return pane;
}

function place({ style }: HTMLElement, rect: PaneRect): void {
  for (const side of ['left', 'top', 'width', 'height'] as const) style.setProperty(`--${side}`, `${rect[side]}px`);
}
