/**
 * What the actions share: which mesh is in the solver, the trees of the run, and the two ways the page changes place, opening a scene
 * and showing a step. Everything asynchronous is latest-wins, and what belongs together is committed together.
 */
import { batch } from '@preact/signals';
import type { MeshReport } from 'sweepscope';
import type { MeshId, SolverClient } from '../solver/client';
import { type FrameTree, frameOf, inFrame, type Step, type StepLevel, walk, withAncestors } from '../trace';
import { failureOf, isCancelled } from './failure';
import { LatestOnly, type Turn } from './latest';
import type { Experiment, Message, Run, SceneMesh } from './model';
import * as store from './store';
import { Trees } from './trees';

export type History = 'push' | 'replace' | 'none';

/** A mesh that is in the solver, with where it came from. */
export interface LoadedMesh {
  readonly id: MeshId;
  readonly mesh: SceneMesh;
  readonly report: MeshReport;
  /** preset it belongs to; null for a file */
  readonly presetId: string | null;
  /** content hash of a file's mesh; null for a preset's */
  readonly hash: string | null;
}

export type PickStep = (tree: FrameTree) => Step | null;

/** What became of a wish to be elsewhere; 'overtaken': somebody wanted to be somewhere else by the time it could be shown. */
export type Shown = 'shown' | 'none' | 'overtaken';

export interface SceneRequest {
  readonly loaded: LoadedMesh;
  readonly experiment: Experiment;
  /** what `resetExperiment` goes back to */
  readonly baseline: Experiment;
  /** null: the first step worth seeing */
  readonly address: string | null;
  readonly level: StepLevel | null;
  readonly history: History;
}

export class Session {
  loaded: LoadedMesh | null = null;
  baseline: Experiment | null = null;
  /** told about every committed change of place, before and after it */
  history: { before(how: History): void; after(how: History): void } = { before: () => {}, after: () => {} };
  /** runs of the scene that is there */
  readonly reruns = new LatestOnly(
    (turn) => this.runWanted(turn),
    () => this.client.cancelRun(),
  );
  private trees: Trees | null = null;
  private scenes = 0;
  private moves = 0;

  constructor(readonly client: SolverClient) {}

  /** Number of this wish for a scene; older ones must not be shown any more. */
  beginScene(): number {
    return ++this.scenes;
  }

  isLatestScene(scene: number): boolean {
    return scene === this.scenes;
  }

  /**
   * Runs the experiment and shows it all at once.
   * @returns false when a newer wish took over; the mesh is then let go
   */
  async openScene(scene: number, request: SceneRequest): Promise<boolean> {
    const { loaded, experiment } = request;
    try {
      const run = await this.runFor(loaded.id, experiment);
      const trees = run && new Trees(this.client, loaded.id, () => run);
      const found = trees && (await findPlace(trees, run, request.address));
      if (!found || !this.isLatestScene(scene)) {
        this.client.dropMesh(loaded.id);
        return false;
      }
      this.commitScene(request, run, trees, found);
      return true;
    } catch (error) {
      this.client.dropMesh(loaded.id);
      throw error;
    }
  }

  /** Runs what is wanted; while a number is dragged, only the latest wish. A failure leaves what was there. */
  private async runWanted(turn: Turn): Promise<void> {
    const asked = store.wanted.value;
    await this.attempt({ key: 'failure.run.title' }, () => this.rerun(turn));
    // Neither shown nor followed by a newer wish: it failed, or gave way to another scene.
    if (!turn.stale && store.wanted.value === asked) store.wanted.value = store.experiment.value;
  }

  /** Runs `wanted` on the mesh that is there and stays as near to the cursor as the new run allows. */
  private async rerun(turn: Turn): Promise<void> {
    const { loaded } = this;
    const wanted = store.wanted.value;
    if (!loaded || !wanted) return;
    const scene = this.scenes;
    const run = await this.runFor(loaded.id, wanted);
    if (!run || turn.stale || !this.isLatestScene(scene)) return;
    const trees = new Trees(this.client, loaded.id, () => run);
    // Somebody may step while the frame is traced; then the place is another one.
    let cursor: string;
    let found: Place;
    do {
      cursor = store.cursor.value;
      found = await findPlace(trees, run, cursor);
    } while (store.cursor.value !== cursor);
    if (turn.stale || !this.isLatestScene(scene)) return;
    this.history.before('replace');
    batch(() => {
      this.adopt(run, trees);
      this.place(found);
      store.playing.value = false;
    });
    this.history.after('replace');
  }

