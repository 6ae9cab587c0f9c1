/**
 * Opening a study, changing its settings, comparing it with itself. A separate chunk: the first screen has no study. Everything asynchronous is
 * latest-wins, and the session commits parts that belong together in one step.
 */
import { t, type MessageKey } from '../base/i18n/messages';
import { MessageError } from '../core/session/failure';
import { LatestOnly, type Turn } from '../base/latest';
import type { Message, SceneMesh } from '../model';
import { findPlace, type Place } from '../core/address/place';
import type { History, LoadedMesh, SceneRequest, Session } from '../core/session/session';
import type { StudyEntry } from '../core/rooms';
import type { StepLevel } from '../../package/trace/steps';
import { type StudyClient, StudyWorkerClient } from './client';
import type { RunPlace } from './engine';
import { loadStudy } from '../model/study/modules';
import type { OpenStudy, StudyRun } from '../model/study/open';
import { makeKnown } from './register';
import { studyPanels } from '../core/study/slot';
import type { StudyId } from '../model/study/registry.gen';
import {
  encodeSettings,
  initialSettings,
  rowWidth,
  type SettingProblem,
  settingsProblem,
  type SettingValues,
} from '../model/study/settings';
import { breaks, type StudyBreak } from '../core/study/switches';
import { StudyTrees } from './trees';
import type { StudyModule, StudyPreset } from '../model/study/types';
import { boundsOf } from '../../mesh/placement';
import * as store from '../core/store';

/** The user's latest request; ahead of the view while it is being run. */
interface Request {
  readonly module: StudyModule;
  readonly baseline: SettingValues;
  readonly settings: SettingValues;
  readonly beside: SettingValues | null;
  readonly loaded: LoadedMesh | null;
  readonly presetId: string | null;
  readonly address: string | null;
  readonly level: StepLevel | null;
  readonly history: History;
  /** aborted when another scene is asked for */
  readonly scene: AbortSignal;
}

export class StudyRoom {
  private request: Request | null = null;
  /** what of it was shown last */
  private shown: Request | null = null;
  /** where the module holds the run that is shown; whatever is run next takes the other place, so that stepping goes on meanwhile */
  private place: RunPlace = 0;
  /** what a study took the place of */
  private before: SceneRequest | null = null;
  private readonly runs = new LatestOnly(
    (turn) => this.runRequest(turn),
    () => this.client.cancel(),
  );

  constructor(
    private readonly session: Session,
    private readonly client: StudyClient = new StudyWorkerClient(),
  ) {}

  /** Settings asked for last; fields show these. */
  get wanted(): SettingValues | null {
    return this.request?.settings ?? null;
  }

  async open(id: StudyId, moment: StudyEntry): Promise<boolean> {
    const scene = this.session.beginScene();
    const module = await loadModule(id);
    return this.openPreset(scene, module, module.presets[0]!, moment);
  }

  async openPresetById(presetId: string, moment: StudyEntry): Promise<boolean> {
    const id = presetId.split('.')[0] as StudyId;
    if (!Object.hasOwn(loadStudy, id)) throw new MessageError({ key: 'preset.unknown', values: { id: presetId } });
    const scene = this.session.beginScene();
    const module = await loadModule(id);
    const preset = module.presets.find((each) => each.id === presetId);
    if (!preset) throw new MessageError({ key: 'preset.unknown', values: { id: presetId } });
    return this.openPreset(scene, module, preset, moment);
  }

  private async openPreset(
    scene: AbortSignal,
    module: StudyModule,
    preset: StudyPreset,
    moment: StudyEntry,
  ): Promise<boolean> {
    const baseline = { ...initialSettings(module.schema), ...preset.settings };
    const loaded = await this.meshFor(module, preset, moment.withMesh);
    const beside = moment.beside === undefined ? (preset.compare ?? null) : moment.beside;
    const settings = { ...baseline, ...moment.settings };
    return this.ask({
      ...{ module, baseline, settings, beside, loaded, scene, presetId: preset.id },
      address: moment.address ?? preset.address,
      level: moment.level ?? preset.level,
      history: moment.history,
    });
  }

  /** A study with separate settings: a link without a preset, or a dropped mesh. */
  async openOn(id: StudyId, loaded: LoadedMesh | null, moment: StudyEntry): Promise<boolean> {
    const scene = this.session.beginScene();
    const module = await loadModule(id);
    const baseline = initialSettings(module.schema);
    const settings = { ...baseline, ...moment.settings };
    const [address, level] = [moment.address ?? null, moment.level ?? null];
    const { history, beside = null } = moment;
    return this.ask({ module, baseline, settings, beside, loaded, scene, presetId: null, address, level, history });
  }

  /** Changes settings and runs again; bad ones are refused with a named message and nothing changes. */
  async set(changes: SettingValues): Promise<void> {
    const { here } = this;
    if (here) await this.change({ settings: { ...here.settings, ...changes }, history: 'replace' });
  }

