/** Restores the moment of a link: its mesh, its experiment, its step. Missing things are reported, and the first preset opens. */
import { frameOf } from '../../../package/trace/address';
import { type PlacedFile, trianglesOf, waitFor } from './missingFile';
import { showBodies } from '../../model/bodies';
import type { OptionChanges } from '../../model/comparison';
import { secondExperiment } from '../compare/options';
import { problemOf, sameExperiment } from '../../model/experiment';
import { failureOf, MessageError } from '../session/failure';
import { isLent } from '../session/courseLoan';
import { bringNotes } from './linkedNotes';
import type { Experiment, Failure, Message } from '../../model';
import { showBreakpoints, showView } from './moment';
import type { LinkedStudy } from '../../model/study/link';
import type { Opener } from '../session/openActions';
import { decodeMoment, LinkError, type LinkedMesh, type Moment, readKeptInputs } from './permalink';
import type { History, Session } from '../session/session';
import { sameLeftOut } from '../../model/partLook';
import { sameRecipe } from './linkedRecipe';
import { mostPins, pins, readPin, samePin } from '../../model/pins';
import { rooms } from '../rooms';
import * as store from '../store';

const title: Message = { key: 'failure.link.title' };

export interface RestoreParts {
  readonly session: Session;
  readonly opener: Opener;
  readonly firstPreset: string;
  goTo(address: string): Promise<void>;
  /** Compares as the link says; null: ends it. */
  compare(changes: OptionChanges | null): Promise<void>;
}

/**
 * Shows the moment of a fragment.
 * @param history 'none' when the browser's history is already right
 * @param followed a link, whose notes are shown even in the present scene
 * @returns the view; null: it could not be shown
 */
export async function restoreFragment(
  parts: RestoreParts,
  fragment: string,
  history: History,
  followed = false,
): Promise<Moment['view'] | null> {
  let moment: Moment;
  let shown = false;
  try {
    moment = decodeMoment(fragment);
  } catch (error) {
    await fallBack(parts, linkFailure(error));
    return null;
  }
  await restoreMoment(parts, moment, history, () => {
    shown = true;
    store.level.value = moment.level;
    showView(moment.view);
    addPins(moment.pins ?? []);
    if (!followed) return;
    showBreakpoints(moment.breakpoints ?? null);
    bringNotes(moment.notes ?? []);
  });
  return shown ? moment.view : null;
}

/** Going back must not lose what was pinned since, so a link's pins join those that are there. */
function addPins(linked: readonly string[]): void {
  const read = linked.map(readPin).filter((pin) => pin !== null);
  const more = read.filter((pin) => !pins.value.some((each) => samePin(each, pin)));
  if (more.length > 0) pins.value = [...pins.value, ...more].slice(0, mostPins);
}

/**
 * Shows a moment from any source. Missing things are reported; a missing file is awaited.
 * @param said the hash of an included mesh is checked first
 * @param then called once the moment is on the page
 * @param file the mesh of the moment, when it has finally arrived
 * @param over a later request exists, so that this replaces nothing; absent: another one was made
 */
export async function restoreMoment(
  parts: RestoreParts,
  said: Moment,
  history: History,
  then: () => void = () => {},
  file?: PlacedFile,
  over?: () => boolean,
): Promise<void> {
  const { session } = parts;
  const by = session.asking.latest;
  const isOver = over ?? (() => by.aborted);
  const moment = await verified(said);
  const before = meantNow(session);
  const reached = await loadMoment(parts, moment, history, file, isOver);
  // Without a scene and overtaken, what is missing is no fault of the link.
  const outcome = typeof reached === 'object' && !session.loaded && (by.aborted || isOver()) ? 'overtaken' : reached;
  // Going back in the history must not restore overwritten data.
  if (outcome === 'shown' && meantNow(session) !== before) bringNotes(moment.notes ?? []);
  if (outcome === 'shown') then();
  // A user who asked for something else gets no message about this.
  const told = inCourse() || !by.aborted;
  if (told && outcome === 'file gone') {
    const mesh = moment.mesh!;
    waitFor(session, { mesh, show: (came) => restoreMoment(parts, moment, whereAwaited(), then, came) });
    // The course says so where its figure would be, for as long as the file is not there.
    if (inCourse()) {
      // The scene behind the course is never empty either.
      if (!session.loaded) await parts.opener.openPresetAt(parts.firstPreset, { history: 'none' });
      return;
    }
    const values = { name: mesh.name };
    const text: Message = { key: 'link.fileGone', values: { ...values, triangles: trianglesOf(mesh) } };
    const error = new MessageError(text, `${mesh.name} ${mesh.hash}`);
    await fallBack(parts, failureOf(error, { key: 'failure.link.file', values }));
  }
  if (told && typeof outcome === 'object') await fallBack(parts, outcome);
  // Cancelled: never an empty scene, and the address does not lead there again.
  if (session.givenUp && !session.loaded) await parts.opener.openPresetAt(parts.firstPreset, { history: 'replace' });
}

