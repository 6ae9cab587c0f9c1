/** A page's actions over the real solver, with an address bar of its own and a clean store. */
// Loaded here, so that no test ends while it is on its way.
import '../../web/page/core/breakpoints/finder';
import { expect } from 'vitest';
import type { repairElsewhere } from '../../web/page/solver/repair/elsewhere';
import { mend } from '../../web/mesh/repair/mend';
import { lookOver } from '../../web/mesh/report';
import type { Preset } from '../../web/page/presets/types';
import { createActions } from '../../web/page/app/createActions';
import type { PageActions } from '../../web/page/core/actions';
import type { LinkPort } from '../../web/page/core/address/link';
import type { Visits } from '../../web/page/core/kept/visits';
import type { Experiment, SceneMesh } from '../../web/page/model';
import * as store from '../../web/page/core/store';
import { localSolver, type LocalSolver } from './localSolver';

/** A floor of two triangles and a wall of two, world units. */
export function floorAndWall(): SceneMesh {
  const positions = Float64Array.of(-4, 0, -4, 4, 0, -4, 4, 0, 4, -4, 0, 4, 2, 0, -4, 2, 3, -4, 2, 3, 4, 2, 0, 4);
  const indices = Uint32Array.of(0, 2, 1, 0, 3, 2, 4, 7, 5, 5, 7, 6);
  return {
    name: 'floor',
    positions,
    indices,
    parts: 1,
    bounds: { min: [-4, 0, -4], max: [4, 3, 4] },
    source: 'preset',
  };
}

export function experimentOf(change: Partial<Experiment> = {}): Experiment {
  return {
    method: 'paper',
    sides: 'both',
    radii: [0.5, 1, 0.5],
    start: [-2, 1.5, 0],
    inputs: Array.from({ length: 4 }, () => ({ displacement: [1, 0, 0.25] as const, gravity: [0, -0.25, 0] as const })),
    skin: null,
    maxSweeps: null,
    slopeLimit: null,
    stepHeight: 0,
    snapDistance: 0,
    wallLimit: null,
    precision: 'double',
    ...change,
  };
}

export function presetOf(id: string, change: Partial<Experiment> = {}, address = 'f0'): Preset {
  const load = async () => ({
    mesh: floorAndWall(),
    experiment: experimentOf(change),
    address,
    level: 'check' as const,
  });
  return { id, group: 'checks', titleKey: 'app.name', questionKey: 'app.name', load };
}

/** The browser's history as a list. */
export class FakeHistory implements LinkPort {
  entries = [''];
  marks: (number | undefined)[] = [];
  at = 0;
  copied: string | null = null;
  private readonly listeners = new Set<() => void>();

  read(): string {
    return this.entries[this.at]!;
  }
  write(fragment: string, how: 'push' | 'replace', mark?: number): void {
    if (how === 'replace') this.entries[this.at] = fragment;
    else this.entries.splice(++this.at, Infinity, fragment);
    this.marks[this.at] = mark;
  }
  mark(): number | null {
    return this.marks[this.at] ?? null;
  }
  back(entries: number): void {
    this.go(-entries);
  }
  listen(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  }
  async copy(): Promise<void> {
    this.copied = this.read();
  }
  go(delta: number): void {
    this.at += delta;
    this.arrive();
  }
  type(fragment: string): void {
    this.follow(fragment);
    this.arrive();
  }
  /** As a browser follows a link: the address changes at once, the event comes later. */
  follow(fragment: string): void {
    this.write(fragment, 'push');
  }
  arrive(): void {
    for (const listener of this.listeners) listener();
  }
}

const lookOverHere = async (positions: Float64Array, indices: Uint32Array) => lookOver(positions, indices);

const repairHere: typeof repairElsewhere = async (
  { positions, indices },
  recipe,
  { signal, onBegun, look = false },
) => {
  const mended = await mend({ positions, indices, recipe, look }, onBegun ?? (() => {}));
  return signal.aborted ? null : mended;
};

export interface TestPage {
  readonly actions: PageActions;
  readonly solver: LocalSolver;
  readonly history: FakeHistory;
}

export function testPage(
  presets: readonly Preset[] = [presetOf('one'), presetOf('two', { method: 'robust' })],
  solver = localSolver(),
  visits?: Visits,
): TestPage {
  resetStore();
  const history = new FakeHistory();
  return {
    actions: createActions(solver.client, {
      presets,
      firstPreset: presets[0]!.id,
      link: history,
      lookOver: lookOverHere,
      repair: repairHere,
      ...(visits && { visits }),
    }),
    solver,
    history,
  };
}

export function resetStore(): void {
  store.presetId.value = store.meshState.value = store.run.value = store.tree.value = null;
  store.experiment.value = store.wanted.value = null;
  store.comparison.value = store.wantedChanges.value = store.openPanel.value = null;
  store.cursor.value = 'f0';
  store.level.value = 'check';
  store.playing.value = store.walking.value = false;
  store.shownTime.value = 0;
  store.speed.value = 1;
  store.importCard.value = store.failure.value = store.progress.value = store.notice.value = null;
  store.viewMode.value = 'both';
  store.morph.value = 0;
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error('it never came true');
}

const stops: (() => void)[] = [];

/** A page that has shown its first scene. */
export async function openedPage(...given: Parameters<typeof testPage>): Promise<TestPage> {
  const page = testPage(...given);
  stops.push(await page.actions.start());
  return page;
}

/** Call after each test that opened pages. */
export function closePages(): void {
  for (const stop of stops.splice(0)) stop();
}

/** What holds at every moment: the cursor is a step of the tree, the tree a frame of the run, the run that of the experiment. */
export function expectWhole(): void {
  expect(store.currentStep.value?.address).toBe(store.cursor.value);
  expect(store.run.value!.experiment).toBe(store.experiment.value);
  expect(store.tree.value!.frame).toBeLessThan(store.run.value!.frames.length);
  const second = store.comparison.value;
  if (!second) return;
  expect(second.tree.frame).toBe(store.tree.value!.frame);
  expect(second.run.frames).toHaveLength(store.run.value!.frames.length);
  expect(second.run.experiment).toEqual({ ...store.experiment.value, ...second.changes });
}
