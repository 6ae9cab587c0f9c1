/** A document of XML as a tree. Text stays in the bytes: numbers are read from there. */
import type { Steps } from './steps';
import { XmlReader, lineAt, unescaped } from './xml';
import type { TextPart } from './xml';

/** Elements of one document; the numbers of a mesh are in a few of them. */
const MAX_ELEMENTS = 2_000_000;
/** Bytes read between two breaths: some milliseconds. */
const STRETCH = 1024 * 1024;

/** Most elements of a document that asks for much have neither. */
const NONE: Readonly<Record<string, string>> = {};
const CHILDLESS: readonly XmlElement[] = [];

export class XmlElement {
  attributes = NONE;
  children = CHILDLESS;
  /** before its end, in parts */
  textParts: readonly TextPart[] = [];

  /** @param name as in the namespace of the root; others have theirs in front of it */
  constructor(
    readonly name: string,
    private readonly bytes: Uint8Array,
    private readonly at: number,
  ) {}

  /** Before its end; that of an element with children is of no use. Only what comments, CDATA or entities cut up is copied. */
  get text(): Uint8Array {
    const { bytes, textParts } = this;
    if (textParts.length === 0) return bytes.subarray(0, 0);
    const pieces = textParts.map(([start, end, cdata]) => withoutEntities(bytes.subarray(start, end), cdata));
    if (pieces.length === 1) return pieces[0];
    const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let to = 0;
    for (const piece of pieces) {
      whole.set(piece, to);
      to += piece.length;
    }
    return whole;
  }

  add(child: XmlElement): void {
    if (this.children === CHILDLESS) this.children = [child];
    else (this.children as XmlElement[]).push(child);
  }

  /** Where it begins, for messages. */
  get line(): number {
    return lineAt(this.bytes, this.at);
  }
}

function withoutEntities(text: Uint8Array, cdata: boolean): Uint8Array {
  return cdata || !text.includes(38) ? text : new TextEncoder().encode(unescaped(new TextDecoder().decode(text)));
}

/**
 * @param attributes those that are kept; they have no prefix
 * @param isSame whether a namespace is another name of the root's
 * @throws ImportError `xml-bad`, `xml-too-many`
 */
export function* readTree(
  bytes: Uint8Array,
  attributes: readonly string[],
  isSame: (uri: string) => boolean,
): Steps<XmlElement> {
  const xml = new XmlReader(bytes, MAX_ELEMENTS);
  const root = new XmlElement('', bytes, 0);
  const path = [root];
  let main: string | undefined;
  let breathAt = STRETCH;
  for (let event = xml.next(); event; event = xml.next()) {
    const parent = path[path.length - 1];
    if (event === 'close') {
      parent.textParts = xml.parts;
      path.pop();
    } else if (event === 'open') {
      main ??= xml.uri;
      const { uri = '' } = xml;
      const name = uri === main || uri === '' || isSame(uri) ? xml.name : `{${uri}}${xml.name}`;
      const element = new XmlElement(name, bytes, xml.tagAt);
      for (const key of attributes) {
        const value = xml.attribute(key);
        if (value === undefined) continue;
        if (element.attributes === NONE) element.attributes = {};
        (element.attributes as Record<string, string>)[key] = value;
      }
      parent.add(element);
      path.push(element);
    }
    if (event === 'pause' || xml.position >= breathAt) {
      breathAt = xml.position + STRETCH;
      yield { stage: 'read', fraction: xml.position / bytes.length };
    }
  }
  return root;
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
