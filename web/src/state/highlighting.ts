/** Singling out symbols. One is hovered, one is selected; the page shows both alike. */
import { batch } from '@preact/signals';
import type { Actions } from './actions.types';
import { askedNumber } from './focus';
import { hoveredSymbol, selectedSymbol, type SymbolName } from './highlight';
import * as store from './store';

export type HighlightActions = Pick<Actions, 'hoverSymbol' | 'selectSymbol' | 'askNumber' | 'clearSelection'>;

export function highlightActions(): HighlightActions {
  return {
    hoverSymbol: (name: SymbolName | null) => void (hoveredSymbol.value = name),
    /** Selecting what is selected lets it go. */
    selectSymbol: (name) => void (selectedSymbol.value = selectedSymbol.value === name ? null : name),
    askNumber: (number) => void (askedNumber.value = number),
    clearSelection() {
      batch(() => {
        askedNumber.value = null;
        hoveredSymbol.value = selectedSymbol.value = null;
        store.selection.value = { triangle: null, hover: null };
      });
    },
  };
}