/** The subject of notes: a mesh, or a study without one. */
const meantNow = ({ loaded }: Session) => loaded ?? store.study.value?.module;

async function verified(moment: Moment): Promise<Moment> {
  const { mesh } = moment;
  return mesh?.inline ? (await import('./inlineMesh')).withTrueHash(moment, mesh, mesh.inline) : moment;
}

/** The other rooms keep their address; in the workbench the arrived file is a new moment. */
const inCourse = (): boolean => store.room.peek() === 'learn';
const whereAwaited = (): History => (store.room.peek() === 'workbench' ? 'push' : 'replace');

/** A failure: the missing thing. 'overtaken': another scene was requested meanwhile, or the failure was reported already. */
type Outcome = Failure | 'shown' | 'overtaken' | 'file gone';

function linkFailure(error: unknown): Failure {
  const code = error instanceof LinkError ? error.code : 'damaged';
  return failureOf(new MessageError({ key: code === 'newer' ? 'link.newer' : 'link.damaged' }), title);
}

/** Never an empty scene, nor a lesson's: without one, the first preset. The message stays on top of whatever is shown. */
export async function fallBack({ session, opener, firstPreset }: RestoreParts, failure: Failure): Promise<void> {
  const ofLesson = isLent() && !inCourse();
  if (!session.loaded || ofLesson) await opener.openPresetAt(firstPreset, { history: 'replace' });
  store.failure.value = failure;
}

async function loadMoment(
  parts: RestoreParts,
  moment: Moment,
  history: History,
  file: PlacedFile | undefined,
  isOver: () => boolean,
): Promise<Outcome> {
  const { session, opener } = parts;
  const kept =
    moment.keptInputs === null
      ? undefined
      : readKeptInputs(await session.client.keptText(moment.keptInputs).catch(() => null));
  // Its parts loaded late: a later request has gone first.
  if (isOver()) return 'overtaken';
  if (kept === null) return failureOf(new MessageError({ key: 'link.inputsGone' }), title);
  const changes = { ...moment.changes, ...(kept && { inputs: kept }) };
  if (moment.study) return openStudy(parts, moment, moment.study, history, file, isOver);
  if (!file && isHere(session, moment, changes)) {
    // Cancels whatever else is being opened.
    session.beginScene();
    store.wanted.value = store.experiment.value;
    showBodies(moment.bodies);
    const { mesh } = session.loaded ?? {};
    if (mesh?.table) (await import('../files/partChoice')).showLinkedLook(mesh, moment.mesh?.parted);
    if (!sameChanges(moment.compare, store.wantedChanges.value)) await parts.compare(moment.compare);
    await parts.goTo(moment.address);
    return 'shown';
  }
  // Going back within a scene undoes a jump; what it was looked through with stays.
  if (moment.breakpoints !== undefined) showBreakpoints(moment.breakpoints);
  if (moment.preset !== null) {
    const { preset, address, level, compare, repair, bodies } = moment;
    const at = { changes, compare, address, level, repair, bodies, history };
    const opened = await opener.openPresetAt(preset, at);
    return opened ? 'shown' : outcomeWithout(session, failureOf(new LinkError('damaged'), title));
  }
  // The schema lets no link pass that has neither.
  return openFile(session, moment.mesh!, { ...moment, changes }, history, file);
}

