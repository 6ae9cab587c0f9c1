/** The pins over the picture: buttons of the page, so that they can be reached by keys and read out, with their stems and feet below. */
import { batch } from '@preact/signals';
import { t } from '../../../base/i18n/messages';
import type { Projection } from '../../../scene/pen/view';
import type { Vec3 } from '../../../../mesh/geometry/vec';
import { choose, point } from '../../room/actions';
import { chosen, pointed, spots } from '../../room/state';
import type { Spot } from '../../../../audit/spots/spots';
import { shownRadii } from '../actualLevel';
import { arrangePins, pinWidth, stemOf } from './arrange';

const svg = 'http://www.w3.org/2000/svg';
/** Spots with a pin beside the chosen one: the worst, as many as leave something to be seen of a picture so small. */
const pinned = { least: 4, most: 12, pixels: 15_000 };
export const pinsFor = (width: number, height: number): number =>
  Math.max(pinned.least, Math.min(pinned.most, Math.floor((width * height) / pinned.pixels)));
/** CSS pixels kept free at the borders, for the head and the scale. */
const margin = { top: 8, side: 6, bottom: 40 };

export function pinnedSpots(
  shown: readonly Spot[],
  also: readonly (number | null)[],
  most: number = pinned.most,
): readonly Spot[] {
  const first = shown.slice(0, most);
  const more = shown.filter((spot) => also.includes(spot.number) && !first.includes(spot));
  return [...first, ...more];
}

interface Shown {
  readonly button: HTMLButtonElement;
  readonly stem: SVGPathElement;
  readonly foot: SVGCircleElement;
  spot: Spot;
}

export class Pins {
  readonly #shown = new Map<number, Shown>();
  readonly #slots = new Map<number, number>();
  readonly #drawing = document.createElementNS(svg, 'svg');
  readonly #layer = document.createElement('div');
  #last: (() => void) | null = null;
  #request = 0;

  constructor(root: HTMLElement) {
    this.#drawing.setAttribute('class', 'a-stems');
    this.#drawing.setAttribute('aria-hidden', 'true');
    this.#layer.className = 'a-pins';
    root.append(this.#drawing, this.#layer);
  }

  /** As the last picture has it, with the spots there are now: pins are of the page, and for them alone nothing is drawn. */
  move(): void {
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#last?.();
    });
  }

  /** @param place where in the figure a spot is */
  draw(projection: Projection, place: (world: Vec3) => Vec3): void {
    this.#last = () => this.#place(projection, place);
    this.#last();
  }

  #place(projection: Projection, place: (world: Vec3) => Vec3): void {
    const { width, height } = projection;
    const wanted = pinnedSpots(spots.value, [chosen.value, pointed.value], pinsFor(width, height));
    const numbers = new Set(wanted.map(({ number }) => number));
    for (const [number, shown] of this.#shown) if (!numbers.has(number)) this.#drop(number, shown);
    const upright = shownRadii()[1];
    const feet = wanted.map(({ number, place: [x0, y0, z0] }, rank) => {
      // A pin stands where the body did.
      const { x, y, depth } = projection.screen(place([x0, y0 - upright, z0]));
      const priority = (number === chosen.value ? 2000 : number === pointed.value ? 1000 : 0) - rank;
      return { number, x: depth > 0 ? x : -1e6, y, priority };
    });
    const { top, side, bottom } = margin;
    const room = { left: side, top, right: width - side, bottom: height - bottom };
    const pins = new Map(arrangePins(feet, room, this.#slots).map((pin) => [pin.number, pin]));
    wanted.forEach((spot, k) => {
      const shown = this.#show(spot);
      const pin = pins.get(spot.number);
      const foot = feet[k]!;
      for (const part of [shown.button, shown.stem, shown.foot]) part.classList.toggle('is-out', !pin);
      if (!pin) return;
      shown.button.style.width = `${pinWidth(spot.number)}px`;
      shown.button.style.transform = `translate(${pin.left.toFixed(1)}px, ${pin.top.toFixed(1)}px)`;
      shown.stem.setAttribute('d', stemOf(foot, pin));
      shown.foot.setAttribute('cx', foot.x.toFixed(1));
      shown.foot.setAttribute('cy', foot.y.toFixed(1));
      const [here, there] = [spot.number === chosen.value, spot.number === pointed.value];
      shown.button.classList.toggle('is-chosen', here);
      shown.button.classList.toggle('is-pointed', there);
      shown.button.setAttribute('aria-pressed', String(here));
    });
  }

  /** Dims what stands behind a wall. */
  dim(hidden: (spot: Spot) => boolean): void {
    for (const { button, stem, foot, spot } of this.#shown.values()) {
      const behind = hidden(spot);
      for (const part of [button, stem, foot]) part.classList.toggle('is-behind', behind);
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#drawing.remove();
    this.#layer.remove();
    this.#shown.clear();
  }

  #show(spot: Spot): Shown {
    const { number, kind, bodies } = spot;
    let shown = this.#shown.get(number);
    if (!shown) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'a-pin is-out';
      button.textContent = `#${number}`;
      button.addEventListener('click', () => choose(chosen.peek() === number ? null : number));
      for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => point(number));
      for (const event of ['pointerleave', 'blur'])
        button.addEventListener(event, () => batch(() => pointed.peek() === number && point(null)));
      const stem = document.createElementNS(svg, 'path');
      stem.setAttribute('class', 'a-stem');
      const foot = document.createElementNS(svg, 'circle');
      foot.setAttribute('class', 'a-foot');
      foot.setAttribute('r', '3');
      this.#drawing.append(stem, foot);
      this.#layer.append(button);
      shown = { button, stem, foot, spot };
      this.#shown.set(number, shown);
    }
    shown.spot = spot;
    shown.button.setAttribute('aria-label', t('auditView.pin', { number, kind, bodies }));
    return shown;
  }

  #drop(number: number, { button, stem, foot }: Shown): void {
    for (const part of [button, stem, foot]) part.remove();
    this.#shown.delete(number);
  }
}
