/** The ways to a moment by an address: a link, a preset's name typed by hand, or nothing at all. */
import { batch } from '@preact/signals';
import { readAnchor } from './anchors';
import { breaks, toggledLayers } from '../study/switches';
import type { Preset } from '../../presets/types';
import { studyIds } from '../../model/study/registry.gen';
import { showBreakpoints, showView } from './moment';
import { isMomentFragment } from './permalink';
import { presetOfFragment } from './presetFragment';
import { restoreFragment, type RestoreParts } from './restore';
import type { History } from '../session/session';
import type { Visits } from '../kept/visits';

export interface Entrance {
  /** whether a fragment claims to lead to a moment */
  leads(fragment: string): boolean;
  /**
   * Opens what another address leads to.
   * @param giveWay called if it names something: what was asked for before is not wanted any more
   */
  follow(fragment: string, followed: boolean, giveWay: () => unknown): Promise<void>;
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

/** The start of every page, to which browsers scroll. */
const browsers = '#top';

export function entrance(parts: RestoreParts, presets: readonly Preset[], visits: Visits): Entrance {
  const { opener, firstPreset } = parts;
  const leads = (fragment: string) => fragment.length > 1 && fragment !== browsers && !readAnchor(fragment);
  const open = async (fragment: string, history: History, followed?: boolean) => {
    if (isMomentFragment(fragment)) return void (await restoreFragment(parts, fragment, history, followed));
    const by = parts.session.asking.latest;
    const named = presetOfFragment(fragment, presets);
    if (named !== null && (await opener.openPresetAt(named, { history }))) {
      // As where the page is opened at it.
      if (followed)
        batch(() => {
          showView({});
          showBreakpoints(null);
          toggledLayers.value = breaks.value = [];
        });
    } else if (!by.aborted) await (await import('./unknown')).openUnknown(parts, fragment, history, named !== null);
  };
  const begin = async (fragment: string, history: History) => {
    const left = fragment === '' ? visits.last() : null;
    if (left !== null) await restoreFragment(parts, left, history);
    else if (leads(fragment)) await open(fragment, 'none');
    else await opener.openPresetAt(firstPreset, { history: 'replace' });
  };
  return {
    leads,
    follow(fragment, followed, giveWay) {
      const isStudy = studyIds.some((id) => fragment === `#${id}`);
      if (isStudy || isMomentFragment(fragment) || presetOfFragment(fragment, presets) !== null) giveWay();
      return open(fragment, 'none', followed);
    },
    open,
    begin(fragment, history = 'replace') {
      return (this.begun = begin(fragment, history));
    },
    begun: Promise.resolve(),
  };
}