  /**
   * Walking: a run that grows. Its frames so far stay what they are; the first one replaces the run before, together with its step,
   * and is a place of its own in the history: Back undoes the walk.
   */
  async growRun(run: Run): Promise<void> {
    const { loaded } = this;
    if (!loaded) return;
    if (run.frames.length > 1) {
      store.experiment.value = store.wanted.value = run.experiment;
      store.run.value = run;
      return;
    }
    const trees = new Trees(this.client, loaded.id, () => store.run.value ?? run);
    const tree = await trees.first(run);
    // Ended before it had begun, or somebody opened another scene.
    if (!store.walking.value || this.loaded !== loaded) return;
    this.history.before('push');
    batch(() => {
      store.wanted.value = run.experiment;
      this.adopt(run, trees);
      this.place({ tree, step: tree.root });
    });
    this.history.after('push');
  }

  /**
   * Shows a step of a frame: at once when its tree is here, else when it came and nobody wanted to be elsewhere by then.
   * @param pick the step to show; null: none suits
   */
  show(frame: number, pick: PickStep, history: History): Shown | Promise<Shown> {
    const move = ++this.moves;
    const here = this.treeOf(frame);
    return here ? this.commitStep(here, pick(here), history) : this.showLater(move, frame, pick, history);
  }

  private async showLater(move: number, frame: number, pick: PickStep, history: History): Promise<Shown> {
    for (;;) {
      const trees = this.trees;
      if (!trees || frame < 0 || frame >= (store.run.value?.frames.length ?? 0)) return 'none';
      const tree = await trees.get(frame);
      if (move !== this.moves) return 'overtaken';
      // A new run meanwhile: the same place, in its trees.
      if (trees === this.trees) return this.commitStep(tree, pick(tree), history);
    }
  }

  private treeOf(frame: number): FrameTree | null {
    const shown = store.tree.value;
    return this.trees?.peek(frame) ?? (shown?.frame === frame ? shown : null);
  }

  /** Does something that may fail; a failure is told once, and what was there stays. */
  async attempt(title: Message, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isCancelled(error)) store.failure.value = failureOf(error, title);
      return false;
    } finally {
      if (store.progress.value?.stage === 'build') store.progress.value = null;
    }
  }

  private commitStep(tree: FrameTree, step: Step | null, history: History): Shown {
    if (!step) return 'none';
    this.history.before(history);
    batch(() => {
      store.tree.value = tree;
      store.cursor.value = step.address;
    });
    this.history.after(history);
    if (store.playing.value) this.trees?.prefetch(tree.frame + 1);
    return 'shown';
  }

  private commitScene(request: SceneRequest, run: Run, trees: Trees, found: Place): void {
    const { loaded } = request;
    const before = this.loaded;
    this.history.before(request.history);
    batch(() => {
      this.loaded = loaded;
      this.baseline = request.baseline;
      store.wanted.value = request.experiment;
      store.presetId.value = loaded.presetId;
      store.meshState.value = { mesh: loaded.mesh, report: loaded.report };
      this.adopt(run, trees);
      this.place(found);
      if (request.level) store.level.value = request.level;
      store.selection.value = { triangle: null, hover: null };
      store.playing.value = store.walking.value = false;
      store.failure.value = null;
      if (before?.mesh !== loaded.mesh) {
        store.frameRequest.value = { what: 'event', count: store.frameRequest.value.count + 1 };
      }
    });
    this.history.after(request.history);
    if (before && before.id !== loaded.id) this.client.dropMesh(before.id);
  }

  private adopt(run: Run, trees: Trees): void {
    this.trees = trees;
    store.experiment.value = run.experiment;
    store.run.value = run;
  }

  private place({ tree, step }: Place): void {
    store.tree.value = tree;
    store.cursor.value = step.address;
  }

  private async runFor(id: MeshId, experiment: Experiment): Promise<Run | null> {
    const name = this.loaded?.mesh.name ?? '';
    const frames = await this.client.run(id, experiment, (fraction) => {
      store.progress.value = { name, stage: 'build', fraction };
    });
    if (store.progress.value?.stage === 'build') store.progress.value = null;
    return frames && { experiment, frames };
  }
}

interface Place {
  readonly tree: FrameTree;
  readonly step: Step;
}

/** The step at an address, or the nearest group around it that the run has; without an address, the first step worth seeing. */
async function findPlace(trees: Trees, run: Run, address: string | null): Promise<Place> {
  if (address === null) return firstWorthSeeing(trees, run);
  const frame = Math.min(Math.max(0, frameOf(address)), run.frames.length - 1);
  const tree = await trees.get(frame);
  return { tree, step: nearestStep(tree, inFrame(address, frame)) };
}

async function firstWorthSeeing(trees: Trees, run: Run): Promise<Place> {
  const frame = Math.max(
    0,
    run.frames.findIndex(({ contacts }) => contacts.length > 0),
  );
  const tree = await trees.get(frame);
  return { tree, step: walk.firstHit(tree) ?? walk.first(tree, 'slide') ?? tree.root };
}

/** The step itself or the innermost group around it that exists. */
export function nearestStep(tree: FrameTree, address: string): Step {
  for (const at of withAncestors(address)) {
    const step = tree.byAddress.get(at);
    if (step) return step;
  }
  return tree.root;
}
