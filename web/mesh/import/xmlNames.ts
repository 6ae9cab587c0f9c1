/** Names in XML, each read once: a model has the same few a million times. */

export interface XmlName {
  /** with its prefix */
  readonly whole: string;
  readonly prefix: string;
  readonly local: string;
}

const SLOTS = 1024;
/** Longer names are read again each time. */
const MAX_KNOWN = 64;

export class XmlNames {
  private readonly known: (XmlName | undefined)[] = new Array<undefined>(SLOTS).fill(undefined);

  /** The name that the bytes [start, end) are. */
  at(bytes: Uint8Array, start: number, end: number): XmlName {
    if (end - start > MAX_KNOWN) return nameOf(bytes, start, end);
    let hash = end - start;
    for (let at = start; at < end; at++) hash = (hash * 31 + bytes[at]) | 0;
    const slot = hash & (SLOTS - 1);
    const known = this.known[slot];
    if (known && isAt(known.whole, bytes, start, end)) return known;
    return (this.known[slot] = nameOf(bytes, start, end));
  }
}

function isAt(name: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

function nameOf(bytes: Uint8Array, start: number, end: number): XmlName {
  const whole = new TextDecoder().decode(bytes.subarray(start, end));
  const colon = whole.indexOf(':');
  return { whole, prefix: whole.slice(0, Math.max(0, colon)), local: whole.slice(colon + 1) };
}
