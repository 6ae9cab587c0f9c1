/** Drops and pastes on the page. The reader of folders and text loads with the first of them. */
import { actions } from '../actions';
import { embedded } from '../session/embedded';
import { failureOf } from '../session/failure';
import { room } from '../store';

type Brought = typeof import('./fileSources');

/**
 * @param name of the thing to open, for the error message
 * @param filesBy none: there is nothing to open
 * @param by the request; an overtaken one neither opens nor reports anything
 */
export async function bring(
  name: string,
  filesBy: (reader: Brought) => Promise<File[]>,
  by = actions.ask(),
): Promise<void> {
  try {
    const files = await filesBy(await import('./fileSources'));
    if (files.length > 0 && !by.aborted) await actions.openFiles(files, by);
  } catch (error) {
    if (!by.aborted) actions.tell(failureOf(error, { key: 'failure.import.title', values: { name } }), by);
  }
}

/** Entries of a drop exist only during its event, so they are read right away. */
export function openDropped(transfer: DataTransfer | null): void {
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const folder = entries.find((entry) => entry.isDirectory);
  if (folder) void bring(folder.name, (reader) => reader.filesOf(entries));
  else void actions.openFiles([...(transfer?.files ?? [])]);
}

/** Files, or the text of a mesh. A paste into a field belongs to the field. */
export function openPasted({ clipboardData, target }: ClipboardEvent): void {
  const files = [...(clipboardData?.files ?? [])];
  const text = clipboardData?.getData('text/plain').trim();
  if (files.length > 0) void actions.openFiles(files);
  else if (text && !(target as Element | null)?.closest?.('input, textarea, [contenteditable]'))
    void bring('', async (reader) => [reader.fileOfText(text)]);
}

export const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** In every room, and while one is still on its way. @returns a function that stops it */
export function takeDrops(): () => void {
  const isTaken = (event: DragEvent) => hasFiles(event) && !(embedded && room.peek() === 'workbench');
  // Without this the browser would leave the page and show the file.
  const onOver = (event: DragEvent) => isTaken(event) && event.preventDefault();
  const onDrop = (event: DragEvent) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    openDropped(event.dataTransfer);
  };
  addEventListener('dragover', onOver);
  addEventListener('drop', onDrop);
  return () => {
    removeEventListener('dragover', onOver);
    removeEventListener('drop', onDrop);
  };
}
