/** The texts of its steps, a separate chunk: the first screen shows the method of 2003. */
import './messages';
import { addSweepViews } from '../../explain/views';
import { robustEvents } from './events';

/** From here on a robust step can be spoken of. */
export function knowRobustSteps(): void {
  addSweepViews(robustEvents);
}
