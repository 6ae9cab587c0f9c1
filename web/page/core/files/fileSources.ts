/** Meshes from other sources than files: folders, pasted text, an address of this site. Each becomes files. */
import '../../texts/later';
import { ImportError } from '../../../mesh/import/types';
import { MAX_FOLDER_BYTES, MAX_FOLDER_DEPTH, MAX_FOLDER_FILES } from '../../../mesh/import/limits';
import { isPicture } from '../../../mesh/import/pictures';
import { loadImportMessages } from '../../texts/importMessages';
import { t } from '../../base/i18n/messages';

/**
 * The files of dropped folders, their paths for names, without pictures and hidden files.
 *
 * @throws ImportError `folder-too-large`, `folder-too-many`, `folder-empty`
 */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<File[]> {
  await loadImportMessages();
  const files: File[] = [];
  let bytes = 0;
  let seen = 0;
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (++seen > MAX_FOLDER_FILES || depth > MAX_FOLDER_DEPTH)
      throw new ImportError('folder-too-many', { limit: MAX_FOLDER_FILES, depth: MAX_FOLDER_DEPTH });
    if (entry.name.startsWith('.') || isPicture(entry.name)) return;
    if (isFolder(entry)) return eachOf(entry, (inside) => visit(inside, depth + 1));
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    bytes += file.size;
    if (bytes > MAX_FOLDER_BYTES) throw new ImportError('folder-too-large', { bytes, limit: MAX_FOLDER_BYTES });
    files.push(new File([file], entry.fullPath.replace(/^\//, '')));
  };
  for (const entry of entries) await visit(entry, 0);
  if (files.length === 0) throw new ImportError('folder-empty', { files: seen - 1 });
  return files;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Browsers give the entries of a folder in parts; the last one is empty. */
async function eachOf(folder: FileSystemDirectoryEntry, visit: (entry: FileSystemEntry) => Promise<void>) {
  const reader = folder.createReader();
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return;
    for (const entry of part) await visit(entry);
  }
}

/** Its content says which format it is. */
export function fileOfText(text: string): File {
  return new File([text], t('import.pasted'));
}

/**
 * The file that `?mesh=` names, from the same site.
 *
 * @throws ImportError `address-elsewhere`, `address-failed` with the server's answer, `address-too-large`
 */
export async function fileAt(address: string, page: string, by?: AbortSignal): Promise<File> {
  await loadImportMessages();
  const url = URL.canParse(address, page) ? new URL(address, page) : null;
  // A blob: has the origin of its creator.
  if (url?.origin !== new URL(page).origin || !/^https?:$/.test(url.protocol))
    throw new ImportError('address-elsewhere', { address: shortened(address) });
  const response = await fetch(url, { redirect: 'error', credentials: 'omit', ...(by && { signal: by }) }).catch(
    () => null,
  );
  if (!response?.ok)
    throw new ImportError('address-failed', { address: shortened(address), status: response?.status ?? 0 });
  return new File(await partsOf(response), nameIn(url));
}

/** The received bytes; no more is fetched than is read. */
async function partsOf(response: Response): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  let bytes = Number(response.headers.get('content-length')) > MAX_FOLDER_BYTES ? MAX_FOLDER_BYTES + 1 : 0;
  while (reader) {
    if (bytes > MAX_FOLDER_BYTES) {
      await reader.cancel();
      throw new ImportError('address-too-large', { limit: MAX_FOLDER_BYTES });
    }
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    parts.push(value);
  }
  return parts;
}

const shortened = (address: string) => address.slice(0, 120);

function nameIn({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'mesh';
  } catch {
    return last;
  }
}
