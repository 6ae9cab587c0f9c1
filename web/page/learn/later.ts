/** What the course does once its first figure is there. */
import { loadMathFont } from '../base/mathFont';
import { AskCard } from './panels/later';
import { watchChecklist } from './checklist';

export function beginLater(): void {
  watchChecklist();
  void AskCard.preload();
  void loadMathFont();
}
