/** Elements of a COLLADA document by what refers to them. */
import { baseName } from './companions';
import type { WarningList } from './warnings';
import type { XmlElement } from './xmlTree';

export class DaeLinks {
  private readonly byId = new Map<string, XmlElement[]>();
  /** the first that leads to nothing */
  missing: string | undefined;

  /** @param file the document's own name, which links may begin with */
  constructor(
    collada: XmlElement,
    private readonly file: string,
    private readonly warnings: WarningList,
  ) {
    const rest = [collada];
    for (let element = rest.pop(); element; element = rest.pop()) {
      const id = element.attributes['id'];
      if (id !== undefined) this.byId.set(id, [...(this.byId.get(id) ?? []).slice(0, 7), element]);
      // What programs keep for themselves is no part of the document.
      if (element.name === 'extra') continue;
      for (let i = element.children.length - 1; i >= 0; i--) rest.push(element.children[i]);
    }
  }

  /** The element an address such as "#box" means. Some give one id to a node and its geometry. @param kinds what it can be */
  find(address: string | undefined, ...kinds: readonly string[]): XmlElement | undefined {
    const id = this.idIn(address ?? '');
    return id === undefined ? undefined : this.byId.get(id)?.find(({ name }) => kinds.includes(name));
  }

  /** The same; one that leads to nothing is said. */
  follow(address: string | undefined, ...kinds: readonly string[]): XmlElement | undefined {
    const found = this.find(address, ...kinds);
    if (!found) this.lose(address ?? '');
    return found;
  }

  lose(address: string): void {
    const name = address.slice(0, 120);
    this.missing ??= name;
    this.warnings.add('links-dangling', 1, { name });
  }

  /** Undefined in other files: those are not read. */
  private idIn(address: string): string | undefined {
    const hash = address.indexOf('#');
    const file = address.slice(0, Math.max(0, hash)).trim();
    const isOwn = file === '' || same(file) === same(this.file);
    return isOwn ? decoded(address.slice(hash + 1).trim()) : undefined;
  }
}

const same = (path: string) => baseName(decoded(path)).toLowerCase();

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
