/** Between the window that is projected and the one with the notes: what is shown goes there, keys come back. */
import type { Said } from './said';

export interface Shown extends Said {
  readonly title: string;
  readonly at: number;
  readonly all: number;
  /** when the presentation began, milliseconds since 1970 */
  readonly begun: number;
  /** it has ended */
  readonly over: boolean;
}

export type Telling =
  | { readonly type: 'shown'; readonly shown: Shown }
  | { readonly type: 'hello' }
  | { readonly type: 'key'; readonly key: string };

/** @param id one presentation of this browser; others hear nothing of it */
export function openChannel(id: string, onTelling: (telling: Telling) => void) {
  const channel = new BroadcastChannel(`sweepscope.present.${id}`);
  channel.onmessage = ({ data }: MessageEvent<Telling>) => onTelling(data);
  return {
    tell: (telling: Telling) => channel.postMessage(telling),
    close: () => channel.close(),
  };
}

/** Of the page with the notes: `?notes=<id>`. */
export const notesAddress = (id: string): string => `${location.pathname}?notes=${id}`;
