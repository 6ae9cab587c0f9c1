/** The objects of an FBX file and what hangs on what: by number, or by name before 7.0. */
import { NODE_BATCH, child } from './fbxNodes';
import type { FbxLists, FbxNode, FbxValue } from './fbxNodes';
import { geometricOf, placeOf } from './fbxPlaces';
import type { FbxPlace } from './fbxPlaces';
import { FbxProperties } from './fbxProperties';
import type { Properties } from './fbxProperties';
import { multiply } from './matrix';
import type { Matrix } from './matrix';
import { cleanName } from './parts';
import { placedName } from './placed';
import type { PlacedName } from './placed';
import type { Steps } from './steps';
import { ImportError } from './types';

const MAX_NESTING = 256;

/** What an animation has objects be: numbers by the names of their properties. */
export type Moved = ReadonlyMap<FbxNode, ReadonlyMap<string, readonly number[]>>;

/** One end of a connection to a property. */
export interface Bound {
  readonly object: FbxNode;
  readonly property: string;
}

/** The other end by its number or name. */
interface Binding {
  readonly other: FbxValue;
  readonly property: string;
}

export class FbxScene {
  readonly objects: readonly FbxNode[];
  readonly settings: Properties;
  /** animations before 7.0 */
  readonly takes: readonly FbxNode[];
  private moved: Moved = new Map();
  /** what an object says of properties, and what is said of its own, by its number or name */
  private readonly bindings = { by: new Map<FbxValue, Binding[]>(), to: new Map<FbxValue, Binding[]>() };
  private readonly properties: FbxProperties;
  private readonly byId = new Map<FbxValue, FbxNode>();
  /** what an object belongs to, and what belongs to it, by its number or name */
  private readonly owners = new Map<FbxValue, Set<FbxValue>>();
  private readonly parts = new Map<FbxValue, Set<FbxValue>>();
  private readonly said = new Map<FbxValue, number>();
  /** of owners or parts, those of a kind */
  private readonly kinds = new Map<ReadonlySet<FbxValue>, Map<string, readonly FbxNode[]>>();
  private readonly places = new Map<FbxNode, FbxPlace>();
  private readonly dark = new Map<FbxNode, boolean>();
  private readonly names = new Map<FbxNode, PlacedName>();
  /** places of models when bones were bound, once they are asked for */
  private bound: ReadonlyMap<FbxValue, FbxNode> | undefined;

  constructor(private readonly root: FbxNode) {
    this.properties = new FbxProperties(root);
    this.objects = child(root, 'Objects')?.children ?? [];
    this.takes = child(root, 'Takes')?.children ?? [];
    const settings = child(root, 'GlobalSettings') ?? child(child(root, 'Objects'), 'GlobalSettings');
    this.settings = settings ? this.properties.of(settings) : (_, usual) => usual;
  }

  /** To be done once, before anything is asked for. */
  *connect(): Steps<void> {
    for (const object of this.objects) if (!this.byId.has(object.values[0])) this.byId.set(object.values[0], object);
    let count = 0;
    for (const { values } of child(this.root, 'Connections')?.children ?? []) {
      if (++count % NODE_BATCH === 0) yield { stage: 'read', fraction: 0.5 };
      const [kind, part, owner, property] = values;
      if (part === undefined || owner === undefined) continue;
      if (kind === 'OP' && typeof property === 'string') this.bind(part, owner, property);
      if (kind !== 'OO') continue;
      this.said.set(part, (this.said.get(part) ?? 0) + 1);
      add(this.owners, part, owner);
      add(this.parts, owner, part);
    }
  }

  /** The objects of a kind that an object belongs to. */
  ownersOf(object: FbxNode, kind: string): readonly FbxNode[] {
    return this.found(this.owners.get(object.values[0]), kind);
  }

  /** How many are said, of whatever kind and whether they are there or not. */
  ownerCount(object: FbxNode): number {
    return this.said.get(object.values[0]) ?? 0;
  }

  /** The objects of a kind that belong to an object, in the order of the file. */
  partsOf(object: FbxNode, kind: string): readonly FbxNode[] {
    return this.found(this.parts.get(object.values[0]), kind);
  }

  /** The object of a name before 7.0, or of a number. */
  named(name: FbxValue | undefined): FbxNode | undefined {
    return name === undefined ? undefined : this.byId.get(name);
  }

  /** What an object, such as a curve, says of properties of others. */
  boundBy(object: FbxNode): readonly Bound[] {
    return this.boundOf(this.bindings.by.get(object.values[0]));
  }

  /** What says something of an object's properties. */
  boundTo(object: FbxNode): readonly Bound[] {
    return this.boundOf(this.bindings.to.get(object.values[0]));
  }

  /** To be done before places are asked for. */
  pose(moved: Moved): void {
    this.moved = moved;
  }

  of(object: FbxNode): Properties {
    const own = this.properties.of(object);
    const moved = this.moved.get(object);
    return moved ? (name, usual) => moved.get(name) ?? own(name, usual) : own;
  }

