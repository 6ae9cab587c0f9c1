/** Keys, mouse and fingers, as one wish. */

/** By where the keys are, not what is on them. */
const walking: Record<string, readonly [right: number, ahead: number]> = {
  KeyW: [0, 1],
  ArrowUp: [0, 1],
  KeyS: [0, -1],
  ArrowDown: [0, -1],
  KeyA: [-1, 0],
  ArrowLeft: [-1, 0],
  KeyD: [1, 0],
  ArrowRight: [1, 0],
};
const turnSpeed = 2.2; // radians a second
const dragTurn = 0.005; // radians a pixel
/** Pixels from the middle of the stick to its end. */
const reach = 46;

export class Controls {
  /** Wanted along the view: to the right and ahead, length 0 to 1. */
  right = 0;
  ahead = 0;
  /** Jump was pressed; the reader of this flag resets it. */
  jump = false;
  /** How far the view was dragged since it was last read, radians. */
  yaw = 0;
  pitch = 0;

  readonly #held = new Set<string>();
  #stickRight = 0;
  #stickAhead = 0;

  constructor(view: HTMLElement, stick: HTMLElement, jump: HTMLElement) {
    addEventListener('keydown', (event) => this.#press(event));
    addEventListener('keyup', ({ code }) => this.#held.delete(code));
    // Keys that are let go elsewhere are never heard of.
    addEventListener('blur', () => this.#held.clear());
    jump.addEventListener('pointerdown', () => (this.jump = true));
    this.#drags(view);
    this.#steers(stick);
  }

  /** To be called once a picture. */
  read(seconds: number): void {
    this.right = this.#stickRight;
    this.ahead = this.#stickAhead;
    for (const code of this.#held) {
      const way = walking[code];
      if (way) {
        this.right += way[0];
        this.ahead += way[1];
      }
    }
    const length = Math.hypot(this.right, this.ahead);
    if (length > 1) {
      this.right /= length;
      this.ahead /= length;
    }
    if (this.#held.has('KeyQ')) this.yaw -= turnSpeed * seconds;
    if (this.#held.has('KeyE')) this.yaw += turnSpeed * seconds;
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'Space' && !event.repeat) this.jump = true;
    if (event.code === 'Space' || event.code in walking) event.preventDefault();
    this.#held.add(event.code);
  }

  #drags(view: HTMLElement): void {
    view.addEventListener('pointerdown', ({ pointerId }) => view.setPointerCapture(pointerId));
    view.addEventListener('pointermove', ({ pointerId, movementX, movementY }) => {
      if (!view.hasPointerCapture(pointerId)) return;
      this.yaw += movementX * dragTurn;
      this.pitch += movementY * dragTurn;
    });
  }

  #steers(stick: HTMLElement): void {
    const knob = stick.firstElementChild as HTMLElement;
    const to = (x: number, y: number) => {
      const length = Math.max(reach, Math.hypot(x, y));
      this.#stickRight = x / length;
      this.#stickAhead = -y / length;
      knob.style.translate = `${reach * this.#stickRight}px ${-reach * this.#stickAhead}px`;
    };
    const at = (event: PointerEvent) => {
      const { left, top, width, height } = stick.getBoundingClientRect();
      to(event.clientX - left - width / 2, event.clientY - top - height / 2);
    };
    stick.addEventListener('pointerdown', (event) => {
      stick.setPointerCapture(event.pointerId);
      at(event);
    });
    stick.addEventListener('pointermove', (event) => stick.hasPointerCapture(event.pointerId) && at(event));
    stick.addEventListener('lostpointercapture', () => to(0, 0));
  }
}
