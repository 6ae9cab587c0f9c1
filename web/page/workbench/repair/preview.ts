/** What the ticked repairs would make of the mesh, kept up with the ticks: a worker's answer, the latest only. */
import { effect, signal } from '@preact/signals';
import type { MeshFacts } from '../../../mesh/report/types';
import { lookOverElsewhere } from '../../solver/report/elsewhere';
import { type Mended, type Recipe, type RepairName, repairNames } from '../../../mesh/repair/types';
import { countWithoutArea } from '../../../mesh/repair/flat';
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import { marked, meshFacts, meshState, shownSurface } from '../../core/store';
import type { Message, SceneMesh } from '../../model';
import { choiceFor, originalNow, recipeOf } from './choice';

export type Preview =
  | { readonly at: 'nothing' | 'cancelled' }
  | { readonly at: 'working'; readonly doing: RepairName | 'report' | null; readonly fraction: number }
  | { readonly at: 'failed'; readonly text: Message }
  | { readonly at: 'done'; readonly mended: Mended; readonly recipe: Recipe };

export const preview = signal<Preview>({ at: 'nothing' });

/** The report on the mesh as it was, with the triangles without area. */
export interface Facts {
  readonly facts: MeshFacts;
  readonly zeroArea: number;
}
export const factsBefore = signal<Facts | null>(null);

/** milliseconds without another tick or digit */
const patience = 250;

let stop = new AbortController();

export function cancelPreview(): void {
  stop.abort();
  preview.value = { at: 'cancelled' };
}

/** Follows what is ticked from now on. @returns a function that ends it */
export function followChoice(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = [
    effect(() => {
      const mesh = originalNow();
      const recipe = mesh && recipeOf(choiceFor(mesh));
      clearTimeout(timer);
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      // What was looked at is not what is ticked now, or is the mesh itself by now.
      shownSurface.value = null;
      unmark();
      if (!mesh || !recipe) return void (preview.value = { at: 'nothing' });
      preview.value = { at: 'working', doing: null, fraction: 0 };
      timer = setTimeout(() => void make(mesh, recipe, signal), patience);
    }),
    effect(() => void lookBack(originalNow())),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
    stop.abort();
    unmark();
    // It holds a mesh.
    preview.value = { at: 'nothing' };
  };
}

/** Triangles of a repair that is not looked at any more. */
function unmark(): void {
  if (marked.peek()?.name.startsWith('repair.')) void actions.markTriangles(null);
}

async function make(mesh: SceneMesh, recipe: Recipe, signal: AbortSignal): Promise<void> {
  const steps = [...repairNames.filter((name) => recipe[name] !== undefined), 'report' as const];
  const onBegun = (doing: RepairName | 'report') => {
    if (!signal.aborted) preview.value = { at: 'working', doing, fraction: steps.indexOf(doing) / steps.length };
  };
  try {
    const mended = await actions.previewRepair(mesh, recipe, { signal, onBegun });
    if (signal.aborted) return;
    preview.value = mended ? { at: 'done', mended, recipe } : { at: 'cancelled' };
  } catch (error) {
    if (!signal.aborted) preview.value = { at: 'failed', text: failureOf(error, { key: 'repair.title' }).text };
  }
}

/** Nothing is held for having been looked at. */
let looking: WeakRef<SceneMesh> | null = null;

/** The report of the page is about the mesh that is shown; of one that has been mended, the file is looked over again. */
async function lookBack(mesh: SceneMesh | null): Promise<void> {
  const shown = meshState.value;
  const facts = meshFacts.value;
  if (!mesh || !shown) return void (factsBefore.value = null);
  if (!shown.repair) {
    looking = null;
    const known = facts !== null && typeof facts === 'object';
    factsBefore.value = known ? { facts, zeroArea: shown.report.degenerateTriangles } : null;
    return;
  }
  if (looking?.deref() === mesh) return;
  const own = (looking = new WeakRef(mesh));
  factsBefore.value = null;
  const found = await lookOverElsewhere(mesh.positions, mesh.indices, new AbortController().signal).catch(() => null);
  if (looking === own && found) factsBefore.value = { facts: found, zeroArea: countWithoutArea(mesh) };
}
