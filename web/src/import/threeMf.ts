/** 3MF: a zip of models in XML. Objects and components are read; materials, colours, slices and supports are not. */
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import { multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, placedName, scaling, statedUnit } from './placed';
import type { PartMesh, PlacedName } from './placed';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh, SourceFile } from './types';
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

/** An object that an object or the list of what is built has. */
interface Use {
  readonly object: string;
  readonly toWorld: Matrix;
}

interface Thing {
  mesh?: PartMesh;
  readonly name?: string;
  readonly components: Use[];
}

/** Components within components; real files have two or three. */
const MAX_NESTING = 32;
/** Uses of all objects together: small files may ask for endless ones. */
const MAX_USES = 100_000;
/** Objects, components and items in all models, used or not. */
const LISTED = ['object', 'component', 'item'];
const MAX_LISTED = 1_000_000;

/** What all models have so far. */
interface Sums {
  listed: number;
  vertices: number;
  triangles: number;
}

/**
 * @param models all .model files of the package, the one that is built first
 * @throws ImportError `xml-bad`, `model-bad-value`, `model-missing`, `too-many-triangles`, `too-many-vertices`
 */
export function* readThreeMf(models: readonly SourceFile[], warnings: WarningList): Steps<RawMesh> {
  const things = new Map<string, Thing>();
  const parsers: ModelParser[] = [];
  const sums: Sums = { listed: 0, vertices: 0, triangles: 0 };
  for (const model of models) {
    const parser = new ModelParser(model, things, sums, warnings);
    parsers.push(parser);
    yield* parser.parse();
  }
  const [{ items, unit }] = parsers;
  const placed = new PlacedMeshes();
  const { scale, factor } = statedUnit(unit);
  let uses = 0;
  const place = ({ object, toWorld }: Use, depth: number, above?: PlacedName): void => {
    const thing = things.get(object);
    if (!thing) throw new ImportError('model-missing', { name: object.slice(0, 120) });
    if (depth > MAX_NESTING || ++uses > MAX_USES)
      throw new ImportError('model-endless', { name: object.slice(0, 120) });
    const who = placedName(thing.name ?? above?.name, above);
    if (thing.mesh) placed.add(thing.mesh, toWorld, who);
    for (const part of thing.components)
      place({ object: part.object, toWorld: multiply(toWorld, part.toWorld) }, depth + 1, who);
  };
  for (const item of items) place({ object: item.object, toWorld: multiply(scaling(factor), item.toWorld) }, 0);
  return placed.finish({ scale, up: 'z' });
}

class ModelParser {
  readonly items: Use[] = [];
  unit = UNITS['millimeter'];
  private readonly path: string;
  private readonly xml: XmlReader;
  private thing: Thing = { components: [] };
  private positions = new GrowableFloat64();
  private faces = new FaceList();

  constructor(
    model: SourceFile,
    private readonly things: Map<string, Thing>,
    private readonly sums: Sums,
    private readonly warnings: WarningList,
  ) {
    this.path = `/${model.name.replace(/^\//, '')}`;
    this.xml = new XmlReader(model.bytes);
  }

  *parse(): Steps<void> {
    const { xml } = this;
    let count = 0;
    for (let event = xml.next(); event; event = xml.next()) {
      if (event === 'open') this.enter();
      else if (xml.name === 'mesh') this.thing.mesh = yield* this.endMesh();
      if (++count % BATCH === 0) yield { stage: 'read', fraction: xml.position / xml.bytes.length };
    }
  }

  private enter(): void {
    const { xml, faces, sums } = this;
    if (LISTED.includes(xml.name) && ++sums.listed > MAX_LISTED)
      throw new ImportError('model-endless', { name: xml.name });
    switch (xml.name) {
      case 'model':
        this.unit = UNITS[xml.attribute('unit') ?? 'millimeter'] ?? this.bad('unit');
        return;
      case 'object':
        this.thing = { components: [], name: xml.attribute('name') };
        this.things.set(`${this.path}#${xml.attribute('id') ?? ''}`, this.thing);
        return;
      case 'mesh':
        this.positions = new GrowableFloat64();
        this.faces = new FaceList();
        return;
      case 'vertex':
        this.positions.push3(this.number('x'), this.number('y'), this.number('z'));
        checkVertexCount(++sums.vertices);
        return checkMeshBytes(sums.vertices, sums.triangles);
      case 'triangle':
        checkTriangleCount(++sums.triangles);
        checkMeshBytes(sums.vertices, sums.triangles);
        for (const name of ['v1', 'v2', 'v3']) faces.addCorner(this.number(name));
        return faces.endFace();
      case 'component':
        return void this.thing.components.push(this.use());
      case 'item':
        return void this.items.push(this.use());
    }
  }

  private *endMesh(): Steps<PartMesh> {
    const positions = this.positions.toArray();
    return { positions, ...(yield* this.faces.triangulate(positions, this.warnings)) };
  }

  /** A part may be in another model of the package. */
  private use(): Use {
    const path = this.xml.attribute('(?:\\w+:)path') ?? this.path;
    const numbers = this.xml.attribute('transform')?.trim().split(/\s+/).map(Number);
    if (numbers && (numbers.length !== 12 || !numbers.every(Number.isFinite))) this.bad('transform');
    const [a, b, c, d, e, f, g, h, i, x, y, z] = numbers ?? [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    const toWorld = [a, b, c, 0, d, e, f, 0, g, h, i, 0, x, y, z, 1];
    return { object: `${path}#${this.xml.attribute('objectid') ?? ''}`, toWorld };
  }

  /** NaN for what is no number: such triangles are found and counted later. */
  private number(name: string): number {
    const text = this.xml.attribute(name);
    return text === undefined || text.trim() === '' ? NaN : Number(text);
  }

  private bad(name: string): never {
    const found = (this.xml.attribute(name) ?? '').slice(0, 60);
    throw new ImportError('model-bad-value', { name, found, line: this.xml.line() });
  }
}
