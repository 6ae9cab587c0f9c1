/**
 * A strict, small reader of XML, tag by tag, straight from the bytes. It knows elements with their namespaces, attributes, text, CDATA and
 * comments; a document type is refused and no entity but the five of XML itself is replaced, so nothing in a file can grow.
 * Every byte is looked at a fixed number of times, and what can be repeated is counted.
 */
import { decimalIn } from './decimal';
import { ImportError } from './types';
import { XmlNames } from './xmlNames';
import type { XmlName } from './xmlNames';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;
const DOUBLE = 34;
const SINGLE = 39;
const SPACE = 32;

/** Bytes of one tag; the longest real ones have a few hundred. */
const MAX_TAG_BYTES = 65536;
const MAX_DEPTH = 256;
/** Attributes of one tag; each is compared with the others. */
const MAX_ATTRIBUTES = 256;
/** Comments, instructions and CDATA sections; real files have a handful. */
const MAX_ASIDES = 1_000_000;
/** Bytes of comments that are passed before the caller may breathe: some milliseconds. */
const PIECE = 4 * 1024 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The namespace of "xml:" needs no declaration. */
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** A comment or the like, and where its text begins. */
interface Aside {
  readonly end: readonly number[];
  readonly cdata: boolean;
  readonly from: number;
}

/** A stretch of text; entities are none within CDATA. */
export type TextPart = readonly [start: number, end: number, cdata: boolean];

/** Most tags have no text before them. */
const NO_PARTS: readonly TextPart[] = [];

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const ASIDES = [
  { begin: bytesOf('!--'), end: bytesOf('-->'), cdata: false },
  { begin: bytesOf('![CDATA['), end: bytesOf(']]>'), cdata: true },
  { begin: bytesOf('?'), end: bytesOf('?>'), cdata: false },
];

/** True for what stands between words, and past the end, where the byte is undefined. */
const isBlank = (byte: number | undefined) => byte === undefined || byte <= SPACE;

export class XmlReader {
  /** of the latest tag, without its prefix */
  name = '';
  /** namespace of the latest tag; undefined where its prefix is not declared */
  uri: string | undefined = '';
  /** the text before the latest tag, in the parts that comments and CDATA leave of it; none is empty */
  parts: readonly TextPart[] = NO_PARTS;
  position = 0;
  /** where the latest tag begins */
  tagAt = 0;
  /** bytes looked at so far: what tests hold to be in proportion to the file */
  work = 0;
  private readonly names = new XmlNames();
  private readonly open: XmlName[] = [];
  private readonly uris = new Map<string, string>([
    ['', ''],
    ['xml', XML_NAMESPACE],
  ]);
  /** what the declarations of open elements replaced, with the depth of each */
  private readonly replaced: { depth: number; prefix: string; uri: string | undefined }[] = [];
  private readonly attributes: { name: XmlName; start: number; end: number }[] = [];
  private attributeCount = 0;
  private elements = 0;
  private asides = 0;
  private aside: Aside | undefined;
  private closing = false;
  private paused = false;

  /** @param maxElements in all; more are refused */
  constructor(
    readonly bytes: Uint8Array,
    private readonly maxElements: number,
  ) {}

  get depth(): number {
    return this.open.length;
  }

  /**
   * Goes to the next tag. An element without content gives both, `open` and `close`. `pause` is no tag: after it the caller may breathe and
   * asks again.
   *
   * @throws ImportError `xml-bad`, `xml-too-many`
   */
  next(): 'open' | 'close' | 'pause' | null {
    if (this.closing) {
      this.parts = NO_PARTS;
      return this.close(this.open[this.open.length - 1], this.tagAt);
    }
    if (!this.paused) this.parts = NO_PARTS;
    const { bytes } = this;
    const pauseAt = this.position + PIECE;
    for (;;) {
      if (this.aside) this.passAside(this.aside, pauseAt);
      this.paused = this.aside !== undefined || this.position >= pauseAt;
      if (this.paused) return 'pause';
      const start = bytes.indexOf(LESS, this.position);
      const end = start < 0 ? bytes.length : start;
      this.work += end - this.position;
      this.addPart(this.position, end, false);
      this.position = end;
      if (start < 0 && this.open.length > 0) throw this.bad('ends-early', bytes.length);
      if (start < 0) return null;
      if (this.beginAside(start)) continue;
      this.tagAt = start;
      return bytes[start + 1] === SLASH ? this.closeTag(start) : this.openTag(start);
    }
  }

