/** Packages of parts (OPC), as 3MF is one: what their parts are called, and which one a package begins with. */
import type { Steps } from './steps';
import { ImportError } from './types';
import type { SourceFile } from './types';
import { listZip, unzip } from './unzip';
import type { ZipEntry } from './unzip';
import { XmlReader } from './xml';
import { asXmlText } from './xmlText';

/** Bytes of what says how the parts of a package belong together; real ones have under a kilobyte. */
const MAX_RELATIONS_BYTES = 65536;
const MAX_RELATIONS = 10_000;

/**
 * The name of a part, the same for all ways to write it: without case, percent-encoded or not, by a path from the root or from a folder.
 *
 * @param from the part that names it
 */
export function partName(target: string, from = '/'): string {
  const path = decoded(target.trim()).replaceAll('\\', '/');
  const folder = path.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1);
  const parts: string[] = [];
  for (const part of (folder + path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`.normalize('NFC').toLowerCase();
}

/** A slash that is encoded divides nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?=2f|5c)/gi, '%25'));
  } catch {
    return path;
  }
}

export class Package {
  private readonly parts = new Map<string, ZipEntry>();
  private unpacked = 0;

  /** @param entries of the archive; of two by one name the first counts */
  constructor(entries: readonly ZipEntry[]) {
    for (const entry of entries) {
      const name = partName(`/${entry.name}`);
      if (!this.parts.has(name)) this.parts.set(name, entry);
    }
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /** A part's text in UTF-8. @throws ImportError `zip-broken`, `zip-too-large` for all that is unpacked together */
  *text(name: string): Steps<SourceFile | undefined> {
    const entry = this.parts.get(name);
    if (!entry) return undefined;
    const [{ bytes }] = yield* unzip([entry], this.unpacked);
    this.unpacked += entry.size;
    return { name, bytes: yield* asXmlText(bytes) };
  }

  /** What the package says that it begins with; of several the first that is there. */
  *start(type: RegExp): Steps<{ name: string; target: string } | undefined> {
    const size = this.parts.get('/_rels/.rels')?.size ?? 0;
    if (size > MAX_RELATIONS_BYTES) throw new ImportError('zip-too-large', { bytes: size, limit: MAX_RELATIONS_BYTES });
    const relations = yield* this.text('/_rels/.rels');
    const targets = relations ? targetsOf(relations.bytes, type) : [];
    // Targets are addresses, which may have more behind them; a # in a name is encoded there.
    const named = targets.map((target) => ({ name: partName(target.replace(/[?#].*$/s, '')), target }));
    return named.find(({ name }) => this.has(name)) ?? named[0];
  }

  /** The first by name. */
  firstOf(pattern: RegExp): string | undefined {
    return [...this.parts.keys()].filter((name) => pattern.test(name)).sort()[0];
  }
}

/** Relations that are no XML are none: the part may still be where it is looked for first. */
function targetsOf(bytes: Uint8Array, type: RegExp): string[] {
  const targets: string[] = [];
  try {
    const xml = new XmlReader(bytes, MAX_RELATIONS);
    for (let event = xml.next(); event; event = xml.next()) {
      if (event !== 'open' || xml.name !== 'Relationship' || xml.attribute('TargetMode') === 'External') continue;
      const target = xml.attribute('Target');
      if (target !== undefined && type.test(xml.attribute('Type')?.trim() ?? '')) targets.push(target);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return targets;
}

/** The package of a 3MF and the model that it begins with; undefined for an archive that is none. */
export function* openThreeMf(bytes: Uint8Array): Steps<{ parts: Package; root: string } | undefined> {
  const parts = new Package(listZip(bytes));
  const start = yield* parts.start(/\/3dmodel$/i);
  if (start && parts.has(start.name)) return { parts, root: start.name };
  const root = parts.has('/3d/3dmodel.model') ? '/3d/3dmodel.model' : parts.firstOf(/^\/3d\/.*\.model$/);
  if (root !== undefined) return { parts, root };
  if (start) throw new ImportError('model-missing', { name: start.target.slice(0, 120) });
  return undefined;
}
