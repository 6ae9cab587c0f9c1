/**
 * The state that actions share: the mesh in the solver, the trees of the run, and the two ways the page changes place, opening a scene and showing a
 * step. Everything asynchronous is latest-wins, and parts that belong together are committed together.
 */
import { batch } from '@preact/signals';
import type { MeshId, SolverClient } from '../../solver/client';
import type { repairElsewhere } from '../../solver/repair/elsewhere';
import type { FrameTree, Step } from '../../../package/trace';
import { Asking } from './latestRequest';
import type { Awaited } from '../address/missingFile';
import { bodies, showBodies, wantedBodies } from '../../model/bodies';
import { type SecondRun, startSecondRun } from '../compare/secondRun';
import type { OptionChanges } from '../../model/comparison';
import { failureOf, isCancelled } from './failure';
import { LatestOnly, Newest, type Turn } from '../../base/latest';
import type { Experiment, MeshState, Message, Run } from '../../model';
import { showLookOf } from '../../model/partLook';
import { findPlace, type Place } from '../address/place';
import type { History, LoadedMesh, Ran, SceneRequest, StudyShown, TreeSource } from './session.types';
import * as store from '../store';
import { breaks, toggledLayers } from '../study/switches';
import { Trees } from './trees';
import { Work } from './work';

export type { History, LoadedMesh, SceneRequest, StudyShown, TreeSource };

export type PickStep = (tree: FrameTree) => Step | null;

/** The result of a request to go elsewhere; 'overtaken': a later request came before it could be shown. */
export type Shown = 'shown' | 'none' | 'overtaken';

export class Session {
  loaded: LoadedMesh | null = null;
  baseline: Experiment | null = null;
  /** what a link or a saved frame would show, if its file were here */
  awaited: Awaited | null = null;
  /** called at every committed change of place, before and after it */
  history: { before(how: History): void; after(how: History): void } = { before: () => {}, after: () => {} };
  /** runs of the scene that is there */
  readonly reruns = new LatestOnly(
    (turn) => this.runWanted(turn),
    () => this.client.cancelRun(),
  );
  /** the user's request, and its successor */
  readonly asking = new Asking();
  /** the last scene that was asked for was cancelled by the person */
  givenUp = false;
  private trees: TreeSource | null = null;
  private secondRun: SecondRun | null = null;
  /** how the next run is entered in the history */
  private nextEntry: History = 'replace';
  private readonly work = new Work();
  /** the latest request for a scene */
  readonly scenes = new Newest();
  private readonly moves = new Newest();

  /** @param repairer mends meshes; in a worker, unless given */
  constructor(
    readonly client: SolverClient,
    readonly repairer: typeof repairElsewhere | null = null,
  ) {}

  /** Says that something is being computed, once it takes long. @returns to be called when it is done */
  working(name: string): () => void {
    return this.work.begin(name);
  }

  /** The steps of a frame of the run that is there, without showing them. @throws SolverError, TraceError */
  async stepsOf(frame: number): Promise<FrameTree | null> {
    return this.trees?.get(frame) ?? null;
  }

  /**
   * Aborted by the next request for a scene: it must not be shown any more. Playing ends here and not when the scene arrives: pressing Play meanwhile
   * means the requested scene.
   */
  beginScene(): AbortSignal {
    this.givenUp = false;
    store.playing.value = false;
    return this.scenes.begin();
  }

  /** Cancels the present opening or run for good: later results are not shown. */
  giveUp(): void {
    this.scenes.begin();
    this.givenUp = true;
    this.work.end();
    this.client.cancelAll();
  }

  /**
   * Runs the experiment and shows all of it together.
   * @returns false when a newer request took over; the mesh is then released, unless it is the present one
   */
  async openScene(scene: AbortSignal, request: SceneRequest): Promise<boolean> {
    const { loaded, experiment } = request;
    const done = this.work.begin(loaded.mesh.name);
    try {
      const run = await this.runFor(loaded.id, experiment);
      const trees = run && new Trees(this.client, loaded.id, () => run);
      const secondRun = trees && (await this.secondRunOf(loaded.id, run, trees, request.compare ?? null));
      const found = trees && secondRun !== undefined && (await findPlace(trees, run, request.address));
      if (found) await secondRun?.get(found.tree.frame);
      if (!found || scene.aborted) {
        this.letGo(loaded);
        return false;
      }
      this.commitScene(request, { run, trees, secondRun }, found);
      return true;
    } catch (error) {
      this.letGo(loaded);
      throw error;
    } finally {
      done();
    }
  }

  private letGo(loaded: LoadedMesh): void {
    if (loaded.id !== this.loaded?.id) this.client.dropMesh(loaded.id);
  }

