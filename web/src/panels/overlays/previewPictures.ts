/** The small pictures of the presets: one file, fetched once and kept, so that opening the list again asks for nothing. */
import { signal } from '@preact/signals';
import { previewIds, previewTile } from '../../presets/previews.gen';
import sheet from '../../presets/previews.png';

const address = signal<string | null>(null);
let asked = false;

export function loadPreviews(): void {
  if (asked) return;
  asked = true;
  fetch(sheet)
    .then((reply) => (reply.ok ? reply.blob() : Promise.reject(new Error(reply.statusText))))
    .then((blob) => void (address.value = URL.createObjectURL(blob)))
    // Without pictures the list is still a list; the next opening tries again.
    .catch(() => void (asked = false));
}

/** px of the page; the file has two of its own for each */
const shown = { width: previewTile.width / 2, height: previewTile.height / 2 };

/** Style of an element that shows a preset's picture; empty as long as there is none. */
export function pictureOf(preset: string): Record<string, string> {
  const at = previewIds.indexOf(preset);
  if (at < 0 || address.value === null) return {};
  return {
    backgroundImage: `url("${address.value}")`,
    backgroundPosition: `0 ${-at * shown.height}px`,
    backgroundSize: `${shown.width}px auto`,
  };
}
