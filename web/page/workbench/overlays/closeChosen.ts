import { actions } from '../../core/actions';
import { giveFocusToFigures } from '../../base/controls/useBorrowedFocus';

/** Closes a list in which something was chosen: what comes next is to look, play and step, not to open the list again. */
export function closeChosen(): void {
  giveFocusToFigures();
  actions.setDialog(null);
}