  /** Runs what is wanted; while a number is dragged, only the latest request. A failure leaves what was there. */
  private async runWanted(turn: Turn): Promise<void> {
    const asked = store.wanted.value;
    const [changes, those] = [store.wantedChanges.value, wantedBodies.value];
    const done = this.work.begin(this.loaded?.mesh.name ?? '');
    await this.attempt({ key: 'failure.run.title' }, () => this.rerun(turn));
    done();
    // Neither shown nor followed by a newer request: it failed, or gave way to another scene.
    if (turn.stale) return;
    this.nextEntry = 'replace';
    if (store.wanted.value !== asked) return;
    store.wanted.value = store.experiment.value;
    if (store.wantedChanges.value === changes) store.wantedChanges.value = store.comparison.value?.changes ?? null;
    if (wantedBodies.value === those) wantedBodies.value = bodies.value;
  }

  /** Runs what is wanted by now; playing ends, as where a scene is asked for. */
  async runAgain(history: History = 'replace'): Promise<void> {
    if (history !== 'replace') this.nextEntry = history;
    store.playing.value = false;
    await this.reruns.request();
  }

  /** Compares the run that is there with a second one; null ends it. */
  async compare(changes: OptionChanges | null, history: History): Promise<void> {
    store.wantedChanges.value = changes;
    await this.runAgain(history);
  }

  /** Runs `wanted` on the mesh that is there and stays as near to the cursor as the new run allows. */
  private async rerun(turn: Turn): Promise<void> {
    const { loaded } = this;
    const wanted = store.wanted.value;
    if (!loaded || !wanted) return;
    const scene = this.scenes.latest;
    const [entry, those] = [this.nextEntry, wantedBodies.value];
    // When only the second experiment is another one, the first has been run already.
    const shown = wanted === store.experiment.value ? store.run.value : null;
    const run = shown ?? (await this.runFor(loaded.id, wanted));
    if (!run || turn.stale || scene.aborted) return;
    const trees: TreeSource = (shown && this.trees) ?? new Trees(this.client, loaded.id, () => run);
    const secondRun = await this.secondRunOf(loaded.id, run, trees, store.wantedChanges.value);
    if (secondRun === undefined) return;
    // The user may step while the frame is traced; then the place is another one. Playing goes on from the place that was found.
    let cursor: string;
    let found: Place;
    do {
      cursor = store.cursor.value;
      found = await findPlace(trees, run, cursor);
      await secondRun?.get(found.tree.frame);
    } while (store.cursor.value !== cursor && !store.playing.value);
    if (turn.stale || scene.aborted) return;
    this.nextEntry = 'replace';
    this.history.before(entry);
    batch(() => {
      this.adopt({ run, trees, secondRun });
      this.place(found);
      bodies.value = those;
    });
    this.history.after(entry);
  }

  /**
   * Walking: a growing run. Its earlier frames never change; the first one replaces the previous run, together with its step, and is a history entry:
   * Back undoes the walk.
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
    // Ended before it had begun, or another scene was opened.
    if (!store.walking.value || this.loaded !== loaded) return;
    this.history.before('push');
    batch(() => {
      store.wanted.value = run.experiment;
      // A walker is one body, without others.
      store.wantedChanges.value = null;
      showBodies();
      this.adopt({ run, trees, secondRun: null });
      this.place({ tree, step: tree.root });
    });
    this.history.after('push');
  }

  /** The state before a study takes its place; null while one is open, or before anything was. */
  sweepShown(): SceneRequest | null {
    const { loaded, baseline } = this;
    const experiment = store.experiment.value;
    if (!loaded || !baseline || !experiment) return null;
    const [address, level, audited] = [store.cursor.value, store.level.value, store.ofAudit.value];
    const compare = store.comparison.value?.changes ?? null;
    return { loaded, experiment, baseline, address, level, compare, audited, bodies: bodies.value, history: 'push' };
  }

  /** Shows a study, or another run of it, at a step. */
  commitStudy(shown: StudyShown): void {
    const { study, trees, found, presetId, level, loaded, history } = shown;
    const another = store.study.value?.module !== study.module;
    const fresh = another || store.presetId.value !== presetId;
    this.history.before(history);
    batch(() => {
      if (loaded && loaded !== this.loaded) {
        if (this.loaded && this.loaded.id !== loaded.id) this.client.dropMesh(this.loaded.id);
        this.loaded = loaded;
        showLookOf(loaded.mesh);
        store.meshState.value = meshStateOf(loaded);
      }
      this.trees = trees;
      this.secondRun = null;
      // Layers and results of one study have no meaning in another.
      if (another) toggledLayers.value = breaks.value = [];
      store.study.value = study;
      store.presetId.value = presetId;
      store.run.value = store.ofAudit.value = null;
      store.experiment.value = store.wanted.value = null;
      store.wantedChanges.value = store.comparison.value = null;
      showBodies();
      store.tree.value = found.tree;
      store.cursor.value = found.step.address;
      if (level) store.level.value = level;
      store.selection.value = { triangle: null, hover: null };
      if (!fresh) store.playing.value = false;
      store.walking.value = store.placing.value = false;
      this.asking.sceneShown();
      if (fresh) {
        // A tour leads from method to method; every other panel is about what was shown.
        if (store.openPanel.value !== 'tour') store.openPanel.value = null;
        store.frameRequest.value = { what: 'event', count: store.frameRequest.value.count + 1 };
      }
    });
    this.history.after(history);
  }

