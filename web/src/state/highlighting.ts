/** Singling out symbols. One is hovered, one is selected; the page shows both alike. */
import { batch } from '@preact/signals';
import type { Actions } from './actions.types';
import { hoveredSymbol, selectedSymbol, type SymbolName } from './highlight';
import * as store from './store';

export type HighlightActions = Pick<Actions, 'hoverSymbol' | 'selectSymbol' | 'clearSelection'>;

export function highlightActions(): HighlightActions {
  return {
    hoverSymbol: (name: SymbolName | null) => void (hoveredSymbol.value = name),
    /** Selecting what is selected lets it go. */
    selectSymbol: (name) => void (selectedSymbol.value = selectedSymbol.value === name ? null : name),
    clearSelection() {
      batch(() => {
        hoveredSymbol.value = selectedSymbol.value = null;
        store.selection.value = { triangle: null, hover: null };
      });
    },
  };
}
