/** The ways to a moment by an address: a link, a preset's name typed by hand, or nothing at all. */
import { batch } from '@preact/signals';
import { breaks, toggledLayers } from '../study/switches';
import type { Preset } from '../../presets/types';
import { showBreakpoints, showView } from './moment';
import { isMomentFragment } from './permalink';
import { presetOfFragment } from './presetFragment';
import { restoreFragment, type RestoreParts } from './restore';
import type { History } from '../session/session';
import type { Visits } from '../kept/visits';

export interface Entrance {
  /** whether a fragment leads to a moment */
  leads(fragment: string): boolean;
  /** @param followed a link, not an entry of this page's own */
  open(fragment: string, history: History, followed?: boolean): Promise<void>;
  /**
   * The first content: from the address, the last state of the workbench, or the first preset.
   * @param history 'none': another room's; the last state of the workbench stays as it was kept
   */
  begin(fragment: string, history?: History): Promise<void>;
  /** the latest of these, until it is shown */
  begun: Promise<void>;
}

export function entrance(parts: RestoreParts, presets: readonly Preset[], visits: Visits): Entrance {
  const { opener, firstPreset } = parts;
  const leads = (fragment: string) => isMomentFragment(fragment) || presetOfFragment(fragment, presets) !== null;
  const open = async (fragment: string, history: History, followed?: boolean) => {
    const named = presetOfFragment(fragment, presets);
    if (named === null) await restoreFragment(parts, fragment, history, followed);
    else if ((await opener.openPresetAt(named, { history })) && followed) {
      // As where the page is opened at it.
      batch(() => {
        showView({});
        showBreakpoints(null);
        toggledLayers.value = breaks.value = [];
      });
    }
  };
  const begin = async (fragment: string, history: History) => {
    const left = fragment === '' ? visits.last() : null;
    if (left !== null) await restoreFragment(parts, left, history);
    else if (leads(fragment)) await open(fragment, 'none');
    else await opener.openPresetAt(firstPreset, { history: 'replace' });
  };
  return {
    leads,
    open,
    begin(fragment, history = 'replace') {
      return (this.begun = begin(fragment, history));
    },
    begun: Promise.resolve(),
  };
}
