/** The page's state without a network; web/page/offline finds it out. */
import { signal } from '@preact/signals';

/** `none`: not asked for, as in a page within another; `refused`: this browser keeps nothing */
export type Offline = 'none' | 'getting' | 'ready' | 'refused';

export const offline = signal<Offline>('none');

/** A newer version: the function that loads it. Null: there is none, or it was postponed. */
export const newVersion = signal<(() => Promise<void>) | null>(null);
