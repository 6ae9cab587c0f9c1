/** The actions of this page. The solver's worker starts with the first of them that needs it. */
import { actions } from '../core/actions';
import { browserLink } from '../core/address/link';
import { browserVisits } from '../core/kept/visits';
import { embedded, embeddedLink } from '../core/session/embedded';
import { firstPreset, presets } from '../presets';
import { createClient } from '../solver/client';
import { createActions } from './createActions';

Object.assign(
  actions,
  createActions(createClient(), {
    presets,
    firstPreset: firstPreset.id,
    // Within another page nothing is kept, and nothing of this browser's is taken up.
    ...(embedded ? { link: embeddedLink(browserLink()) } : { visits: browserVisits() }),
  }),
);
