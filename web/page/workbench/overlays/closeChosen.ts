import { actions } from '../../core/actions';
import { giveFocusToFigures } from '../../base/controls/useBorrowedFocus';

/** Closes a list after a choice: the next thing is to look, play and step, not to open the list again. */
export function closeChosen(): void {
  giveFocusToFigures();
  actions.setDialog(null);
}
