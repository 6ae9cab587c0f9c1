/**
 * A strict, small reader of XML, tag by tag, straight from the bytes. It knows elements, attributes, text and comments; a document type is
 * refused and no entity but the five of XML itself is replaced, so nothing in a file can grow.
 */
import { ImportError } from './types';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const DOUBLE = 34;
const SINGLE = 39;

/** Bytes of one tag; the longest real ones have a few hundred. */
const MAX_TAG_BYTES = 65536;
const MAX_DEPTH = 256;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** By the attribute they find; a model asks for the same few millions of times. */
const patterns = new Map<string, RegExp>();

export class XmlReader {
  /** of the latest tag, without its prefix */
  name = '';
  /** the text before the latest tag, in the parts that comments leave of it */
  parts: (readonly [start: number, end: number])[] = [];
  position = 0;
  private tag = '';
  private readonly open: string[] = [];
  private closing = false;

  constructor(readonly bytes: Uint8Array) {}

  get depth(): number {
    return this.open.length;
  }

  /** Goes to the next tag. An element without content gives both, `open` and `close`. @throws ImportError `xml-bad` */
  next(): 'open' | 'close' | null {
    if (this.closing) {
      this.parts = [];
      return this.close(this.name);
    }
    const { bytes } = this;
    this.parts = [];
    for (;;) {
      const start = bytes.indexOf(LESS, this.position);
      this.parts.push([this.position, start < 0 ? bytes.length : start]);
      if (start < 0 && this.open.length > 0) throw this.bad('ends-early', bytes.length);
      if (start < 0) return null;
      if (this.skipSpecial(start)) continue;
      const end = this.endOfTag(start);
      this.position = end + 1;
      if (bytes[start + 1] === SLASH) return this.close(local(this.text(start + 2, end).trim()), start);
      return this.enter(start, end);
    }
  }

  /** An attribute of the latest opened tag; names may have prefixes. */
  attribute(name: string): string | undefined {
    let pattern = patterns.get(name);
    if (!pattern) patterns.set(name, (pattern = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`)));
    const match = pattern.exec(this.tag);
    return match?.[1]
      .slice(1, -1)
      .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, entity: string) => character(entity) ?? whole);
  }

  /** Where one is, for messages. */
  line(at = this.position): number {
    let line = 1;
    for (let i = 0; i < at; i++) if (this.bytes[i] === 10) line++;
    return line;
  }

  text(start: number, end: number): string {
    return new TextDecoder().decode(this.bytes.subarray(start, end));
  }

  private enter(start: number, end: number): 'open' {
    this.closing = this.bytes[end - 1] === SLASH;
    this.tag = this.text(start + 1, this.closing ? end - 1 : end);
    const name = /^[^\s/>]+/.exec(this.tag)?.[0];
    if (!name) throw this.bad('tag', start);
    this.name = local(name);
    this.open.push(this.name);
    if (this.open.length > MAX_DEPTH) throw this.bad('depth', start);
    return 'open';
  }

  private close(name: string, at = this.position): 'close' {
    this.closing = false;
    if (this.open.pop() !== name) throw this.bad('nesting', at);
    this.name = name;
    return 'close';
  }

  /** Goes past declarations, comments and the like. @returns whether there was one */
  private skipSpecial(start: number): boolean {
    const head = String.fromCharCode(...this.bytes.subarray(start + 1, start + 9));
    if (head.startsWith('?')) return this.skipTo('?>', start);
    if (head.startsWith('!--')) return this.skipTo('-->', start + 4);
    if (!head.startsWith('!')) return false;
    throw this.bad(head.startsWith('![CDATA[') ? 'cdata' : 'doctype', start);
  }

  private skipTo(end: string, from: number): true {
    const [first, ...rest] = [...end].map((letter) => letter.charCodeAt(0));
    for (let at = this.bytes.indexOf(first, from); at >= 0; at = this.bytes.indexOf(first, at + 1)) {
      if (!rest.every((byte, i) => this.bytes[at + 1 + i] === byte)) continue;
      this.position = at + end.length;
      return true;
    }
    throw this.bad('ends-early', this.bytes.length);
  }

  private endOfTag(start: number): number {
    const { bytes } = this;
    let quote = 0;
    for (let at = start + 1; at < bytes.length; at++) {
      const byte = bytes[at];
      if (quote !== 0) quote = byte === quote ? 0 : quote;
      else if (byte === GREATER) return at;
      else if (byte === DOUBLE || byte === SINGLE) quote = byte;
      if (at - start > MAX_TAG_BYTES) throw this.bad('tag', start);
    }
    throw this.bad('ends-early', bytes.length);
  }

  private bad(what: string, at: number): ImportError {
    return new ImportError('xml-bad', { what, line: this.line(at) });
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function character(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity];
  const code = /^#x/i.test(entity) ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
