/** What is known of the page without a network; web/page/offline finds out. */
import { signal } from '@preact/signals';

/** `none`: not asked for, as in a page within another; `refused`: this browser keeps nothing */
export type Offline = 'none' | 'getting' | 'ready' | 'refused';

export const offline = signal<Offline>('none');

/** A newer version is there: what brings it. Null: there is none, or it was put off. */
export const newVersion = signal<(() => Promise<void>) | null>(null);
