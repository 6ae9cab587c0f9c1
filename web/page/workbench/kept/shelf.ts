/** What this browser keeps, as far as anybody may want to see it: meshes and tours one by one, the rest by kind. */
import { computed, signal } from '@preact/signals';
import { browserKeep } from '../../solver/keep';
import type { KeptFacts } from '../../solver/keepRule';
import { forgetKeys, keptJson, keptKeys, keptText } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { forgetTours, type KeptTour, keptTours } from '../../core/kept/keptTours';

/** null: not looked yet */
export const meshes = signal<readonly KeptFacts[] | null>(null);
/** texts too long for a link */
export const walks = signal<readonly KeptFacts[]>([]);
export const tours = signal<readonly KeptTour[]>([]);
/** the browser lets nothing be kept, or seen */
export const refused = signal(false);

export type Kind = 'yours' | 'notes' | 'places' | 'draft' | 'walks' | 'course' | 'settings';

export interface Rest {
  readonly kind: Kind;
  readonly count: number;
}

export const rest = signal<readonly Rest[]>([]);

export const anything = computed(() => (meshes.value ?? []).length + tours.value.length + rest.value.length > 0);

/** The keys of a kind. */
const keysOf: Readonly<Record<Exclude<Kind, 'walks'>, () => string[]>> = {
  yours: () => [names.yours],
  notes: () => keptKeys(names.notes),
  places: () => keptKeys(names.places),
  draft: () => [names.draft],
  course: () => [names.course, names.checklist, names.visited, names.ways],
  settings: () => [names.theme, names.language, names.sizes, names.code, names.audit],
};

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const fieldsOf = (record: unknown) => (record ?? {}) as Readonly<Record<string, unknown>>;

/** How much of a kind there is; 0: nothing to forget. */
const countOf: Readonly<Record<Exclude<Kind, 'walks'>, () => number>> = {
  yours: () => lengthOf(keptJson(names.yours)),
  notes: () => keysOf.notes().reduce((sum, key) => sum + lengthOf(keptJson(key)), 0),
  places: () => keysOf.places().reduce((sum, key) => sum + lengthOf(keptJson(key)), 0),
  draft: () => lengthOf(fieldsOf(fieldsOf(keptJson(names.draft))['tour'])['stops']),
  course: () => {
    const { done, answers } = fieldsOf(keptJson(names.course));
    const lists = [done, keptJson(names.checklist), keptJson(names.ways)];
    return lists.reduce<number>((sum, list) => sum + lengthOf(list), Object.keys(fieldsOf(answers)).length);
  },
  settings: () => keysOf.settings().filter((key) => keptText(key) !== null).length,
};

export async function look(): Promise<void> {
  tours.value = keptTours();
  let list: readonly KeptFacts[] = [];
  try {
    list = await browserKeep().list();
    refused.value = false;
  } catch {
    refused.value = true;
  }
  meshes.value = list.filter(({ kind }) => kind === 'mesh');
  walks.value = list.filter(({ kind }) => kind === 'text');
  const small = (['yours', 'notes', 'places', 'draft', 'course', 'settings'] as const).map((kind) => ({
    kind,
    count: countOf[kind](),
  }));
  rest.value = [...small, { kind: 'walks' as const, count: walks.value.length }].filter(({ count }) => count > 0);
}

/** What was forgotten and can be put back. */
export type PutBack = () => Promise<void>;

/** Things of the store are held until they are put back or the list is closed: however large, a slip of the hand is not to lose any. */
async function takeOut(wanted: readonly string[]): Promise<PutBack> {
  const keep = browserKeep();
  const held = await Promise.all(wanted.map(async (name) => [name, await keep.load(name)] as const));
  await keep.forget(wanted);
  return async () => {
    for (const [name, thing] of held) if (thing !== null) await keep.save(name, thing);
    await look();
  };
}

export async function forgetMesh(name: string): Promise<PutBack> {
  const back = await takeOut([name]);
  await look();
  return back;
}

export async function forgetTour(name: string): Promise<PutBack> {
  const back = forgetTours([name]);
  await look();
  return async () => {
    back();
    await look();
  };
}

export async function forgetKind(kind: Kind): Promise<PutBack> {
  if (kind === 'walks') {
    const back = await takeOut(walks.value.map(({ name }) => name));
    await look();
    return back;
  }
  const back = forgetKeys(keysOf[kind]());
  await look();
  return async () => {
    back();
    await look();
  };
}

export async function forgetMeshes(): Promise<void> {
  await browserKeep().forget((meshes.value ?? []).map(({ name }) => name));
  await look();
}

export async function forgetAllTours(): Promise<void> {
  forgetTours(tours.value.map(({ name }) => name));
  await look();
}

export async function forgetEverything(): Promise<void> {
  forgetTours(tours.value.map(({ name }) => name));
  // Texts of tours that came into no list are forgotten with the rest.
  forgetKeys([...Object.values(keysOf).flatMap((keys) => keys()), ...keptKeys(names.tour), names.tours]);
  const all = [...(meshes.value ?? []), ...walks.value].map(({ name }) => name);
  if (!refused.value) await browserKeep().forget(all);
  await look();
}
