/**
 * Editing a preset makes it yours. The preset stays what it is; the changed one is kept in this browser as it changes, and leads back
 * from the list of presets. Opening something else, going back to the original or closing the page loses nothing.
 */
import { effect, signal, untracked } from '@preact/signals';
import { bodies } from '../../model/bodies';
import { sameExperiment } from '../../model/experiment';
import { readAgain } from '../../base/storage/kept';
import { sameRecipe } from '../address/linkedRecipe';
import { changesBetween } from '../address/moment';
import type { Opener } from '../session/openActions';
import { decodeMoment, encodeMoment, type Moment, roomOfKept } from '../address/permalink';
import type { LoadedMesh, Session } from '../session/session';
import * as store from '../store';
import { changeShelf, readShelf, watchShelf, type Yours, yours } from './yoursShelf';

export interface YoursActions {
  openYours(id: string): Promise<void>;
  /** an empty name gives back the usual one */
  renameYours(id: string, name: string): void;
  deleteYours(id: string): void;
  /** what was deleted a moment ago */
  putBackYours(entry: Yours): void;
}

/** The scene compared with its preset: original, changed, or one of yours. */
export const standing = signal<{ readonly changed: boolean; readonly yours: string | null }>({
  changed: false,
  yours: null,
});

/** Milliseconds without a change until it is written: a drag changes the experiment sixty times a second. */
const patience = 400;
const longestName = 60;
/** Latest entries of a preset that an experiment is compared with: each is unpacked for it. An older one that is changed again begins a new entry. */
const mostCompared = 200;

export class YoursKeeper {
  private loaded: LoadedMesh | null = null;
  private pending: { readonly id: string; readonly moment: Moment } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  readonly actions: YoursActions;

  constructor(
    private readonly session: Session,
    opener: Opener,
  ) {
    this.actions = {
      openYours: (id) => this.open(id, opener),
      renameYours: (id, name) => this.change((list) => list.map((one) => (one.id === id ? renamed(one, name) : one))),
      deleteYours: (id) => this.remove(id),
      putBackYours: (entry) => this.change((list) => [...list.filter(({ id }) => id !== entry.id), entry]),
    };
  }

  /** Follows the experiment from now on. @returns a function that stops it */
  follow(): () => void {
    readShelf();
    readAgain(() => void readShelf());
    const unwatch = watchShelf();
    const stop = effect(() => {
      void [store.experiment.value, bodies.value];
      // A walk is one change, when it has ended.
      if (!store.walking.value) untracked(() => this.notice());
    });
    const flush = () => this.flush();
    if (typeof addEventListener === 'function') addEventListener('pagehide', flush);
    return () => {
      stop();
      unwatch();
      this.flush();
      if (typeof removeEventListener === 'function') removeEventListener('pagehide', flush);
    };
  }

  private notice(): void {
    const { loaded, baseline } = this.session;
    const experiment = store.experiment.value;
    // Changes in the course are not kept.
    if (!loaded || !baseline || !experiment || store.room.value !== 'workbench') return;
    const opened = loaded !== this.loaded;
    this.loaded = loaded;
    const preset = loaded.presetId;
    const changed = preset !== null && (!!loaded.repair || !!bodies.value || !sameExperiment(baseline, experiment));
    if (opened || !changed) this.flush();
    if (!changed || preset === null) return this.stand(false, null);
    const moment = this.momentNow(preset);
    // A changed preset from a link is kept only after further changes.
    if (opened) return this.stand(true, this.entryLike(moment)?.id ?? null);
    const id = standing.value.yours ?? this.entryLike(moment)?.id ?? newId();
    this.stand(true, id);
    this.pending = { id, moment };
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), patience);
  }

  private stand(changed: boolean, id: string | null): void {
    const now = standing.value;
    if (now.changed !== changed || now.yours !== id) standing.value = { changed, yours: id };
  }

  private momentNow(preset: string): Moment {
    return {
      preset,
      mesh: null,
      ...(this.session.loaded?.repair && { repair: this.session.loaded.repair.recipe }),
      changes: changesBetween(this.session.baseline!, store.experiment.value!),
      keptInputs: null,
      compare: store.comparison.value?.changes ?? null,
      address: store.cursor.value,
      level: store.level.value,
      view: {},
      ...(bodies.value && { bodies: bodies.value }),
    };
  }

  /** The entry with the same changes, wherever its cursor was. */
  private entryLike({ preset, changes, repair, bodies: those }: Moment): Yours | undefined {
    const { baseline } = this.session;
    const wanted = { ...baseline!, ...changes };
    const ofPreset = yours.value.filter((entry) => entry.preset === preset);
    return ofPreset.slice(0, mostCompared).find((entry) => {
      const kept = read(entry);
      return (
        kept !== null &&
        sameRecipe(kept.repair, repair) &&
        JSON.stringify(kept.bodies) === JSON.stringify(those) &&
        sameExperiment({ ...baseline!, ...kept.changes }, wanted)
      );
    });
  }

  /** Writes now what is still waiting. */
  private flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { pending } = this;
    this.pending = null;
    if (!pending) return;
    const { id, moment } = pending;
    const preset = moment.preset!;
    this.change((list) => {
      const old = list.find((one) => one.id === id);
      const taken = list.filter((one) => one.preset === preset).map(({ number }) => number);
      const fresh: Yours = { id, preset, number: Math.max(0, ...taken) + 1, name: null, saved: 0, moment: '' };
      const entry = { ...(old ?? fresh), saved: Date.now(), moment: encodeMoment(moment) };
      return [...list.filter((one) => one.id !== id), entry];
    });
  }

  private change(change: (list: readonly Yours[]) => readonly Yours[]): void {
    if (!changeShelf(change)) store.notice.value = { key: 'yours.notKept' };
  }

  private remove(id: string): void {
    if (this.pending?.id === id) this.pending = null;
    this.change((list) => list.filter((one) => one.id !== id));
    if (standing.value.yours === id) this.stand(standing.value.changed, null);
  }

  private async open(id: string, opener: Opener): Promise<void> {
    this.flush();
    const entry = yours.value.find((one) => one.id === id);
    const moment = entry && read(entry);
    if (!moment) return void (store.notice.value = { key: 'yours.damaged' });
    const { changes, compare, address, level, repair, bodies: those } = moment;
    const at = { changes, compare, address, level, repair, bodies: those };
    await opener.openPresetAt(entry.preset, { ...at, history: 'push' });
  }
}

function read({ moment }: Yours): Moment | null {
  try {
    return decodeMoment(moment, roomOfKept);
  } catch {
    return null;
  }
}

function renamed(entry: Yours, name: string): Yours {
  return { ...entry, name: name.trim().slice(0, longestName) || null };
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
}
