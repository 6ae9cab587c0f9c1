/** The places of the scene that is open: made, gone to, renamed, taken away. */
import { showNotice } from '../../../core/told';
import { batch, signal } from '@preact/signals';
import { readAgain } from '../../../base/storage/kept';
import { viewNow } from '../../../core/stepping/picture';
import type { Actions } from '../../../core/actions.types';
import { sceneName } from '../../../core/session/sceneName';
import type { Session } from '../../../core/session/session';
import * as store from '../../../core/store';
import { posesNow } from '../find/look';
import { keepPlaces, mostPlaces, type Place, placesOf, tidyName } from './places';

interface Parts {
  readonly session: Session;
  readonly goTo: Actions['goTo'];
}

export class PlaceShelf {
  readonly list = signal<readonly Place[]>([]);
  /** the scene whose they are */
  private of: string | null = null;

  constructor(private readonly parts: Parts) {
    this.read();
    readAgain(() => this.read());
  }

  /** Reads those of the scene that is open now. */
  read(): void {
    this.of = this.scene();
    this.list.value = this.of === null ? [] : placesOf(this.of);
  }

  /** @returns whether there is such a place now */
  add(text: string): boolean {
    const name = tidyName(text) || this.freeName();
    const now = viewNow();
    if (this.list.value.length >= mostPlaces) {
      showNotice({ key: 'places.tooMany', values: { most: mostPlaces } });
      return false;
    }
    const link = store.cameraLink.value;
    const place: Place = {
      name,
      address: store.cursor.value,
      mode: store.viewMode.value,
      morph: store.morph.value,
      link,
      cameras: now ? posesNow(now.view, link) : { world: null, ellipsoid: null },
    };
    return this.write([...this.list.value, place]);
  }

  async show(place: Place): Promise<void> {
    await this.parts.goTo(place.address, { history: 'push' });
    // There is no such step any more.
    if (store.cursor.value !== place.address) return;
    batch(() => {
      store.viewMode.value = place.mode;
      store.morph.value = place.morph;
      store.cameraLink.value = place.link;
      // Another object each time: the stage takes what it has not been given yet.
      if (place.cameras.world || place.cameras.ellipsoid) store.cameras.value = { ...place.cameras };
    });
  }

  rename(at: number, text: string): void {
    const name = tidyName(text);
    if (name !== '') this.write(this.list.value.map((place, k) => (k === at ? { ...place, name } : place)));
  }

  /** @returns what puts it back, while the scene is the same */
  remove(at: number): () => void {
    const before = this.list.value;
    const scene = this.scene();
    this.write(before.filter((_, k) => k !== at));
    return () => {
      if (this.scene() === scene) this.write(before);
    };
  }

  /** Only the scene that was read is known here, so no other one is overwritten. */
  private write(places: readonly Place[]): boolean {
    const scene = this.scene();
    if (scene === null) return false;
    if (scene !== this.of) {
      this.read();
      return false;
    }
    this.list.value = places;
    if (!keepPlaces(scene, places)) showNotice({ key: 'places.notKept' });
    return true;
  }

  /** The next number that no place has for a name. */
  private freeName(): string {
    const taken = new Set(this.list.value.map(({ name }) => name));
    let number = 1;
    while (taken.has(String(number))) number++;
    return String(number);
  }

  private scene(): string | null {
    const { loaded } = this.parts.session;
    return loaded && sceneName(loaded);
  }
}
