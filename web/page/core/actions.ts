/** The page's one set of actions. The solver's worker starts with the first of them that needs it. */
import { firstPreset, presets } from '../presets';
import { createClient } from '../solver/client';
import { createActions as create, type PageActions } from '../app/createActions';
import { embedded, embeddedLink } from './session/embedded';
import { browserLink } from './address/link';
import { browserVisits } from './kept/visits';

export { createActions } from '../app/createActions';
export type { PageActions, Surroundings } from '../app/createActions';

export const actions: PageActions = create(createClient(), {
  presets,
  firstPreset: firstPreset.id,
  // Within another page nothing is kept, and nothing of this browser's is taken up.
  ...(embedded ? { link: embeddedLink(browserLink()) } : { visits: browserVisits() }),
});
