/** A mistake that the caller can fix: reported in one line, exit status 2. */
export class CommandFault extends Error {
  override name = 'CommandFault';

  /** @param advice a second line: what to do */
  constructor(
    message: string,
    readonly advice?: string,
  ) {
    super(message);
  }

  get lines(): string[] {
    return this.advice === undefined ? [this.message] : [this.message, this.advice];
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be read, in words where the code of the system has some. */
export function reasonOf(error: unknown, words: Readonly<Record<string, string>> = {}): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const said = words[code] ?? reasons[code];
  return said === undefined ? code : `${said} (${code})`;
}
