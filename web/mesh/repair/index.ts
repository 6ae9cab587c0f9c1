/** Mends a mesh by a recipe. Pure: the same recipe makes the same bits of the same mesh. Runs in a worker of its own. */
import { mostListed } from '../report/types';
import { dropDuplicates } from './duplicates';
import { dropFlat } from './flat';
import { closeHoles } from './holes';
import { turnOutward } from './outward';
import { type Simplifier, simplify } from './simplify';
import { splitTJunctions } from './tJunctions';
import {
  type Done,
  type Recipe,
  RepairError,
  type Repaired,
  type RepairName,
  repairNames,
  type Triangles,
} from './types';
import { weld } from './weld';
import { alignWinding } from './winding';

export type { Done, HolesLeft, Recipe, Repaired, RepairErrorCode, RepairName, Triangles } from './types';
export { RepairError, repairNames } from './types';

/**
 * @param simplifier only for recipes that simplify
 * @param begun called before each repair
 * @throws RepairError
 */
export function repair(
  mesh: Triangles,
  recipe: Recipe,
  simplifier: Simplifier | null,
  begun: (name: RepairName) => void = () => {},
): Repaired {
  const bench = new Bench(mesh, recipe, simplifier);
  for (const name of repairNames) {
    if (recipe[name] === undefined) continue;
    begun(name);
    bench[name]();
    if (bench.indices.length === 0) throw new RepairError('nothing-left');
  }
  return bench.finished();
}

/** The mesh as it is so far, and what has been done to it. */
class Bench implements Triangles {
  indices: Uint32Array;
  readonly positions: Float64Array;
  private done: Done = {};
  private readonly touched: Partial<Record<RepairName, Uint32Array>> = {};
  /** for each triangle the one it was; null: they are the same. What closes a hole was none. */
  private was: Uint32Array | null = null;

  constructor(
    private readonly mesh: Triangles,
    private readonly recipe: Recipe,
    private readonly simplifier: Simplifier | null,
  ) {
    this.positions = mesh.positions;
    this.indices = mesh.indices;
  }

  weld(): void {
    const { indices, merged, farthest, moved } = weld(this, this.recipe.weld!);
    if (farthest > 0) this.touch('weld', trianglesWhere(this.indices, moved));
    this.indices = indices;
    this.done = { ...this.done, weld: { merged, farthest } };
  }

  degenerate(): void {
    const { dropped } = this.drop('degenerate', dropFlat(this));
    this.done = { ...this.done, degenerate: { dropped } };
  }

  duplicates(): void {
    const { dropped } = this.drop('duplicates', dropDuplicates(this));
    const before = this.done.duplicates?.dropped ?? 0;
    this.done = { ...this.done, duplicates: { dropped: before + dropped } };
  }

  tJunctions(): void {
    const { indices, split, added, from } = splitTJunctions(this);
    if (from) {
      const pieces = new Uint8Array(this.indices.length / 3);
      for (const triangle of from) pieces[triangle] = Math.min(2, pieces[triangle]! + 1);
      this.touch(
        'tJunctions',
        pieces.map((count) => (count > 1 ? 1 : 0)),
      );
      this.follow(from);
    }
    this.indices = indices;
    this.done = { ...this.done, tJunctions: { split, added } };
    // Pieces of triangles that lay over each other may be the same.
    if (split > 0 && this.recipe.duplicates) this.duplicates();
  }

  winding(): void {
    const { indices, flip, flipped, twisted } = alignWinding(this);
    if (flipped > 0) this.touch('winding', flip);
    this.indices = indices;
    this.done = { ...this.done, winding: { flipped, twisted, open: 0, unsure: 0 } };
    // Only what is closed has an outside; holes come first.
    if (this.recipe.holes === undefined) this.outward();
  }

  holes(): void {
    const { indices, closed, added, left, beside } = closeHoles(this, this.recipe.holes!);
    const near = new Uint8Array(this.indices.length / 3);
    for (const triangle of beside) near[triangle] = 1;
    if (beside.length > 0) this.touch('holes', near);
    if (added > 0) {
      const was = this.was ?? Uint32Array.from({ length: this.indices.length / 3 }, (_, at) => at);
      this.was = new Uint32Array(was.length + added).fill(none);
      this.was.set(was);
    }
    this.indices = indices;
    this.done = { ...this.done, holes: { closed, added, left } };
    this.outward();
  }

  simplify(): void {
    if (!this.simplifier) throw new Error('no simplifier');
    const { indices, ...said } = simplify(this.simplifier, this, this.recipe.simplify!);
    this.indices = indices;
    this.done = { ...this.done, simplify: said };
  }

  finished(): Repaired {
    const { done, touched } = this;
    return { ...compact(this.mesh, this.indices), done, touched };
  }

  private outward(): void {
    const { winding } = this.done;
    if (this.recipe.winding !== 'outward' || !winding) return;
    const { indices, flip, flipped, open, unsure } = turnOutward(this);
    if (flipped > 0) this.touch('winding', flip);
    this.indices = indices;
    this.done = { ...this.done, winding: { ...winding, flipped: winding.flipped + flipped, open, unsure } };
  }

  private drop(
    name: RepairName,
    { indices, dropped, gone }: { indices: Uint32Array; dropped: number; gone: Uint8Array },
  ) {
    if (dropped > 0) {
      this.touch(name, gone);
      const stays = new Uint32Array(indices.length / 3);
      let at = 0;
      gone.forEach((isGone, t) => {
        if (isGone === 0) stays[at++] = t;
      });
      this.follow(stays);
    }
    this.indices = indices;
    return { dropped };
  }

  /** @param from of each triangle from now on, its number until now */
  private follow(from: Uint32Array): void {
    const { was } = this;
    this.was = was ? from.map((triangle) => was[triangle]!) : from;
  }

  /** @param which 1 for each triangle meant */
  private touch(name: RepairName, which: Uint8Array): void {
    const before = new Set<number>(this.touched[name]);
    for (let t = 0; t < which.length && before.size < mostListed; t++) {
      const was = which[t] === 0 ? none : this.was ? this.was[t]! : t;
      if (was !== none) before.add(was);
    }
    this.touched[name] = Uint32Array.from(before).sort();
  }
}

const none = 0xffffffff;

function trianglesWhere(indices: Uint32Array, isMeant: (vertex: number) => boolean): Uint8Array {
  const meant = new Uint8Array(indices.length / 3);
  for (let at = 0; at < indices.length; at++) if (isMeant(indices[at]!)) meant[Math.floor(at / 3)] = 1;
  return meant;
}

/** Without the vertices that no triangle has any more; the arrays of the mesh where nothing was changed. */
function compact({ positions, indices: before }: Triangles, indices: Uint32Array): Triangles {
  if (indices === before) return { positions, indices };
  const number = new Int32Array(positions.length / 3).fill(-1);
  for (const vertex of indices) number[vertex] = 0;
  let count = 0;
  number.forEach((used, vertex) => {
    if (used === 0) number[vertex] = count++;
  });
  if (3 * count === positions.length) return { positions, indices };
  const fewer = new Float64Array(3 * count);
  number.forEach((to, vertex) => {
    if (to >= 0) for (let axis = 0; axis < 3; axis++) fewer[3 * to + axis] = positions[3 * vertex + axis]!;
  });
  return { positions: fewer, indices: indices.map((vertex) => number[vertex]!) };
}