  /** An attribute of the latest opened tag. @param uri its namespace; attributes without a prefix have none */
  attribute(name: string, uri = ''): string | undefined {
    const found = this.find(name, uri);
    return found && unescaped(this.text(found.start, found.end).replace(/[\t\n\r]/g, ' '));
  }

  /** The same as a number; NaN where it is none. */
  number(name: string): number {
    const found = this.find(name, '');
    return found ? decimalIn(this.bytes, found.start, found.end) : NaN;
  }

  /** The namespace that a prefix stands for here. */
  uriOf(prefix: string): string | undefined {
    return this.uris.get(prefix);
  }

  /** Where one is, for messages. */
  line(at = this.position): number {
    return lineAt(this.bytes, at);
  }

  text(start: number, end: number): string {
    return new TextDecoder().decode(this.bytes.subarray(start, end));
  }

  private find(name: string, uri: string): { start: number; end: number } | undefined {
    for (let i = 0; i < this.attributeCount; i++) {
      const attribute = this.attributes[i];
      const { local, prefix } = attribute.name;
      if (local === name && (prefix === '' ? uri === '' : uri !== '' && this.uris.get(prefix) === uri))
        return attribute;
    }
    return undefined;
  }

  private openTag(start: number): 'open' {
    const { bytes } = this;
    if (++this.elements > this.maxElements) throw tooMany('elements', this.maxElements);
    let at = this.endOfName(start + 1, start);
    const name = this.names.at(bytes, start + 1, at);
    if (this.open.push(name) > MAX_DEPTH) throw this.bad('depth', start);
    this.attributeCount = 0;
    for (;;) {
      while (at < bytes.length && isBlank(bytes[at])) at++;
      if (bytes[at] === GREATER) break;
      this.closing = bytes[at] === SLASH;
      if (this.closing && bytes[++at] !== GREATER) throw this.bad(at < bytes.length ? 'tag' : 'ends-early', start);
      if (this.closing) break;
      at = this.addAttribute(at, start);
    }
    this.position = at + 1;
    this.work += this.position - start;
    this.name = name.local;
    this.declare();
    this.uri = this.uris.get(name.prefix);
    return 'open';
  }

  /** @returns what follows it */
  private addAttribute(from: number, tag: number): number {
    const { bytes } = this;
    const nameEnd = this.endOfName(from, tag);
    let at = nameEnd;
    while (isBlank(bytes[at]) && at < bytes.length) at++;
    if (bytes[at] === EQUALS) at++;
    else throw this.bad(at < bytes.length ? 'attribute' : 'ends-early', tag);
    while (isBlank(bytes[at]) && at < bytes.length) at++;
    const quote = bytes[at];
    if (quote !== DOUBLE && quote !== SINGLE) throw this.bad(at < bytes.length ? 'attribute' : 'ends-early', tag);
    const start = ++at;
    const limit = Math.min(bytes.length, tag + MAX_TAG_BYTES);
    while (at < limit && bytes[at] !== quote) at++;
    if (at >= limit) throw this.bad(limit < bytes.length ? 'tag' : 'ends-early', limit < bytes.length ? tag : limit);
    const name = this.names.at(bytes, from, nameEnd);
    for (let i = 0; i < this.attributeCount; i++)
      if (this.attributes[i].name.whole === name.whole) throw this.bad('attribute', tag);
    if (this.attributeCount === MAX_ATTRIBUTES) throw tooMany('attributes', MAX_ATTRIBUTES);
    this.attributes[this.attributeCount++] = { name, start, end: at };
    return at + 1;
  }

  private endOfName(from: number, tag: number): number {
    const { bytes } = this;
    const limit = tag + MAX_TAG_BYTES;
    let at = from;
    for (
      let byte = bytes[at];
      !isBlank(byte) && byte !== EQUALS && byte !== GREATER && byte !== SLASH;
      byte = bytes[++at]
    )
      if (byte === LESS || byte === DOUBLE || byte === SINGLE || at > limit) throw this.bad('tag', tag);
    if (at >= bytes.length) throw this.bad('ends-early', bytes.length);
    if (at === from) throw this.bad('tag', tag);
    return at;
  }