/** A study loads as a chunk, with all its facts. */
async function openStudy(
  { session, opener }: RestoreParts,
  moment: Moment,
  study: LinkedStudy,
  history: History,
  file: PlacedFile | undefined,
  isOver: () => boolean,
): Promise<Outcome> {
  let outcome: Outcome | null = null;
  await session.attempt(
    { key: 'failure.link.title' },
    async () => {
      const { restoreStudy } = await rooms.studies();
      if (isOver()) return void (outcome = 'overtaken');
      const openMesh = async () => {
        const scene = session.beginScene();
        const placed = await mendedAs(session, moment, await chosenOf(session, moment.mesh!, file), scene);
        return placed && { ...placed, presetId: null };
      };
      const openMeshOf = (preset: string) => opener.openPresetAt(preset, { repair: moment.repair, history: 'none' });
      outcome = await restoreStudy({ session, openMesh, openMeshOf }, moment, study, history);
    },
    session.asking.latest,
  );
  return outcome ?? outcomeWithout(session, failureOf(new LinkError('damaged'), title));
}

function sameChanges(a: OptionChanges | null, b: OptionChanges | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The scene of the link is on the page; only the step is another, or what is compared. */
function isHere(
  { loaded, baseline }: Session,
  { preset, mesh, repair }: Moment,
  changes: Partial<Experiment>,
): boolean {
  const shown = store.experiment.value;
  if (!loaded || !baseline || !shown) return false;
  const own = loaded.repair?.original ?? loaded.mesh;
  const same =
    preset !== null ? preset === loaded.presetId : mesh?.hash === loaded.hash && sameLeftOut(mesh?.parted, own);
  return same && sameRecipe(repair, loaded.repair?.recipe) && sameExperiment({ ...baseline, ...changes }, shown);
}

/** The result of a scene that was not shown: another one is there, so there is nothing to report. */
function outcomeWithout(session: Session, otherwise: Failure): Outcome {
  return session.loaded || session.givenUp ? 'overtaken' : (store.failure.value ?? otherwise);
}

async function openFile(
  session: Session,
  mesh: LinkedMesh,
  moment: Moment,
  history: History,
  file: PlacedFile | undefined,
): Promise<Outcome> {
  const scene = session.beginScene();
  let outcome: Outcome | null = null;
  await session.attempt(
    { key: 'failure.mesh.title', values: { name: mesh.name } },
    async () => {
      const came = await chosenOf(session, mesh, file);
      const placed = await mendedAs(session, moment, came, scene);
      if (!placed) outcome = came ? 'overtaken' : 'file gone';
      else outcome = (await openPlaced(session, scene, placed, moment, history)) ? 'shown' : 'overtaken';
    },
    session.asking.latest,
  );
  return outcome ?? outcomeWithout(session, failureOf(new LinkError('damaged'), title));
}

async function openPlaced(
  session: Session,
  scene: AbortSignal,
  placed: PlacedFile,
  moment: Moment,
  history: History,
): Promise<boolean> {
  try {
    const { fitExperiment, fitSolver } = await import('../files/fit');
    const baseline = await fitExperiment(placed.mesh, fitSolver(session.client, placed.id));
    const experiment = { ...baseline, ...moment.changes };
    const { level, compare, bodies } = moment;
    const problem = problemOf(secondExperiment(experiment, compare ?? {})) ?? problemOf(experiment);
    if (problem) throw new MessageError(problem);
    // A frame beyond the run's end would be a moment of another run.
    const address = frameOf(moment.address) < experiment.inputs.length ? moment.address : null;
    const loaded = { ...placed, presetId: null };
    return await session.openScene(scene, {
      ...{ loaded, experiment, baseline, compare, bodies, address, level, history },
    });
  } catch (error) {
    session.client.dropMesh(placed.id);
    throw error;
  }
}

/** The mesh as the link has chosen its parts. */
async function chosenOf(session: Session, mesh: LinkedMesh, file?: PlacedFile): Promise<PlacedFile | null> {
  const placed = file ?? (await meshOf(session, mesh));
  const { parted } = mesh;
  const plain = !placed || (parted === undefined && !placed.mesh.choice);
  return plain ? placed : (await import('../files/partChoice')).partedAs(session, placed, parted);
}

/** The mesh as the moment has it. @returns null for none, and when something else is wanted by now */
async function mendedAs(session: Session, { repair }: Moment, came: PlacedFile | null, scene: AbortSignal) {
  if (!came || !repair) return came;
  return (await import('../files/repairedMesh')).mendPlaced(session, came, repair, scene);
}

async function meshOf(session: Session, mesh: LinkedMesh): Promise<PlacedFile | null> {
  if (!mesh.inline) return session.client.restore(mesh.hash);
  return (await import('./inlineMesh')).openInline(session, mesh, mesh.inline);
}
