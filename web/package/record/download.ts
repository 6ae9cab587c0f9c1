/** Has the browser save bytes as a file. */
import { TapeError } from './errors.ts';

/** How a tape's file ends. */
export const ending = '.sweeptape';

/** @throws TapeError where there is no document */
export function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (typeof document === 'undefined') throw new TapeError('no-page');
  const link = document.createElement('a');
  link.download = `${name}${ending}`;
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.click();
  // The download has begun by the next turn of the page; until then the address must lead somewhere.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
