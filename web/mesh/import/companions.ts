/** Finds the files a document refers to among those the user gave. Nothing is ever fetched or read from a disk. */
import type { SourceFile } from './types';

/** The folder part of a name with its slash; '' if there is none. */
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);

/** The last part of a path or address, without query or fragment. */
export const baseName = (path: string) => lastName(path.replace(/[?#].*$/, ''));

/** Without its folders; a file may have ? and # in its name. */
export const lastName = (path: string) => path.replaceAll('\\', '/').split('/').at(-1) ?? path;

/** True for addresses that lead out of the folder: http:, file:, /etc, C:, .. and the like. */
export function leadsOutside(path: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(path) || /^[/\\]/.test(path) || path.split(/[/\\]/).includes('..');
}

export class Companions {
  private readonly used = new Set<SourceFile>();

  constructor(
    private readonly main: SourceFile,
    private readonly files: readonly SourceFile[],
  ) {}

  /** The file at a path relative to the main file, or else the only file of that name: a drop gives names without folders. */
  find(path: string): SourceFile | undefined {
    const wanted = path.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
    const name = baseName(wanted);
    const namesakes = this.files.filter((file) => baseName(file.name) === name);
    const exact = leadsOutside(path)
      ? undefined
      : this.files.find((file) => file.name === folderOf(this.main.name) + wanted);
    const found = exact ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    if (found) this.used.add(found);
    return found;
  }

  get totalBytes(): number {
    return this.files.reduce((sum, file) => sum + file.bytes.length, 0);
  }

  get usedBytes(): number {
    return [...this.used].reduce((sum, file) => sum + file.bytes.length, 0);
  }

  /** Names of the files nothing referred to. */
  get unusedNames(): string[] {
    return this.files.filter((file) => !this.used.has(file)).map((file) => file.name);
  }
}