  /**
   * Shows a step of a frame: immediately when its tree is here, else when it arrives, unless there is a later request.
   * @param pick the step to show; null: none suits
   */
  show(frame: number, pick: PickStep, history: History): Shown | Promise<Shown> {
    const move = this.moves.begin();
    const here = this.treeOf(frame);
    const isHere = here && (this.secondRun?.has(frame) ?? true);
    return isHere ? this.commitStep(here, pick(here), history) : this.showLater(move, frame, pick, history);
  }

  private async showLater(move: AbortSignal, frame: number, pick: PickStep, history: History): Promise<Shown> {
    for (;;) {
      const { trees, secondRun } = this;
      if (!trees || frame < 0 || frame >= store.frameCount.value) return 'none';
      const [tree] = await Promise.all([trees.get(frame), secondRun?.get(frame)]);
      if (move.aborted) return 'overtaken';
      // A new run meanwhile: the same place, in its trees.
      if (trees === this.trees && secondRun === this.secondRun) return this.commitStep(tree, pick(tree), history);
    }
  }

  private treeOf(frame: number): FrameTree | null {
    const shown = store.tree.value;
    return this.trees?.peek(frame) ?? (shown?.frame === frame ? shown : null);
  }

  /** Does something that may fail; a failure is reported once, and the present content stays. @param by a cancelled request reports nothing */
  async attempt(title: Message, work: () => Promise<void>, by?: AbortSignal): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isCancelled(error) && !by?.aborted) store.failure.value = failureOf(error, title);
      return false;
    } finally {
      if (store.progress.value?.stage === 'build') store.progress.value = null;
    }
  }

  private commitStep(tree: FrameTree, step: Step | null, history: History): Shown {
    if (!step) return 'none';
    this.history.before(history);
    batch(() => this.place({ tree, step }));
    this.history.after(history);
    if (store.playing.value) {
      this.trees?.prefetch(tree.frame + 1);
      this.secondRun?.prefetch(tree.frame + 1);
    }
    return 'shown';
  }

  private commitScene(request: SceneRequest, ran: Ran, found: Place): void {
    const { loaded } = request;
    const before = this.loaded;
    this.history.before(request.history);
    batch(() => {
      this.loaded = loaded;
      this.baseline = request.baseline;
      store.study.value = null;
      store.wanted.value = request.experiment;
      store.wantedChanges.value = request.compare ?? null;
      showBodies(request.bodies === undefined && request.sameView ? bodies.value : request.bodies);
      store.presetId.value = loaded.presetId;
      store.ofAudit.value = request.audited ?? (request.sameView ? store.ofAudit.peek() : null);
      store.meshState.value = meshStateOf(loaded);
      this.adopt(ran);
      this.place(found);
      if (request.level) store.level.value = request.level;
      store.selection.value = { triangle: null, hover: null };
      store.walking.value = store.placing.value = false;
      this.asking.sceneShown();
      if (before?.mesh !== loaded.mesh) showLookOf(loaded.mesh);
      if (before?.mesh !== loaded.mesh && !request.sameView) {
        store.frameRequest.value = { what: 'event', count: store.frameRequest.value.count + 1 };
      }
    });
    this.history.after(request.history);
    if (before && before.id !== loaded.id) this.client.dropMesh(before.id);
  }

  private adopt({ run, trees, secondRun }: Ran): void {
    this.trees = trees;
    // Its panel opens and closes with it, but does not cover another open one.
    if (secondRun && !this.secondRun) store.openPanel.value ??= 'compare';
    if (!secondRun && store.openPanel.value === 'compare') store.openPanel.value = null;
    this.secondRun = secondRun;
    store.experiment.value = run.experiment;
    store.run.value = run;
  }

  private place({ tree, step }: Place): void {
    store.tree.value = tree;
    store.cursor.value = step.address;
    store.comparison.value = this.secondRun?.at(tree.frame) ?? null;
  }

  /** The second run; null: none is wanted. @returns undefined when a newer request took over */
  private async secondRunOf(
    meshId: MeshId,
    run: Run,
    trees: TreeSource,
    changes: OptionChanges | null,
  ): Promise<SecondRun | null | undefined> {
    if (!changes) return null;
    return (await startSecondRun(this.client, { meshId, run, trees }, changes)) ?? undefined;
  }

  private async runFor(id: MeshId, experiment: Experiment): Promise<Run | null> {
    const frames = await this.client.run(id, experiment, (fraction) => this.work.reached(fraction));
    return frames && { experiment, frames };
  }
}

function meshStateOf({ mesh, report, repair }: LoadedMesh): MeshState {
  return { mesh, report, ...(repair && { repair }) };
}
