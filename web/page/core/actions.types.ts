/** Everything a person can do, as one list. Panels, keys, gizmos and links call these and nothing else changes the store. */
import type { Pose } from '../../mesh/import/types';
import type { PartChoice } from '../../mesh/parts/spans';
import type { CardLook } from '../solver/cardView';
import type { StudyId } from '../model/study/registry.gen';
import type { Breakpoint, Clause } from '../model/breakpoints/condition';
import type { FindingName } from '../../mesh/report/types';
import type { Language } from '../base/i18n/language';
import type { Digits } from '../base/i18n/numbers';
import type { FrameTree, StepLevel } from '../../package/trace/steps';
import type { OptionChanges } from '../model/comparison';
import type { AskedNumber } from './stepping/focus';
import type { Symbols } from '../base/highlight';
import type { FigureActions } from './stepping/figures';
import type { PictureLook } from '../model/export/look';
import type { Exported, ExportKind } from '../model/export/types';
import type { FilmChoice, FilmHelp, MadeFilm } from '../model/export/film';
import type { Pin } from '../model/pins';
import type { Failure, DialogName, Experiment, LayerName, Marked, Panel, Vec3, ViewMode } from '../model';

/** The vectors of an experiment that are typed number by number; the last two hold for every frame. */
export type VectorName = 'radii' | 'start' | 'displacement' | 'gravity';
export type Axis = 0 | 1 | 2;
/** Exports that copy with one press, without a preview. */
export type CopiedKind = 'cpp' | 'frame' | 'latex';

/** Tools that load on their first use; `workbench/tools` adds them. */
export interface Tools {}

export interface Actions extends FigureActions {
  // set the stage
  openPreset(id: string): Promise<void>;
  /** Opens a study at its first preset; null: back to the bodies that are swept. */
  openMethod(id: StudyId | null): Promise<void>;
  /** Files dropped or chosen; ends in an import card or a failure, the scene stays as it is. */
  openFiles(files: readonly File[], by?: AbortSignal): Promise<void>;
  /** Something is asked for that takes a while to be here; whatever was asked for before is not wanted any more. @returns aborted once this is not either */
  ask(): AbortSignal;
  /** Says why it could not be opened, until something else is asked for. */
  tell(failure: Failure, by: AbortSignal): void;
  /** A mesh that this browser has kept. */
  openKept(hash: string, name: string): Promise<void>;
  /** The mesh of the card, a byte a pixel: how light it is there, 0 nothing. Null: it could not be drawn. */
  importPicture(look: CardLook): Promise<Uint8Array | null>;
  setImport(change: { scale?: number; upAxis?: 'y' | 'z'; flip?: boolean; choice?: PartChoice }): void;
  /** Reads the file of the card again in another pose; the card stays unchanged if that fails. */
  setPose(pose: Pose): Promise<void>;
  /** The parts of the open mesh that are drawn, and that bodies meet. */
  chooseParts(choice: PartChoice): Promise<void>;
  useImport(): Promise<void>;
  /**
   * Says why the body stopped at the open mesh, in place of the bench; or shows the bench. The next mesh of the user's opens in the same way.
   * @param how 'push', unless given: Back leads to the other
   */
  explainStop(on: boolean, how?: 'push' | 'replace'): void;
  cancelImport(): void;
  dismissFailure(): void;
  /** Changes the experiment and runs it again; bad numbers are refused with a named message and nothing changes. */
  setExperiment(change: Partial<Experiment>): Promise<void>;
  /** Same input for every frame: `frames` copies of displacement and gravity. */
  setUniformInput(change: { displacement?: Vec3; gravity?: Vec3; frames?: number }): Promise<void>;
  /** One number of a vector; the other two stay as they were asked for last, whether they have been run yet or not. */
  setAxis(vector: VectorName, axis: Axis, value: number): Promise<void>;
  resetExperiment(): Promise<void>;

  // compare
  /** Shows a second run next to the first: the same mesh, start and inputs, other options. Null ends it. */
  compare(changes: OptionChanges | null): Promise<void>;
  /** On with the other method; off when its panel is in sight. */
  toggleCompare(): Promise<void>;
  /** The second experiment becomes the first. */
  swapCompared(): Promise<void>;

  // step
  goTo(address: string, options?: { history?: 'push' | 'replace' | 'none' }): Promise<void>;
  stepForward(): Promise<void>;
  stepBack(): Promise<void>;
  stepInto(): Promise<void>;
  stepOut(): Promise<void>;
  first(): Promise<void>;
  last(): Promise<void>;
  /** The steps of a frame, without going there; null when it cannot be had. */
  treeOf(frame: number): Promise<FrameTree | null>;
  nextFrame(): Promise<void>;
  previousFrame(): Promise<void>;
  nextImprovement(): Promise<void>;
  /** The next candidate that strip C shows: one that is not folded away. */
  nextVisible(): Promise<void>;
  setLevel(level: StepLevel): void;
  togglePlay(): void;
  setSpeed(speed: number): void;
  scrub(time: number): void;

