/** What is ticked, with its numbers, and the recipe that this is. */
import { signal } from '@preact/signals';
import type { SceneMesh } from '../../model';
import { type Recipe, type RepairName, repairNames } from '../../../mesh/repair/types';
import { meshFacts, meshState } from '../../core/store';

export interface Choice {
  readonly on: ReadonlySet<RepairName>;
  readonly tolerance: number;
  readonly outward: boolean;
  readonly widest: number;
  /** percent */
  readonly keep: number;
  readonly error: number;
}

/** For the mesh it was made for. */
export const chosen = signal<{ readonly mesh: SceneMesh; readonly choice: Choice } | null>(null);

export const originalNow = (): SceneMesh | null => meshState.value?.repair?.original ?? meshState.value?.mesh ?? null;

/** What was chosen for this mesh; else what has been done to it, or what the report has found. */
export function choiceFor(mesh: SceneMesh): Choice {
  if (chosen.value?.mesh === mesh) return chosen.value.choice;
  const recipe = meshState.value?.repair?.recipe;
  return recipe ? choiceOf(recipe, usual(mesh)) : { ...usual(mesh), on: suggested() };
}

export function choose(mesh: SceneMesh, change: Partial<Choice>): void {
  chosen.value = { mesh, choice: { ...choiceFor(mesh), ...change } };
}

export function recipeOf({ on, tolerance, outward, widest, keep, error }: Choice): Recipe | null {
  if (on.size === 0) return null;
  return {
    ...(on.has('weld') && { weld: tolerance }),
    ...(on.has('degenerate') && { degenerate: true as const }),
    ...(on.has('duplicates') && { duplicates: true as const }),
    ...(on.has('tJunctions') && { tJunctions: true as const }),
    ...(on.has('winding') && { winding: outward ? ('outward' as const) : ('consistent' as const) }),
    ...(on.has('holes') && { holes: widest }),
    ...(on.has('simplify') && { simplify: { keep: keep / 100, error } }),
  };
}

function choiceOf(recipe: Recipe, { tolerance, widest, keep, error }: Choice): Choice {
  return {
    on: new Set(repairNames.filter((name) => recipe[name] !== undefined)),
    tolerance: recipe.weld ?? tolerance,
    outward: recipe.winding === 'outward',
    widest: recipe.holes ?? widest,
    keep: recipe.simplify ? recipe.simplify.keep * 100 : keep,
    error: recipe.simplify?.error ?? error,
  };
}

/** Round numbers that suit the size of the mesh. */
function usual({ bounds: { min, max } }: SceneMesh): Choice {
  const size = Math.max(...max.map((high, axis) => high - min[axis]!));
  const tenth = (part: number) =>
    size > 0 ? Number((10 ** Math.floor(Math.log10(size * part))).toPrecision(1)) : part;
  return { on: new Set(), tolerance: tenth(1e-5), outward: false, widest: tenth(0.1), keep: 50, error: tenth(1e-3) };
}

/** What the report found and can be mended without a number. Nothing of it is done before somebody says so. */
function suggested(): ReadonlySet<RepairName> {
  const facts = meshFacts.value;
  const names = new Set<RepairName>();
  if ((meshState.value?.report.degenerateTriangles ?? 0) > 0) names.add('degenerate');
  if (facts === null || typeof facts === 'string') return names;
  for (const name of ['duplicates', 'tJunctions', 'winding'] as const)
    if (facts.findings[name].count > 0) names.add(name);
  return names;
}
