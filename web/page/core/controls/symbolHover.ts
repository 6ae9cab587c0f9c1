/** For a block whose elements bear `data-sym`: what a mouse is on is singled out on the whole page, and so is what has the focus. */
import { actions } from '../actions';
import { noSymbols, symbolsAt } from '../../base/highlight';

const leave = () => actions.hoverSymbols(noSymbols);

export const symbolHover = {
  onPointerOver: (event: PointerEvent) => {
    if (event.pointerType !== 'touch') actions.hoverSymbols(symbolsAt(event.target));
  },
  onPointerLeave: leave,
  onFocusIn: ({ target }: FocusEvent) => {
    // A press focuses too, and then the pointer is what speaks.
    if (target instanceof Element && target.matches(':focus-visible')) actions.hoverSymbols(symbolsAt(target));
  },
  onFocusOut: leave,
};
