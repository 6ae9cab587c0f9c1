import { t, type MessageKey } from '../../base/i18n/messages';
import type { Nudge } from '../camera/rig';
import type { Pane } from '../pane';

const turn = Math.PI / 36;
const way = 0.04;
const zoom = 1.1;

/** What the keys do while a view has the focus. */
export function nudgeOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Nudge | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? { right: -way } : { azimuth: -turn };
    case 'ArrowRight':
      return shiftKey ? { right: way } : { azimuth: turn };
    case 'ArrowUp':
      return shiftKey ? { up: way } : { polar: -turn };
    case 'ArrowDown':
      return shiftKey ? { up: -way } : { polar: turn };
    case '+':
    case '=':
      return { zoom: 1 / zoom };
    case '-':
    case '_':
      return { zoom };
    default:
      return null;
  }
}

/** Lets the keyboard turn, move and zoom a pane's camera: the pane is a stop for Tab, and the keys count while it has the focus. */
export class CameraKeys {
  private readonly stop = new AbortController();

  /** @param label what a screen reader calls it */
  constructor(pane: Pane, moved: () => void, label: MessageKey = `scene.keys.${pane.name}`) {
    const { surface } = pane;
    const { signal } = this.stop;
    surface.tabIndex = 0;
    // Screen readers pass keys on to an application; elsewhere arrows would move their own cursor.
    surface.setAttribute('role', 'application');
    surface.setAttribute('aria-label', t(label));
    surface.addEventListener('keydown', (event) => this.press(event, pane, moved), { signal });
    // A pointer turns the camera without taking the focus, so that the arrow keys go on stepping.
    surface.addEventListener('mousedown', leaveFocus, { signal });
  }

  dispose(): void {
    this.stop.abort();
  }

  private press(event: KeyboardEvent, pane: Pane, moved: () => void): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const nudge = nudgeOf(event);
    if (!nudge) return;
    // Arrows step through the run elsewhere on the page.
    event.preventDefault();
    event.stopPropagation();
    pane.rig.nudge(nudge);
    moved();
  }
}

function leaveFocus(event: Event): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
