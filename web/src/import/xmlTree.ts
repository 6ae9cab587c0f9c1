/** A document of XML as a tree. Text stays in the bytes: numbers are read from there. */
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import { XmlReader } from './xml';

/** Elements of one document; the numbers of a mesh are in a few of them. */
const MAX_ELEMENTS = 2_000_000;

const NO_TEXT = new Uint8Array();

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** before its end; that of an element with children is of no use */
  text: Uint8Array;
}

/** @param attributes those that are kept @throws ImportError `xml-bad` */
export function* readTree(bytes: Uint8Array, attributes: readonly string[]): Steps<XmlElement> {
  const xml = new XmlReader(bytes);
  const root: XmlElement = { name: '', attributes: {}, children: [], text: NO_TEXT };
  const path = [root];
  let count = 0;
  for (let event = xml.next(); event; event = xml.next()) {
    const parent = path.at(-1) ?? root;
    if (event === 'close') {
      parent.text = textOf(xml);
      path.pop();
      continue;
    }
    if (++count > MAX_ELEMENTS) throw new ImportError('xml-bad', { what: 'tag', line: xml.line() });
    const kept = attributes.flatMap((name) => {
      const value = xml.attribute(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const element: XmlElement = { name: xml.name, attributes: Object.fromEntries(kept), children: [], text: NO_TEXT };
    parent.children.push(element);
    path.push(element);
    if (count % BATCH === 0) yield { stage: 'read', fraction: xml.position / bytes.length };
  }
  return root;
}

/** Only text that comments cut up is copied. */
function textOf({ bytes, parts }: XmlReader): Uint8Array {
  const filled = parts.filter(([start, end]) => end > start);
  if (filled.length < 2) return bytes.subarray(...(filled[0] ?? [0, 0]));
  const whole = new Uint8Array(filled.reduce((sum, [start, end]) => sum + end - start, 0));
  let at = 0;
  for (const [start, end] of filled) {
    whole.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return whole;
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
