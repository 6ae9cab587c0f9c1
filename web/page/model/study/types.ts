/** The parts of a study on the page: a folder of `methods/` with a `StudyModule`; nothing else of the page names it. */
import type { ComponentChildren } from 'preact';
import type { CodeLine } from '../explain/pseudocode';
import type { AnyEventView, StudyEventView } from '../explain/eventView';
import type { MessageKey } from '../../base/i18n/messages';
import type { Message, SceneMesh } from '..';
import type { FrameTree, Step, StepLevel } from '../../../package/trace/steps';
import type { StudyId } from './registry.gen';
import type { SettingValue, StudySchema, Vec3 } from './schema';
import type { ResultValues, SettingValues } from './settings';

/** The pen of layers; `scene/pen/pen.ts` adds its functions. */
export interface LayerPen {}

/** The record for one kind of event. Exhaustive over kinds and fields: a missing one does not compile. */
export interface EventView<E> extends StudyEventView<E> {
  /** of every number: `.other` fields of the event it is computed from, kinds of steps it is from, `input`, `mesh`, `frameBefore` */
  readonly origins: { readonly [F in Exclude<keyof E & string, 'kind'>]: string };
}

export type EventViews<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: EventView<Extract<E, { readonly kind: K }>>;
};

/** The step that is looked at, with what is known around it. */
export interface StudyMoment {
  readonly step: Step;
  readonly tree: FrameTree;
  /** while a question is open: the study's given steps, which the tree does not reach */
  readonly given?: readonly Step[];
  readonly frame: number;
  readonly settings: SettingValues;
  /** of this frame; null while a question about it is open */
  readonly result: ResultValues | null;
  /** of the second run in the same frame */
  readonly beside: ResultValues | null;
  /** row of any of the frames */
  readonly resultOf: (frame: number) => ResultValues;
  /** how many frames may be seen: those of the run, or while a question is open those before its own */
  readonly frames: number;
  readonly mesh: SceneMesh | null;
}

/** A moment without a question: the result of its frame is known. */
export interface ToldMoment extends StudyMoment {
  readonly result: ResultValues;
}

/** The data that a layer may read when it draws a view. Points are given in the world; `at` takes them into the view. */
export interface StudyFigure {
  readonly moment: StudyMoment;
  readonly pane: 'world' | 'second';
  /** 0 world … 1 the second view's own space; in the second view 1 */
  readonly blend: number;
  /** a point of the world in this view's coordinates, and a direction */
  readonly at: (world: Vec3) => Vec3;
  readonly along: (world: Vec3) => Vec3;
  /** where the eye is, in this view's coordinates */
  readonly eye: Vec3;
  /** length in this view's coordinates of one world unit */
  readonly unit: number;
}

export interface StudyLayer {
  readonly name: string;
  readonly label: MessageKey;
  /** a mark of 16 × 10 next to its switch */
  readonly swatch: ComponentChildren;
  /** not shown from the beginning */
  readonly off?: boolean;
  draw(pen: LayerPen, figure: StudyFigure): void;
}

/** An orthonormal frame: where the second view puts the world. */
export interface Placement {
  readonly origin: Vec3;
  /** what becomes right, up and toward the eye: unit vectors of the world */
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
}

export interface SecondView {
  readonly title: MessageKey;
  readonly note: MessageKey;
  /** the rotation of the world; null: the view has other coordinates and nothing of the world */
  readonly placement: ((moment: StudyMoment) => Placement) | null;
  /** seen straight from the front */
  readonly flat: boolean;
  /** what is to be in sight, in the view's own coordinates */
  readonly subject: (moment: StudyMoment) => readonly Vec3[];
  /** the slider between the views, where the world can be turned into the second one */
  readonly morph: MessageKey | null;
}

/** Something that can be dragged in the world view. */
export interface StudyHandle {
  readonly id: string;
  readonly at: Vec3;
  /** what is set when it is dragged there */
  readonly set: (to: Vec3) => SettingValues;
}

/** A row of strip C: a label, one or two intervals on a named axis, a mark, a verdict. */
export interface StudyBar {
  readonly from: number;
  readonly to: number;
  readonly tone: 'a' | 'b' | 'overlap' | 'gap' | 'dim' | 'hit';
  /** upper or lower half of the row; both without it */
  readonly lane?: 0 | 1;
}

export interface StudyRow {
  readonly key: string;
  /** step it leads to; null: none */
  readonly address: string | null;
  /** a cell for each column */
  readonly cells: readonly (string | { readonly tex: string })[];
  readonly bars: readonly StudyBar[];
  readonly mark?: { readonly at: number; readonly tone: 'hit' | 'no' };
  /** at the end of the row */
  readonly verdict: string;
  readonly state: 'usual' | 'dim' | 'hit';
}

