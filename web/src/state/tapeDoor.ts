/** Tapes of recorded games: everything about them comes with the first one (`tape/`). */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What stands over the views while a tape is out. */
export const tapeBar = signal<ComponentType | null>(null);

/** The tape among files that are opened, by its first bytes; undefined: there is none. No folder has one. */
export async function tapeAmong(files: readonly File[]): Promise<File | undefined> {
  const few = files.length <= 8 ? files : [];
  const tapes = await Promise.all(few.map(async (file) => /^SWTAPE/.test(await file.slice(1, 7).text())));
  return few[tapes.indexOf(true)] ?? files.find(({ name }) => /\.sweeptape$/i.test(name));
}