  // breakpoints
  addBreakpoint(clauses: readonly Clause[]): void;
  changeBreakpoint(id: number, change: Partial<Pick<Breakpoint, 'on' | 'clauses'>>): void;
  removeBreakpoint(id: number): void;
  /** To the next place where a breakpoint is hit; without any set, says so and opens their panel. */
  continueForward(): Promise<void>;
  continueBack(): Promise<void>;
  /** Gives up looking for the next hit. */
  cancelContinue(): void;
  /** Stops playing because of a number that is not finite, and shows it. */
  pauseAt(address: string): Promise<void>;
  /** Puts the word about it away. */
  dismissPause(): void;

  // look
  toggleLayer(name: LayerName): void;
  setOnTop(on: boolean): void;
  /** Shows only what is known at the step one is at. */
  setStepByStep(on: boolean): void;
  setViewMode(mode: ViewMode): void;
  setMorph(amount: number): void;
  frameEvent(): void;
  frameMesh(): void;
  selectTriangle(triangle: number | null): void;
  hover(address: string | null): void;
  /** symbols of the formulas with everything that shows them */
  hoverSymbols(names: Symbols): void;
  /** again: lets it go */
  selectSymbols(names: Symbols): void;
  /** asks for the origin of a number of the inspector */
  askNumber(number: AskedNumber | null): void;
  /** pins a number for watching, or lets it go */
  togglePin(pin: Pin): void;
  /** Fills the pinned numbers over the run until the function given back is called. */
  watchRun(): () => void;
  /** symbol, triangle and number */
  clearSelection(): void;
  setDigits(digits: Digits): void;
  setPanel(panel: Panel | null): void;
  setDialog(dialog: DialogName | null): void;
  /** single-key shortcuts on or off */
  setKeysOn(on: boolean): void;
  dismissNotice(): void;

  // look the mesh over
  /** A mesh too large to be looked over unasked. */
  lookOverMesh(): Promise<void>;
  /** Shows the triangles of a finding in both views; null: no longer. */
  markFinding(name: FindingName | 'zeroArea' | null): Promise<void>;
  /** Shows triangles of the mesh in both views; null: no longer. */
  markTriangles(marked: Omit<Marked, 'at' | 'box'> | null): Promise<void>;
  /** To the next of the triangles shown, or the previous one, wrapping around. */
  walkMarked(step: 1 | -1): Promise<void>;

  // place
  startPlacing(): void;
  stopPlacing(): void;
  /** Places the body on a point of the mesh. @param normal unit, world, on the body's side @param more another body, in addition to the first */
  placeAt(point: Vec3, normal: Vec3, more?: boolean): Promise<void>;
  /** Straight down until it touches. */
  dropToGround(): Promise<void>;
  /** Out of what it overlaps at the start. */
  unstick(): Promise<void>;

  /** Tools that load with their first use. */
  tools(): Promise<Tools>;

  // walk
  startWalk(): void;
  /** ends walking; the recorded frames become the run */
  stopWalk(): Promise<void>;
  /** one frame of walking: displacement asked for by keys, touch or gamepad, camera already applied */
  walkFrame(displacement: Vec3): Promise<void>;

  // prove
  /** Proves what the step says, and every later one, until the function given back is called. */
  proveShown(): () => void;

  // take along
  /** Makes a file of what is shown. Rejects with the reason when there is none. @param look of a picture; as on the screen */
  makeExport(kind: ExportKind, look?: PictureLook): Promise<Exported>;
  /** Makes a film of the sweep or the run, picture by picture; the page stays where it is. Rejects with the reason, the signal's among them. */
  makeFilm(choice: FilmChoice, help: FilmHelp): Promise<MadeFilm & { readonly fileName: string }>;
  /** Makes it and copies it; a notice reports the result. */
  copyExport(kind: CopiedKind): Promise<void>;

  /** Writes a note on an address, or takes it away when the text is empty; says where it is kept. */
  setNote(address: string, text: string): void;

  /** Copies the address of this moment. Rejects when the browser refuses the clipboard. */
  copyLink(): Promise<void>;

  /** Once the address names the present moment, and what it cannot carry is kept: the page may go. */
  settled(): Promise<void>;

  /** The page in another language: loaded again, at the same moment. */
  setLanguage(chosen: Language): Promise<void>;
}
