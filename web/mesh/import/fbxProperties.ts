/** What the nodes of an FBX file say by name, and what the file says for those that say nothing. */
import { child } from './fbxNodes';
import type { FbxNode, FbxValue } from './fbxNodes';

/** Numbers of a property; the usual ones where neither the node nor its template has sound ones. */
export type Properties = (name: string, usual: readonly number[]) => readonly number[];

/** Lists of properties, and how many values stand before the numbers: name, type, label and flags; before 7.0 without a label. */
const LISTS = [
  ['Properties70', 4],
  ['Properties60', 3],
] as const;

export class FbxProperties {
  /** by the names of the nodes that they are for */
  private readonly templates = new Map<string, ReadonlyMap<FbxValue, readonly number[]>>();
  private readonly known = new Map<FbxNode, Properties>();

  constructor(root: FbxNode) {
    for (const type of child(root, 'Definitions')?.children ?? []) {
      const template = child(type, 'PropertyTemplate');
      if (type.name === 'ObjectType' && template) this.templates.set(String(type.values[0]), numbersOf(template));
    }
  }

  of(node: FbxNode): Properties {
    const known = this.known.get(node);
    if (known) return known;
    const own = numbersOf(node);
    const template = this.templates.get(node.name);
    const properties: Properties = (name, usual) => {
      for (const numbers of [own.get(name), template?.get(name)])
        if (numbers && numbers.length >= usual.length && numbers.slice(0, usual.length).every(Number.isFinite))
          return numbers.slice(0, usual.length);
      return usual;
    };
    this.known.set(node, properties);
    return properties;
  }
}

function numbersOf(node: FbxNode): ReadonlyMap<FbxValue, readonly number[]> {
  const found = new Map<FbxValue, readonly number[]>();
  for (const [name, before] of LISTS)
    for (const { values } of child(node, name)?.children ?? [])
      if (values.length > before && !found.has(values[0])) found.set(values[0], values.slice(before).map(asNumber));
  return found;
}

/** Texts are no numbers, however they read. */
const asNumber = (value: FbxValue) => (typeof value === 'number' || typeof value === 'bigint' ? Number(value) : NaN);