  /** @throws ImportError `model-endless` for models within each other */
  placeOf(model: FbxNode, depth = 0): FbxPlace {
    if (depth > MAX_NESTING) throw endless(model);
    const known = this.places.get(model);
    if (known) return known;
    const parent = this.parentOf(model);
    const place = placeOf(this.of(model), parent && this.placeOf(parent, depth + 1));
    this.places.set(model, place);
    return place;
  }

  /** Where the mesh of a model stands. */
  meshPlaceOf(model: FbxNode): Matrix {
    return multiply(this.placeOf(model).matrix, geometricOf(this.of(model)));
  }

  /** A model, named after itself and meant for what it or a model above it says. */
  who(model: FbxNode, depth = 0): PlacedName {
    const known = this.names.get(model);
    if (known) return known;
    const parent = depth < MAX_NESTING ? this.parentOf(model) : undefined;
    const who = placedName(nameOf(model), parent && this.who(parent, depth + 1));
    this.names.set(model, who);
    return who;
  }

  /** Whether the program that wrote the file would not show it. What "Show" says is of the model alone, what "Visibility" says of what hangs on it too. */
  isHidden(model: FbxNode): boolean {
    return this.of(model)('Show', [1])[0] === 0 || this.isDark(model, 0);
  }

  /** Where a model stood when bones were bound to their mesh, where the file still knows. */
  *bindPoseOf(model: FbxNode, lists: FbxLists): Steps<Matrix | undefined> {
    const entry = this.bindPoses().get(model.values[0]);
    return entry && (yield* matrixOf(lists, entry, 'Matrix'));
  }

  private bindPoses(): ReadonlyMap<FbxValue, FbxNode> {
    if (this.bound) return this.bound;
    const bound = new Map<FbxValue, FbxNode>();
    for (const { name, children } of this.objects)
      for (const entry of name === 'Pose' ? children : []) {
        const [id] = child(entry, 'Node')?.values ?? [];
        if (id !== undefined && !bound.has(id)) bound.set(id, entry);
      }
    return (this.bound = bound);
  }

  private isDark(model: FbxNode, depth: number): boolean {
    const known = this.dark.get(model);
    if (known !== undefined) return known;
    const of = this.of(model);
    const parent = of('Visibility Inheritance', [1])[0] !== 0 && depth < MAX_NESTING ? this.parentOf(model) : undefined;
    const isDark =
      of('Visibility', [1])[0] === 0 ||
      this.ownersOf(model, 'CollectionExclusive').some((layer) => this.of(layer)('Show', [1])[0] === 0) ||
      (parent !== undefined && this.isDark(parent, depth + 1));
    this.dark.set(model, isDark);
    return isDark;
  }

  private parentOf(model: FbxNode): FbxNode | undefined {
    for (const id of this.owners.get(model.values[0]) ?? []) {
      const owner = this.byId.get(id);
      if (owner?.name === 'Model') return owner;
    }
    return undefined;
  }

  private bind(part: FbxValue, owner: FbxValue, property: string): void {
    const { by, to } = this.bindings;
    for (const [list, key, other] of [
      [by, part, owner],
      [to, owner, part],
    ] as const) {
      const known = list.get(key);
      if (known) known.push({ other, property });
      else list.set(key, [{ other, property }]);
    }
  }

  private boundOf(bindings: readonly Binding[] = []): readonly Bound[] {
    return bindings.flatMap(({ other, property }) => {
      const object = this.byId.get(other);
      return object ? [{ object, property }] : [];
    });
  }

  private found(ids: ReadonlySet<FbxValue> | undefined, kind: string): readonly FbxNode[] {
    if (!ids) return [];
    const kinds = this.kinds.get(ids) ?? new Map<string, readonly FbxNode[]>();
    this.kinds.set(ids, kinds);
    const known = kinds.get(kind);
    if (known) return known;
    const objects = [...ids].map((id) => this.byId.get(id));
    const found = objects.filter((object): object is FbxNode => object?.name === kind);
    kinds.set(kind, found);
    return found;
  }
}

/** @returns nothing where there is none, or one that makes no sense */
export function* matrixOf(lists: FbxLists, node: FbxNode, name: string): Steps<Matrix | undefined> {
  if (lists.count(node, name) !== 16) return undefined;
  const matrix = [...(yield* lists.read(node, name, Float64Array))];
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

/** Saying it twice makes it no more. */
function add(sets: Map<FbxValue, Set<FbxValue>>, key: FbxValue, value: FbxValue): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

/** Before 7.0 objects have no number, and their name stands first. */
const isNamed = ({ values }: FbxNode) => typeof values[0] === 'string';

/** Without its class, which binary files write behind it and texts before it. */
export const nameOf = (object: FbxNode): string =>
  cleanName(
    String(object.values[isNamed(object) ? 0 : 1] ?? '')
      .replace(/\0[^]*$/, '')
      .replace(/^\w+::/, ''),
  );

/** What kind of model, geometry or deformer it is. */
export const kindOf = (object: FbxNode): FbxValue | undefined => object.values[isNamed(object) ? 1 : 2];

export const endless = (object: FbxNode) => new ImportError('model-endless', { name: nameOf(object) });
