/** The effects of the page's keys and buttons while a study is open. */
import { showNotice } from '../core/told';
import type { Session } from '../core/session/session';
import * as store from '../core/store';
import { frameOf } from '../../package/trace/address';
import { currentRoom } from './room';
import type { SettingValues } from '../model/study/settings';
import { hitsOf } from './stops';
import { breaks } from '../core/study/switches';

/** To the next frame in which a stop holds; without any, to the next in which the first result of the chart changes its sign or word. */
export async function continueTo(session: Session, direction: 1 | -1): Promise<void> {
  const open = store.study.value;
  if (!open) return;
  if (breaks.value.length === 0) {
    showNotice({ key: 'study.breaks.none' });
    return;
  }
  const here = frameOf(store.cursor.value);
  const hits = hitsOf(open.module.schema, open.run, breaks.value);
  const next = direction > 0 ? hits.find((frame) => frame > here) : hits.findLast((frame) => frame < here);
  if (next === undefined) showNotice({ key: direction > 0 ? 'breakpoints.noneAhead' : 'breakpoints.noneBehind' });
  else await session.show(next, (tree) => tree.root, 'push');
}

/** The second run of each study when it was ended. */
const ended = new Map<string, SettingValues>();

/** The second run is the last one, or that of the preset, or the first variant; or none any more. */
export async function toggleBeside(): Promise<void> {
  const open = store.study.value;
  if (!open) return;
  const { id, presets } = open.module;
  const place = `${id} ${store.presetId.value ?? ''}`;
  if (open.beside) {
    ended.set(place, open.beside.changes);
    return currentRoom().compare(null);
  }
  const before = ended.get(place) ?? presets.find((each) => each.id === store.presetId.value)?.compare;
  if (before && Object.entries(before).some(([name, value]) => open.run.settings[name] !== value))
    return currentRoom().compare(before);
  const name = open.module.variants[0];
  const setting = open.module.schema.settings.find((each) => each.name === name);
  const value = setting && open.module.schema.enums[setting.type]?.find((each) => each !== open.run.settings[name!]);
  if (name !== undefined && value !== undefined) await currentRoom().compare({ [name]: value });
}
