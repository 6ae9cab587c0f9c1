/** Keys of a presentation, and those of clickers, which are PageUp, PageDown, B and sometimes the period. */
export type Order = 'onward' | 'back' | 'first' | 'last' | 'blank' | 'figure' | 'end' | 'notes' | 'full';

const orders: Readonly<Record<string, Order>> = {
  ArrowRight: 'onward',
  ArrowDown: 'onward',
  PageDown: 'onward',
  ' ': 'onward',
  Enter: 'onward',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'back',
  Home: 'first',
  End: 'last',
  b: 'blank',
  '.': 'blank',
  z: 'figure',
  n: 'notes',
  f: 'full',
  Escape: 'end',
};

export const orderOf = (key: string): Order | undefined => orders[key.length === 1 ? key.toLowerCase() : key];

/** @returns the order of a press; none while a button is pressed with it, or with Ctrl, Alt or Meta */
export function orderOfPress(event: KeyboardEvent): Order | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined;
  const button = event.target instanceof Element && event.target.closest('button');
  return button && (event.key === ' ' || event.key === 'Enter') ? undefined : orderOf(event.key);
}
