/** Singling out symbols. Some are hovered, some selected; the page shows both alike. */
import { batch } from '@preact/signals';
import type { Actions } from '../actions.types';
import { askedNumber } from './focus';
import { hoveredSymbols, noSymbols, selectedSymbols, type Symbols } from '../../base/highlight';
import * as store from '../store';

export type HighlightActions = Pick<Actions, 'hoverSymbols' | 'selectSymbols' | 'askNumber' | 'clearSelection'>;

export function highlightActions(): HighlightActions {
  return {
    hoverSymbols(names: Symbols) {
      // A pointer says it at every move.
      if (!same(hoveredSymbols.peek(), names)) hoveredSymbols.value = names;
    },
    /** Selecting what is selected lets it go. */
    selectSymbols: (names) => void (selectedSymbols.value = same(selectedSymbols.peek(), names) ? noSymbols : names),
    askNumber: (number) => void (askedNumber.value = number),
    clearSelection() {
      batch(() => {
        askedNumber.value = null;
        hoveredSymbols.value = selectedSymbols.value = noSymbols;
        store.selection.value = { triangle: null, hover: null };
      });
    },
  };
}

function same(one: Symbols, other: Symbols): boolean {
  return one.join() === other.join();
}