export interface StudyRows {
  readonly title: Message;
  readonly count: Message;
  readonly columns: readonly { readonly label: MessageKey; readonly width: number }[];
  /** heading of the last column */
  readonly verdict: MessageKey;
  /** of the bars, smallest and largest number shown; null: rows without bars */
  readonly axis: { readonly from: number; readonly to: number } | null;
  readonly rows: readonly StudyRow[];
  readonly keys: readonly { readonly tone: StudyBar['tone']; readonly label: MessageKey }[];
  /** what the marks of rows stand at; needed where a row has one */
  readonly mark?: MessageKey;
  /** what the recorder or the row limit left out, if anything */
  readonly note?: Message;
}

/** Strip A: numbers of the results over the frames. */
export interface StudySeries {
  readonly result: string;
  readonly label: MessageKey;
  readonly tone: 'ink' | 'body' | 'edge' | 'face' | 'dim';
}

export interface StudyChart {
  readonly title: MessageKey;
  readonly note: MessageKey;
  readonly series: readonly StudySeries[];
  /** result whose line carries the mark of this frame; the first one without it */
  readonly leads?: (settings: SettingValues) => string;
  /** frames worth a mark, with its text */
  readonly marks: (moment: Pick<StudyMoment, 'resultOf' | 'frames'>) => readonly { frame: number; label: Message }[];
  /** a line breaks where this changes from one frame to the next */
  readonly breaks?: string;
}

export interface StudyLevelView {
  readonly level: StepLevel;
  readonly label: MessageKey;
}

export interface StudyPreset {
  /** `<study>.<name>`; in links, so it never changes */
  readonly id: string;
  readonly title: MessageKey;
  readonly question: MessageKey;
  readonly answer: MessageKey;
  /** what differs from the study's initial settings */
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly address: string;
  readonly level: StepLevel;
  /** it opens next to a second run that differs in these */
  readonly compare?: Readonly<Record<string, SettingValue>>;
  /** a specific mesh, if the study runs on one */
  readonly mesh?: () => Promise<SceneMesh>;
}

/** A number or word at the foot of the views. */
export interface Readout {
  readonly label: MessageKey;
  readonly value: string;
}

export interface StudyModule {
  readonly id: StudyId;
  readonly schema: StudySchema;
  readonly title: MessageKey;
  /** in the list of methods: what it knows, and the document it is from */
  readonly about: MessageKey;
  readonly source: MessageKey;
  readonly levels: readonly StudyLevelView[];
  /** kinds of steps that are there to be drawn from: no arrow stops at them, no cell shows them */
  readonly quiet?: readonly string[];
  /** names of steps of a frame that draw what the frame is about: no question hides them */
  readonly given?: readonly string[];
  readonly events: Readonly<Record<string, AnyEventView>>;
  readonly layers: readonly StudyLayer[];
  /** what the world view is to show */
  readonly subject: (moment: StudyMoment) => readonly Vec3[];
  /** how it is looked at at first: radians; the usual three-quarter view without it */
  readonly angles?: { readonly azimuth: number; readonly polar: number };
  readonly second: SecondView | null;
  readonly chart: StudyChart;
  readonly rows: (moment: ToldMoment) => StudyRows;
  readonly handles: (moment: StudyMoment) => readonly StudyHandle[];
  readonly readouts: (moment: ToldMoment) => readonly Readout[];
  /** settings whose values are compared by preference, best first */
  readonly variants: readonly string[];
  /** results in which two runs part; the others say what it cost. All of them without it */
  readonly answers?: readonly string[];
  /** settings that suit the user's mesh: the study is then in the mesh's world */
  readonly onto?: (mesh: SceneMesh) => SettingValues;
  /** it runs on no mesh and only takes those settings from one: which, with its {name} */
  readonly taken?: MessageKey;
  readonly presets: readonly StudyPreset[];
  /** the method as a program. @throws when it cannot be fetched; asked again next time */
  readonly program: () => Promise<readonly CodeLine[]>;
  /** symbols of its formulas: the fields that hold them, best first */
  readonly symbols: Readonly<Record<string, readonly string[]>>;
  /** settings that do not matter as others stand */
  readonly hidden?: (settings: SettingValues) => readonly string[];
}

/** The messages of symbols are `symbol.<name>` and `symbol.letter.<name>`, as everywhere. */
export type { MessageKey };
