/**
 * Tokens of the inspector: symbols (`data-sym`) and numbers (`data-field`) publish what a pointer, a finger or the keyboard singles
 * out, and show what is singled out elsewhere. One set of handlers for a whole block, because KaTeX makes the symbols' elements.
 */
import { signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { askedNumber } from '../../core/stepping/focus';
import { knownTree } from '../../core/store';
import { noSymbols, selectedSymbols, symbolsAt, type SymbolName } from '../../base/highlight';
import type { Step } from '../../../package/trace/steps';
import { keepFocus } from '../../base/controls/Toolbar';
import { originOf, type Origin } from '../origins';
import { shownFields } from '../shownFields';
import { pinField } from './pinning';

/** px; farther away nothing is meant */
const reach = 16;

interface Place {
  readonly x: number;
  readonly y: number;
}

let touched: Place | null = null;

/** Every press says whether it is a finger's, and where. */
function press({ pointerType, clientX, clientY }: PointerEvent): void {
  touched = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
}

/** The token of `block` that a click is on; for a finger the nearest one. */
function tokenOf(event: MouseEvent, block: Element, tokens: string): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  // Clicks from the keyboard and from assistive technology have no place and no count.
  if (!touched || event.detail === 0) return target?.closest<HTMLElement>(tokens) ?? null;
  const other = target?.closest<HTMLElement>('button');
  if (other && block.contains(other)) return other.matches(tokens) ? other : null;
  return nearest(block.querySelectorAll<HTMLElement>(`:is(${tokens}):not(button)`), touched);
}

function nearest(all: Iterable<HTMLElement>, place: Place): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = reach;
  for (const element of all) {
    for (const box of element.getClientRects()) {
      const away = Math.hypot(outside(place.x, box.left, box.right), outside(place.y, box.top, box.bottom));
      // Of two that contain the point the inner one is later.
      if (away <= least) [best, least] = [element, away];
    }
  }
  return best;
}

function outside(at: number, low: number, high: number): number {
  return Math.max(low - at, at - high, 0);
}

export interface Tip {
  readonly element: Element;
  readonly step: Step;
  readonly symbol: SymbolName | null;
  readonly field: string | null;
}

/** The subject of the tooltip. */
export const tip = signal<Tip | null>(null);

const tokens = '[data-field], [data-sym]';
/** The stops of the arrow keys: numbers and one button for each symbol; symbols inside KaTeX are for the pointer. */
const stops = '[role=button][data-field], button[data-sym]';

export function originHere(step: Step, field: string): Origin {
  const shown = shownFields(step);
  return originOf(step, field, (each) => shown.has(each));
}

function follow(step: Step, field: string): void {
  const { address } = originHere(step, field);
  if (address !== null && address !== step.address) {
    actions.askNumber(null);
    void actions.goTo(address, { history: 'push' });
    return;
  }
  const again = askedNumber.value?.kind === step.event.kind && askedNumber.value.field === field;
  actions.askNumber(again ? null : { kind: step.event.kind, field });
}

/** @param step the one whose numbers and symbols the block shows */
export function linkedHandlers(step: Step, { arrows = false } = {}) {
  const show = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(tokens) : null;
    const symbol = symbolOf(element);
    actions.hoverSymbols(symbolsAt(element));
    const field = element?.dataset['field'] ?? null;
    tip.value = element && (field !== null || symbol) ? { element, step: stepOf(element, step), symbol, field } : null;
  };
  const hide = () => {
    actions.hoverSymbols(noSymbols);
    tip.value = null;
  };
  return {
    onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && show(event.target),
    onPointerLeave: hide,
    onFocusIn: (event: FocusEvent) => {
      // A press focuses too, and then the pointer is what speaks.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target);
    },
    onFocusOut: hide,
    onPointerDown: press,
    onClick: (event: MouseEvent & { currentTarget: HTMLElement }) => {
      const element = tokenOf(event, event.currentTarget, tokens);
      const field = element?.dataset['field'];
      const symbol = symbolOf(element);
      if (element && field !== undefined) follow(stepOf(element, step), field);
      else if (symbol) {
        actions.selectSymbols([symbol]);
        // After a tap there is no pointer that rests on it.
        if (element && selectedSymbols.value.includes(symbol)) tip.value = { element, step, symbol, field: null };
      }
    },
    // A click must not take the arrow keys away from stepping.
    onMouseDown: keepFocus,
    onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => onKey(event, step, arrows),
  };
}

/** A number may belong to another step than its block. */
function stepOf({ dataset }: HTMLElement, here: Step): Step {
  const at = dataset['at'];
  return (at === undefined ? null : knownTree.value?.byAddress.get(at)) ?? here;
}

/** One token represents it. */
function symbolOf(element: HTMLElement | null): SymbolName | null {
  return symbolsAt(element)[0] ?? null;
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function onKey(event: KeyboardEvent & { currentTarget: HTMLElement }, step: Step, arrows: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (event.key.toLowerCase() === 'p' && at?.dataset['field'] !== undefined) {
    pinField(stepOf(at, step), at.dataset['field']);
    event.stopPropagation();
    return;
  }
  if (at?.role === 'button' && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    event.stopPropagation();
    return at.click();
  }
  if (!arrows) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const here = at ? all.indexOf(at) : -1;
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : here + (moves[event.key] ?? 0);
  if (here < 0 || !(event.key in moves || event.key === 'Home' || event.key === 'End')) return;
  // Arrows step through the run elsewhere on the page; among tokens they go from one to the next.
  event.preventDefault();
  event.stopPropagation();
  all[Math.min(all.length - 1, Math.max(0, next))]?.focus();
}
