/** Out of the page: the clipboard, or a file. */
import type { Exported } from '../model/export/types';

/** Longer text freezes the programs it is pasted into, and some browsers cut it without a word. */
export const longestCopy = 5_000_000;

export function textOf({ content }: Exported): string {
  return content instanceof Blob ? '' : content.join('');
}

/** Rejects when the browser refuses the clipboard. */
export async function copy(exported: Exported): Promise<void> {
  const { content } = exported;
  if (content instanceof Blob) await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
  else await navigator.clipboard.writeText(content.join(''));
}

/** Seconds that a download may take to begin; then the memory is given back. */
const patience = 60_000;

export function save({ content, type, fileName }: Pick<Exported, 'content' | 'type' | 'fileName'>): void {
  const blob = content instanceof Blob ? content : new Blob([...content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
