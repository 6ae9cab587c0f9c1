/** 3MF: a zip of models in XML. Objects and components are read; materials, colours and slices are not, nor what extensions make shapes of. */
import { multiply } from './matrix';
import type { Matrix } from './matrix';
import type { Package } from './opc';
import { PlacedMeshes, placedName, scaling, statedUnit } from './placed';
import type { PlacedName } from './placed';
import type { Steps } from './steps';
import { OTHERS } from './threeMfExtensions';
import type { Other } from './threeMfExtensions';
import { ThreeMfModel } from './threeMfModel';
import type { Sums, Thing, Use } from './threeMfModel';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** Components within components; real files have two or three. */
const MAX_NESTING = 32;
/** Uses of all objects together: small files may ask for endless ones. */
const MAX_USES = 100_000;
const MILLIMETER = 0.001;

/**
 * @param root the part that the package begins with
 * @throws ImportError `xml-bad`, `xml-too-many`, `zip-broken`, `zip-too-large`, `model-bad-value`, `model-missing`, `model-endless`,
 * `only-others`, `too-many-triangles`, `too-many-vertices`
 */
export function* readThreeMf(parts: Package, root: string, warnings: WarningList): Steps<RawMesh> {
  const scene = new ThreeMfScene(parts, warnings);
  return yield* scene.build(root);
}

/** Where something is placed, and the metres of a unit there. */
interface Frame {
  readonly toWorld: Matrix;
  readonly unit: number;
}

class ThreeMfScene {
  private readonly placed = new PlacedMeshes();
  private readonly models = new Map<string, ThreeMfModel>();
  private readonly sums: Sums = { others: 0, listed: 0, vertices: 0, triangles: 0 };
  private readonly seen = new Set<Thing>();
  private readonly others = new Map<Other, number>();
  private uses = 0;
  private missing: string | undefined;

  constructor(
    private readonly parts: Package,
    private readonly warnings: WarningList,
  ) {}

  *build(root: string): Steps<RawMesh> {
    const { items, unit = MILLIMETER } = (yield* this.model(root))!;
    const { scale, factor } = statedUnit(unit);
    for (const item of items) {
      this.warnings.add('threemf-not-printable', item.printable ? 0 : 1);
      yield* this.place(item, { toWorld: scaling(factor), unit }, 0);
    }
    for (const [other, count] of this.others) this.warnings.add(OTHERS[other], count);
    const mesh = this.placed.finish({ scale, up: 'z' });
    if (mesh.indices.length === 0 && mesh.dropped === 0) {
      if (this.missing !== undefined) throw new ImportError('model-missing', { name: this.missing });
      const [kind, count] = [...this.others][0] ?? [];
      if (kind !== undefined) throw new ImportError('only-others', { kind, count: count! });
    }
    return mesh;
  }

  /** Models are read when something in them is shown, each once. */
  private *model(name: string): Steps<ThreeMfModel | undefined> {
    const known = this.models.get(name);
    const file = known ? undefined : yield* this.parts.text(name);
    if (!file) return known;
    const model = new ThreeMfModel(file, this.sums, this.warnings);
    this.models.set(name, model);
    yield* model.parse();
    return model;
  }

  private *place(use: Use, parent: Frame, depth: number, above?: PlacedName): Steps<void> {
    const name = `${use.part}#${use.id}`.slice(0, 120);
    if (depth > MAX_NESTING || ++this.uses > MAX_USES) throw new ImportError('model-endless', { name });
    const model = yield* this.model(use.part);
    const thing = model?.things.get(use.id);
    if (!model || !thing) {
      this.missing ??= name;
      return this.warnings.add('links-dangling', 1, { name });
    }
    if (!this.seen.has(thing)) this.tally(thing);
    // A model in another unit than the one that shows it: each states that of its own numbers.
    const { unit = parent.unit } = model;
    const placed = multiply(parent.toWorld, use.toWorld);
    const toWorld = unit === parent.unit ? placed : multiply(placed, scaling(unit / parent.unit));
    const who = placedName(thing.name ?? above?.name, above);
    if (thing.mesh) this.placed.add(thing.mesh, toWorld, who);
    yield { stage: 'build', fraction: 0 };
    for (const part of thing.components) yield* this.place(part, { toWorld, unit }, depth + 1, who);
  }

  private tally(thing: Thing): void {
    this.seen.add(thing);
    for (const [other, count] of thing.others ?? []) this.others.set(other, (this.others.get(other) ?? 0) + count);
    if (/^(solid)?support$/.test(thing.type)) this.warnings.add('threemf-supports', 1);
    else if (thing.type !== 'model') this.warnings.add('threemf-no-solids', 1, { type: thing.type.slice(0, 40) });
  }
}