  private declare(): void {
    for (let i = 0; i < this.attributeCount; i++) {
      const { name, start, end } = this.attributes[i];
      const prefix = name.prefix === 'xmlns' ? name.local : name.whole === 'xmlns' ? '' : undefined;
      if (prefix === undefined) continue;
      this.replaced.push({ depth: this.open.length, prefix, uri: this.uris.get(prefix) });
      this.uris.set(prefix, unescaped(this.text(start, end)).trim());
    }
  }

  private closeTag(start: number): 'close' {
    const { bytes } = this;
    const nameEnd = this.endOfName(start + 2, start);
    let at = nameEnd;
    while (at < bytes.length && isBlank(bytes[at])) at++;
    if (bytes[at] !== GREATER) throw this.bad(at < bytes.length ? 'tag' : 'ends-early', start);
    this.position = at + 1;
    this.work += this.position - start;
    this.attributeCount = 0;
    return this.close(this.names.at(bytes, start + 2, nameEnd), start);
  }

  private close(name: XmlName, at: number): 'close' {
    this.closing = false;
    if (this.open.pop()?.whole !== name.whole) throw this.bad('nesting', at);
    this.name = name.local;
    this.uri = this.uris.get(name.prefix);
    for (let last = this.replaced.at(-1); last && last.depth > this.open.length; last = this.replaced.at(-1)) {
      if (last.uri === undefined) this.uris.delete(last.prefix);
      else this.uris.set(last.prefix, last.uri);
      this.replaced.pop();
    }
    return 'close';
  }

  /** @returns whether a comment or the like begins here @throws ImportError for a document type */
  private beginAside(start: number): boolean {
    const { bytes } = this;
    const first = bytes[start + 1];
    if (first !== 0x21 && first !== 0x3f) return false;
    const kind = ASIDES.find(({ begin }) => begin.every((byte, i) => bytes[start + 1 + i] === byte));
    if (!kind) throw this.bad('doctype', start);
    if (++this.asides > MAX_ASIDES) throw tooMany('comments', MAX_ASIDES);
    this.position = start + 1 + kind.begin.length;
    this.aside = { end: kind.end, cdata: kind.cdata, from: this.position };
    return true;
  }

  /** Goes to its end, or to where the caller may breathe. */
  private passAside({ end, cdata, from }: Aside, pauseAt: number): void {
    const { bytes } = this;
    const [first, second, third] = end;
    const stop = Math.min(bytes.length - end.length + 1, pauseAt);
    const isEnd = (at: number) => bytes[at + 1] === second && (third === undefined || bytes[at + 2] === third);
    let at = this.position;
    while (at < stop && !(bytes[at] === first && isEnd(at))) at++;
    this.work += at - this.position;
    this.position = at;
    if (at >= stop && stop < pauseAt) throw this.bad('ends-early', bytes.length);
    if (at >= stop) return;
    if (cdata) this.addPart(from, at, true);
    this.position = at + end.length;
    this.aside = undefined;
  }

  private addPart(start: number, end: number, cdata: boolean): void {
    if (end <= start) return;
    if (this.parts === NO_PARTS) this.parts = [[start, end, cdata]];
    else (this.parts as TextPart[]).push([start, end, cdata]);
  }

  private bad(what: string, at: number): ImportError {
    return new ImportError('xml-bad', { what, line: this.line(at) });
  }
}

const tooMany = (what: string, limit: number) => new ImportError('xml-too-many', { what, limit });

/** The line of a byte, from 1. */
export function lineAt(bytes: Uint8Array, at: number): number {
  let line = 1;
  for (let next = bytes.indexOf(10); next >= 0 && next < at; next = bytes.indexOf(10, next + 1)) line++;
  return line;
}

/** Text with its entities replaced; those that XML does not know are left as they are. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]{1,8}|\w{1,8});/gi, (whole, entity: string) => character(entity) ?? whole);
}

function character(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity];
  const code = /^#x/i.test(entity) ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
