/** What the course does once its first figure is there. */
import { loadMathFont } from '../base/mathFont';
import { watchChecklist } from './checklist';

export function beginLater(): void {
  watchChecklist();
  void loadMathFont();
}