  async reset(): Promise<void> {
    const { here } = this;
    if (here) await this.set(here.baseline);
  }

  /** Shows a second run next to the first that differs in these settings; null ends it. */
  async compare(changes: SettingValues | null): Promise<void> {
    await this.change({ beside: changes, history: 'push' });
  }

  /** The mesh of the scene, or none: where the study can do without. */
  async useMesh(on: boolean): Promise<void> {
    const { here } = this;
    const loaded = on ? this.session.loaded : null;
    const suits = here?.module.onto && this.session.loaded ? here.module.onto(this.session.loaded.mesh) : {};
    // Without the mesh what suited it means nothing.
    const back = Object.fromEntries(Object.keys(suits).map((name) => [name, here!.baseline[name]!]));
    const settings = { ...here?.settings, ...(loaded ? suits : back) };
    await this.change({ loaded, settings, presetId: null, history: 'push' });
  }

  /** A file was opened while a study is on screen. @returns false when the study cannot use it, or another one was requested; it is then released */
  async useFile(loaded: LoadedMesh): Promise<boolean> {
    const { here } = this;
    if (!here || (here.module.schema.mesh === 'none' && !here.module.taken)) {
      this.letGo({ loaded });
      return false;
    }
    const settings = { ...here.settings, ...here.module.onto?.(loaded.mesh) };
    if (here.module.taken) {
      this.letGo({ loaded });
      await this.change({ settings, presetId: null, history: 'push' });
      return true;
    }
    return this.openOn(here.module.id, loaded, { settings, history: 'push' });
  }

  /** Back to the bodies that are swept, where they were left. @returns false when there were none */
  async leave(): Promise<boolean> {
    const { before } = this;
    // A mesh dropped meanwhile has replaced the earlier one.
    if (!before || this.session.loaded !== before.loaded) return false;
    return this.session.openScene(this.session.beginScene(), before);
  }

  /** Stops at frames where a result has a given value. */
  setBreaks(list: readonly StudyBreak[]): void {
    breaks.value = list;
  }

  private async meshFor(module: StudyModule, preset: StudyPreset, withMesh?: boolean): Promise<LoadedMesh | null> {
    if (module.schema.mesh === 'none') return null;
    if (withMesh !== undefined) return withMesh || module.schema.mesh === 'needed' ? this.session.loaded : null;
    if (preset.mesh) return this.load(await preset.mesh());
    return module.schema.mesh === 'needed' ? this.session.loaded : null;
  }

  private async load(mesh: SceneMesh): Promise<LoadedMesh> {
    const { id, report } = await this.session.client.addMesh(mesh);
    return { id, mesh, report, presetId: null, hash: null };
  }

  /** The basis for a change of the present study; null when there is none. */
  private get here(): Request | null {
    const open = store.study.value;
    if (!open) return null;
    return this.request?.module === open.module ? this.request : this.shown;
  }

  private async change(changes: Partial<Request> & Pick<Request, 'history'>): Promise<void> {
    const { here } = this;
    if (!here) return;
    const scene = this.session.beginScene();
    await this.attempt(() => this.ask({ ...here, address: null, level: null, ...changes, scene }));
  }

  /** @returns false when a newer request took over */
  private async ask(request: Request): Promise<boolean> {
    // By the time its module and mesh were here, there was a later request.
    if (request.scene.aborted) {
      this.letGo(request);
      return false;
    }
    const problem =
      settingsProblem(request.module.schema, request.settings) ??
      (request.beside && settingsProblem(request.module.schema, { ...request.settings, ...request.beside }));
    if (problem) {
      this.letGo(request);
      throw new MessageError(problemText(request.module, problem));
    }
    this.request = request;
    await this.runs.request();
    // A newer request was run in its place.
    if (this.request !== request && this.shown !== request) this.letGo(request);
    const shown = store.study.value;
    return shown !== null && this.request === request && shown.run.settings === request.settings;
  }

  private async runRequest(turn: Turn): Promise<void> {
    const { request } = this;
    if (!request) return;
    const gone = () => turn.stale || request.scene.aborted;
    await this.attempt(async () => {
      const ran = await this.run(request);
      if (!ran || gone()) return;
      const { study, place } = ran;
      const trees = new StudyTrees(this.client, study.module, study.run, place);
      // The user may step while the frame is traced; then the place is another one.
      let address: string;
      let found: Place;
      do {
        address = request.address ?? this.sameAddress(study);
        found = await findPlace(trees, { frames: { length: study.run.frames } } as never, address);
        if (gone()) return;
      } while (request.address === null && address !== this.sameAddress(study));
      if (!store.study.value) this.before = this.session.sweepShown();
      makeKnown(study.module);
      const { presetId, level, history, loaded } = request;
      this.session.commitStudy({ study, trees, found, presetId, level, history, ...(loaded && { loaded }) });
      this.place = place;
      this.shown = request;
    });
    if (this.shown === request) return;
    // It failed or gave way: what is changed next is what is shown.
    if (this.request === request) this.request = this.shown;
    this.letGo(request);
  }

