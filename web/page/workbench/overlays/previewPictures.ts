/** The small pictures of the presets: one file for each theme, fetched once and kept, so that opening the list again asks for nothing. */
import { signal } from '@preact/signals';
import { previewIds, previewTile } from '../../presets/previews.gen';
import dark from '../../presets/previews.dark.png';
import light from '../../presets/previews.light.png';
import { theme, type Theme } from '../../base/theme';

const files: Readonly<Record<Theme, string>> = { dark, light };
const addresses = signal<Readonly<Partial<Record<Theme, string>>>>({});
const asked = new Set<Theme>();

/** Those of the theme that is shown. */
export function loadPreviews(): void {
  const wanted = theme.value;
  if (asked.has(wanted)) return;
  asked.add(wanted);
  fetch(files[wanted])
    .then((reply) => (reply.ok ? reply.blob() : Promise.reject(new Error(reply.statusText))))
    .then((blob) => void (addresses.value = { ...addresses.value, [wanted]: URL.createObjectURL(blob) }))
    // Without pictures the list is still a list; the next opening tries again.
    .catch(() => void asked.delete(wanted));
}

/** px of the page; the file has two of its own for each */
const shown = { width: previewTile.width / 2, height: previewTile.height / 2 };

/** Style of an element that shows a preset's picture; empty as long as there is none. */
export function pictureOf(preset: string): Record<string, string> {
  const at = previewIds.indexOf(preset);
  const address = addresses.value[theme.value];
  if (at < 0 || !address) return {};
  return {
    backgroundImage: `url("${address}")`,
    backgroundPosition: `0 ${-at * shown.height}px`,
    backgroundSize: `${shown.width}px auto`,
  };
}
