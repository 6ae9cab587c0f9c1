/** What is said of its steps, a chunk of its own: the first screen shows the method of 2003. */
import { addSweepViews } from '../../explain/views';
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';
import { robustEvents } from './events';

/** From here on a robust step can be spoken of. */
export function knowRobustSteps(): void {
  addMessages(catalogue);
  addSweepViews(robustEvents);
}