  /** A mesh that was never shown. */
  private letGo({ loaded }: Pick<Request, 'loaded'>): void {
    const holders = [this.request, this.shown, this.before, { loaded: this.session.loaded }];
    if (loaded && holders.every((each) => each?.loaded !== loaded)) this.session.client.dropMesh(loaded.id);
  }

  /** Where the cursor is, in another run of the same study. */
  private sameAddress(study: OpenStudy): string {
    return store.study.value?.module === study.module ? store.cursor.value : 'f0';
  }

  private async run(request: Request): Promise<{ readonly study: OpenStudy; readonly place: RunPlace } | null> {
    const { module, baseline, settings, beside, loaded } = request;
    const mesh = loaded?.mesh ?? null;
    const shown = store.study.value;
    const free = this.place === 0 ? 1 : 0;
    // Of the second run only the rows are needed, so it may be gone when the run itself takes its place.
    const second = beside && (await this.runOne(free, module, { ...settings, ...beside }, mesh));
    if (beside && !second) return null;
    // If only the second run changes, the first has been run already.
    const same = shown?.module === module && shown.run.settings === settings && shown.mesh === mesh;
    const run = same ? shown.run : await this.runOne(free, module, settings, mesh);
    if (!run) return null;
    const study = { module, baseline, run, mesh, beside: beside && second ? { changes: beside, run: second } : null };
    return { study, place: same ? this.place : free };
  }

  private async runOne(
    place: RunPlace,
    module: StudyModule,
    settings: SettingValues,
    mesh: SceneMesh | null,
  ): Promise<StudyRun | null> {
    // The same mesh as before is not opened: only another question is asked.
    const again = mesh === null || mesh === store.study.value?.mesh;
    const name = again ? t(module.title) : mesh.name;
    const numbers = encodeSettings(module.schema, settings);
    const { scene } = this.request ?? {};
    const stopped = () => scene?.aborted ?? false;
    try {
      const rows = await this.client.open(place, module.schema.number, numbers, mesh, (fraction) => {
        if (!stopped()) store.progress.value = { name, stage: 'build', fraction, again, cancel: () => this.cancel() };
      });
      if (!rows) return null;
      const ground = mesh
        ? null
        : groundMesh(module.id, await this.client.ground(place), store.study.value?.run.ground ?? null);
      return { settings, frames: rows.length / rowWidth(module.schema), rows, ground };
    } finally {
      if (store.progress.value?.stage === 'build') store.progress.value = null;
    }
  }

  /** Cancels a run that is no longer needed; the view stays. */
  cancel(): void {
    this.session.beginScene();
    this.client.cancel();
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    await this.session.attempt({ key: 'failure.study.title' }, async () => void (await work()));
  }
}

/** The study's chunk, and the panels of all studies with the first. */
async function loadModule(id: StudyId): Promise<StudyModule> {
  const [{ study }, { panels }] = await Promise.all([loadStudy[id](), import('./panels')]);
  studyPanels.value = { ...panels, set: (changes) => currentRoom().set(changes) };
  return study;
}

function problemText(module: StudyModule, { setting, kind, bound }: SettingProblem): Message {
  // As the panel calls it; what there is not is called as the link does.
  const name = kind === 'unknown' ? setting.name : t(`study.${module.id}.set.${setting.name}` as MessageKey);
  return { key: `study.problem.${kind}`, values: { name, bound } };
}

let room: StudyRoom | null = null;

/** The page's one room of studies. */
export function studyRoom(session: Session): StudyRoom {
  return (room ??= new StudyRoom(session));
}

/** For the parts of the page that are there only while a study is open. */
export function currentRoom(): StudyRoom {
  if (!room) throw new Error('no study has been opened');
  return room;
}

/** For tests: a room with a separate client. */
export function setRoom(made: StudyRoom | null): void {
  room = made;
}

/** The ground of a study in a scene without a mesh, as a separate mesh: only for display. */

/**
 * @param corners nine coordinates a triangle
 * @param before the ground of the previous run: the same ground is the same mesh, which is not uploaded again
 * @returns null if there is none
 */
function groundMesh(name: string, corners: Float64Array, before: SceneMesh | null): SceneMesh | null {
  if (corners.length === 0) return null;
  const same =
    before?.positions.length === corners.length && corners.every((each, at) => each === before.positions[at]);
  if (same) return before;
  const indices = Uint32Array.from({ length: corners.length / 3 }, (_, at) => at);
  return { name, positions: corners, indices, parts: 1, bounds: boundsOf(corners), source: 'preset' };
}
