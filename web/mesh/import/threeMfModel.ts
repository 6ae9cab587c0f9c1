/** One model of a 3MF package: its objects, what is built of them, and what they have that is not read. */
import { decimalOf, decimalWithComma } from './decimal';
import { GrowableFloat64, GrowableUint32 } from './growable';
import { MAX_TRIANGLES, MAX_VERTICES, checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import type { Matrix } from './matrix';
import { partName } from './opc';
import type { PartMesh } from './placed';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { extensionOfUri, isRead, otherOf } from './threeMfExtensions';
import type { Other } from './threeMfExtensions';
import { ImportError } from './types';
import type { SourceFile } from './types';
import type { WarningList } from './warnings';
import { XmlReader } from './xml';

/** Metres of the units that the format knows. */
const UNITS: Readonly<Record<string, number>> = {
  micron: 1e-6,
  millimeter: 0.001,
  centimeter: 0.01,
  inch: 0.0254,
  foot: 0.3048,
  meter: 1,
};

const PRODUCTION = 'http://schemas.microsoft.com/3dmanufacturing/production/2015/06';
const SLICES = 'http://schemas.microsoft.com/3dmanufacturing/slice/2015/07';

/** Objects, components and items in all models, used or not. */
const LISTED = ['object', 'component', 'item'];
const MAX_LISTED = 1_000_000;
/** Elements of all models besides vertices and triangles, which have limits of their own: slices have the most. */
const MAX_OTHERS = 10_000_000;
/** Bytes read between two breaths: some milliseconds. */
const STRETCH = 256 * 1024;

/** An object that an object or the list of what is built has. */
export interface Use {
  /** the part of the package that it is in */
  readonly part: string;
  readonly id: string;
  readonly toWorld: Matrix;
  readonly printable: boolean;
}

export interface Thing {
  mesh?: PartMesh;
  readonly name?: string;
  /** what it is printed as */
  readonly type: string;
  readonly components: Use[];
  /** what it has besides, and how many of each */
  others?: Map<Other, number>;
}

/** What all models have so far. */
export interface Sums {
  others: number;
  listed: number;
  vertices: number;
  triangles: number;
}

/** The same number for "7", "07" and " +7 ". */
const resourceId = (id = '') => id.trim().replace(/^\+?0*(?=\d)/, '');

export class ThreeMfModel {
  readonly items: Use[] = [];
  readonly things = new Map<string, Thing>();
  /** metres; undefined where the model does not say */
  unit: number | undefined;
  private readonly xml: XmlReader;
  private core: string | undefined;
  private thing: Thing = newThing();
  private readonly positions = new GrowableFloat64();
  private readonly corners = new GrowableUint32();
  /** what is of an extension stands within an element of this depth */
  private foreign = Infinity;

  constructor(
    private readonly model: SourceFile,
    private readonly sums: Sums,
    private readonly warnings: WarningList,
  ) {
    this.xml = new XmlReader(model.bytes, MAX_VERTICES + MAX_TRIANGLES + MAX_OTHERS);
  }

  /** @throws ImportError `xml-bad`, `xml-too-many`, `model-missing`, `model-bad-value`, `too-many-triangles`, `too-many-vertices` */
  *parse(): Steps<void> {
    const { xml } = this;
    let breathAt = STRETCH;
    for (let event = xml.next(); event; event = xml.next()) {
      if (event === 'open') this.enter();
      else if (event === 'close') {
        if (xml.depth < this.foreign) this.foreign = Infinity;
        if (xml.name === 'mesh' && this.foreign === Infinity && xml.uri === this.core)
          this.thing.mesh = yield* this.endMesh();
      }
      if (event !== 'pause' && xml.position < breathAt) continue;
      breathAt = xml.position + STRETCH;
      yield { stage: 'read', fraction: xml.position / xml.bytes.length };
    }
    if (this.core === undefined) throw new ImportError('model-missing', { name: 'model' });
  }

  private enter(): void {
    const { xml } = this;
    if (xml.depth === 1) return this.begin();
    const counted = xml.uri === this.core && (xml.name === 'vertex' || xml.name === 'triangle');
    if (!counted && ++this.sums.others > MAX_OTHERS)
      throw new ImportError('xml-too-many', { what: 'elements', limit: MAX_OTHERS });
    if (xml.depth > this.foreign && xml.uri === this.core) return;
    if (xml.uri !== this.core) {
      const extension = extensionOfUri(xml.uri, this.core);
      const other = otherOf(extension, xml.name);
      if (other) this.count(other);
      this.foreign = Math.min(this.foreign, xml.depth);
      return;
    }
    this.enterCore();
  }

  /** The namespace of the model itself is the core's: there was one before that of today, and some write none. */
  private begin(): void {
    const { xml } = this;
    if (xml.name !== 'model') throw new ImportError('model-missing', { name: 'model' });
    this.core = xml.uri;
    const unit = xml.attribute('unit');
    if (unit !== undefined) this.unit = UNITS[unit.trim()] ?? this.bad('unit');
    const required = xml.attribute('requiredextensions')?.split(/\s+/) ?? [];
    for (const prefix of required.filter((each) => each !== '')) {
      const uri = xml.uriOf(prefix);
      if (uri !== undefined && isRead(extensionOfUri(uri, this.core))) continue;
      this.warnings.add('threemf-extension', 1, { name: nameOf(uri ?? prefix) });
    }
  }

  private enterCore(): void {
    const { xml, sums } = this;
    switch (xml.name) {
      case 'vertex':
        this.positions.push3(this.number('x'), this.number('y'), this.number('z'));
        checkVertexCount(++sums.vertices);
        return checkMeshBytes(sums.vertices, sums.triangles);
      case 'triangle':
        this.corners.push3(this.corner('v1'), this.corner('v2'), this.corner('v3'));
        checkTriangleCount(++sums.triangles);
        return checkMeshBytes(sums.vertices, sums.triangles);
      case 'mesh':
        this.positions.length = 0;
        this.corners.length = 0;
        return;
    }
    if (LISTED.includes(xml.name) && ++sums.listed > MAX_LISTED)
      throw new ImportError('model-endless', { name: xml.name });
    if (xml.name === 'object') {
      this.thing = newThing(xml.attribute('name'), xml.attribute('type')?.trim());
      if (xml.attribute('slicestackid', SLICES) !== undefined) this.count('sliced');
      this.things.set(resourceId(xml.attribute('id')), this.thing);
    } else if (xml.name === 'component') this.thing.components.push(this.use());
    else if (xml.name === 'item') this.items.push(this.use());
  }

  private count(other: Other): void {
    const others = (this.thing.others ??= new Map<Other, number>());
    others.set(other, (others.get(other) ?? 0) + 1);
  }

  /** Triangles with a corner that is no vertex are left out with a warning. */
  private *endMesh(): Steps<PartMesh> {
    const { corners } = this;
    const positions = this.positions.toArray();
    const vertices = positions.length / 3;
    const indices = new Uint32Array(corners.length);
    let kept = 0;
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = [corners.at(at), corners.at(at + 1), corners.at(at + 2)];
      if (a < vertices && b < vertices && c < vertices) {
        indices[kept++] = a;
        indices[kept++] = b;
        indices[kept++] = c;
      } else this.warnings.add('faces-out-of-range', 1, { face: at / 3 + 1, vertices });
      if (at % (3 * BATCH) === 0) yield { stage: 'build', fraction: at / corners.length };
    }
    return { positions, indices: indices.subarray(0, kept), dropped: (corners.length - kept) / 3 };
  }

  /** It may be in another model of the package. */
  private use(): Use {
    const { xml } = this;
    const path = xml.attribute('path', PRODUCTION);
    const words = xml.attribute('transform')?.trim().split(/\s+/);
    const numbers = words?.map((word) => this.commaAware(word));
    if (numbers && (numbers.length !== 12 || !numbers.every(Number.isFinite))) this.bad('transform');
    const [a, b, c, d, e, f, g, h, i, x, y, z] = numbers ?? [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    return {
      part: path === undefined ? this.model.name : partName(path),
      id: resourceId(xml.attribute('objectid')),
      toWorld: [a, b, c, 0, d, e, f, 0, g, h, i, 0, x, y, z, 1],
      printable: !/^\s*(0|false)\s*$/.test(xml.attribute('printable') ?? ''),
    };
  }

  /** NaN for what is no number: such triangles are found and counted later. */
  private number(name: string): number {
    const value = this.xml.number(name);
    if (!Number.isNaN(value)) return value;
    const text = this.xml.attribute(name);
    return text === undefined ? NaN : this.commaAware(text);
  }

  /** Some programs write numbers as their user's language does. */
  private commaAware(text: string): number {
    const value = decimalOf(text);
    if (!Number.isNaN(value)) return value;
    const meant = decimalWithComma(text);
    if (!Number.isNaN(meant)) this.warnings.add('decimal-commas', 1, { found: text.trim().slice(0, 40) });
    return meant;
  }

  /** A number that no vertex has for what is none. */
  private corner(name: string): number {
    const value = this.xml.number(name);
    return value >= 0 && value < 0xffffffff && Number.isInteger(value) ? value : 0xffffffff;
  }

  private bad(name: string): never {
    const found = (this.xml.attribute(name) ?? '').slice(0, 60);
    throw new ImportError('model-bad-value', { name, found, line: this.xml.line(this.xml.tagAt) });
  }
}

const newThing = (name?: string, type = 'model'): Thing => ({ name, type, components: [] });

/** What people call an extension: "beamlattice 2017/02", or its address where it is of others. */
const nameOf = (uri: string) => (/\/3dmanufacturing\/(.+)$/i.exec(uri)?.[1].replace('/', ' ') ?? uri).slice(0, 80);
