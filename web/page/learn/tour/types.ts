/**
 * A tour: stops that lead through moments, with something to predict at some of them. Plain data, so that anyone can write one; the
 * chapters of the course are tours.
 */
import type { LayerName, Experiment, Vec3, ViewMode } from '../../model';
import type { Moment } from '../../core/address/permalink';
import type { SettingValues } from '../../model/study/settings';
import type { StepLevel } from '../../../package/trace/steps';
import type { Corner, Edge } from '../figure/distance';

export const beats = ['look', 'predict', 'why', 'try'] as const;
export type Beat = (typeof beats)[number];

export interface Tour {
  readonly title: string;
  /** in the list of chapters */
  readonly short: string;
  readonly stops: readonly Stop[];
}

/** A preset of a study by its id, the study's name and its own, with what is set otherwise. */
export interface StudyScene {
  readonly study: string;
  readonly settings?: SettingValues;
}

/** The parts of a scene: a preset by its id, a small mesh with all inputs of the solver, or a study. */
export type TourScene =
  | { readonly preset: string; readonly changes?: Partial<Experiment> }
  | StudyScene
  | {
      readonly name: string;
      readonly positions: readonly number[];
      readonly indices: readonly number[];
      readonly changes: Partial<Experiment> & Pick<Experiment, 'radii' | 'start' | 'inputs'>;
    };

export interface TourMoment {
  readonly scene: TourScene;
  readonly address: string;
  readonly level?: StepLevel;
  /** what a second experiment does differently */
  readonly compare?: Partial<Experiment>;
  /** the moment as in a link, for an imported tour; then the rest is ignored */
  readonly linked?: Moment;
}

/** Drawn by the course in addition to the workbench's layers; each is a mark in `learn/figure/marks.ts`. */
export const markNames = [
  'section',
  'fat',
  'axes',
  'start',
  'end',
  'way',
  'mover',
  'plane',
  'offsets',
  'triangle',
  'normal',
  'touch',
  'ghosts',
  'guess',
  'answer',
  'point',
  'hit',
  'solid',
  'height',
  'corners',
  'edgeLine',
  'contact',
  'numbers',
  'twoNormals',
  'foot',
  'hollow',
  'stop',
  'rest',
  'corner',
  'edgeVectors',
  'faceVectors',
  'centre',
  'twice',
  'trail',
  'slopeAngles',
  'tested',
] as const;
export type MarkName = (typeof markNames)[number];

/** Parts of the workbench below the figure, or next to the text. */
export const partNames = [
  'time',
  'distance',
  'bar',
  'checks',
  'formula',
  'candidates',
  'slides',
  'frames',
  'front',
  'checklist',
  'code',
  'legend',
] as const;
export type PartName = (typeof partNames)[number];

/** What the distance of is plotted over the motion: a corner or an edge's line alone, the least of all parts of the triangle, or of all triangles. */
export type Plotted = 'plane' | Corner | Edge | 'triangle' | 'mesh';

export interface Show {
  readonly layers?: readonly LayerName[];
  readonly marks?: readonly MarkName[];
  readonly parts?: readonly PartName[];
  /** the distance over the motion, above the strip of time; its curve waits for the answer to a question */
  readonly plot?: Plotted;
  /** the parts of the fatter triangle in their colours, the others in grey; all of them by default */
  readonly fat?: readonly ('face' | 'edge' | 'vertex')[];
  /** how fat it is at first; 1 by default */
  readonly growth?: number;
  readonly view?: ViewMode;
  readonly morph?: number;
  /** degrees: about the vertical, and down from straight above */
  readonly camera?: readonly [azimuth: number, polar: number];
  /** the initial position of the body on its path, also as a number of the stop; by default that of the step */
  readonly time?: number | string;
  /** of a study: the step that is asked about, from which on its figures show nothing before the answer */
  readonly veil?: string;
  /** only the motion has to be in the picture, not the whole of a small mesh */
  readonly close?: boolean;
}

/**
 * Named numbers: `f0.p0.s0.t0.plane#t0` is a number of a step (`#point.0` a coordinate of a vector, `#begin:position.0` a value at the beginning of a
 * group whose end has it as well), anything else an expression in the names before it, e.g. `abs(d + s*g) - 1`. Two names always exist: `tests` is
 * the number of tests in between that the control 'ghosts' sets, and `t`, during a try, the time of the body's position.
 */
export type Values = Readonly<Record<string, string>>;

export interface Stop {
  readonly beat: Beat | null;
  /** of an imported tour's stop */
  readonly title?: string;
  readonly moment: TourMoment;
  /** Markdown, see `markdown.ts`; 60 words at most */
  readonly say: string;
  /** for the presenter */
  readonly notes?: string;
  readonly show: Show;
  /** the sweep is played once, or the frames of a study up to this one; 'touch': as far as what it meets; 'grow': so far, then the triangle grows for the ball */
  readonly plays?: boolean | 'touch' | 'grow';
  readonly values?: Values;
  readonly ask?: Ask;
  /** shown one after the other */
  readonly steps?: readonly WhyStep[];
  readonly tryout?: Tryout;
  /** what was learnt, a sentence for each chapter */
  readonly closing?: readonly string[];
  /** added to the figure with this stop, in small print */
  readonly fresh?: string;
}

export interface WhyStep {
  readonly say: string;
  /** what else is shown from this step on */
  readonly show?: Pick<Show, 'layers' | 'marks' | 'parts' | 'plot'>;
  /** another step of the trace, which the figure shows from here on */
  readonly address?: string;
  /** a formula and its numbers, e.g. ['t_0 = (1-d)/s', '(1 − {d}) / ({s})', '{t0}'] */
  readonly formula?: readonly [tex: string, numbers: string, result: string];
}

export interface Tryout {
  /** what to reach by changing it; `when` says of the numbers whether it is reached */
  readonly goal?: { readonly say: string; readonly when: string };
  /** movable without a new run; `g0`, `g1`, … are their numbers, in order */
  readonly places?: readonly Spot[];
  readonly controls?: readonly TryControl[];
  /** lines that follow what is changed */
  readonly lines?: readonly { readonly name: string; readonly value: string }[];
}

export type TryControl =
  | { readonly kind: 'time' }
  | { readonly kind: 'ghosts'; readonly most: number }
  | { readonly kind: 'morph' }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly set: 'radius' | 'sweeps' | 'motion';
      readonly range: readonly [number, number, number];
    }
  /** turns the triangles over: their winding, and so N */
  | { readonly kind: 'flip'; readonly label: string }
  /** one coordinate of the start */
  | {
      readonly kind: 'coordinate';
      readonly label: string;
      readonly axis: 0 | 1 | 2;
      readonly range: readonly [least: number, most: number, step: number];
    }
  /** the same moment in one of several scenes, the stop's own first */
  | {
      readonly kind: 'scenes';
      readonly label: string;
      readonly options: readonly { readonly text: string; readonly scene: TourScene }[];
    }
  /** one switch: the method of the paper, or the robust one */
  | { readonly kind: 'method' }
  /** a number among the settings of a study, or one coordinate of a vector there */
  | {
      readonly kind: 'setting';
      readonly label: string;
      readonly set: string;
      readonly axis?: 0 | 1 | 2;
      readonly range: readonly [least: number, most: number, step: number];
    }
  /** boxes of the broad phase, level by level; those that the mesh is cut into first are level 1 */
  | { readonly kind: 'depth'; readonly most: number };

interface AskCommon {
  readonly question: string;
  readonly hint?: string;
  /** the tool of the chapter before; never the answer */
  readonly help?: { readonly label: string; readonly text: string };
  /** added to the figure with the answer, and hidden before */
  readonly shows?: Pick<Show, 'marks' | 'parts' | 'plot'>;
  /** numbers of the answer; `g` (`g0`, `g1` …) is the guess */
  readonly values?: Values;
  /** the first whose condition holds is shown; the last has none */
  readonly then: readonly Answered[];
  /** so many answers before the true one is shown; 1 by default */
  readonly tries?: number;
  /** shown with the first wrong answer, while there is another try */
  readonly afterMiss?: string;
  /** not written by the author: made from the question */
  readonly usualHint?: boolean;
  /** asked of what is shown: nothing of it waits for the answer */
  readonly ofShown?: boolean;
  /** of an imported tour: the address of the step in question */
  readonly about?: string;
}

export interface Answered {
  readonly when?: string;
  readonly right?: boolean;
  readonly title: string;
  readonly say?: string;
  /** steps of the trace; the first existing one gives the reason by its sentence, if there is no written one */
  readonly because?: readonly string[];
  /** shown in place of both while there is another try: gives nothing away */
  readonly again?: string;
}

/** Something in the figure that is put elsewhere. */
export interface Spot {
  /** 'time': along the motion, the guess is t. Otherwise `origin + g0·axes[0] + g1·axes[1]`, world. */
  readonly where:
    'time' | { readonly origin: Vec3; readonly axes: readonly Vec3[]; readonly least: number; readonly most: number };
  readonly label: string;
  /** names of its numbers, where it has more than one */
  readonly labels?: readonly string[];
  readonly begin: readonly number[];
  /** what is dragged */
  readonly as: 'body' | 'point';
  /** the corner of the triangle of the stop that goes with it, in the figure and in the front view */
  readonly corner?: 0 | 1 | 2;
  /** no field with the number of the guess and no strip of time: they would be the answer */
  readonly silent?: boolean;
}

/** Put the body, or a point, where you think. */
export interface PlaceAsk extends AskCommon, Spot {
  readonly kind: 'place';
  /** the true guess, one expression for each number; where many are right, in terms of the guess: the nearest of them */
  readonly truth: readonly string[];
}

export interface NumberAsk extends AskCommon {
  readonly kind: 'number';
  readonly label: string;
  readonly unit?: string;
  /** so many at most before the answer is shown; 4 by default */
  readonly decimals?: number;
  readonly truth: string;
  /** the label names the field, not a quantity that equals the number */
  readonly unnamed?: boolean;
}

export interface ChoiceAsk extends AskCommon {
  readonly kind: 'choice';
  /** `arrow`: a direction in the world that is drawn for it */
  readonly options: readonly { readonly id: string; readonly text: string; readonly arrow?: Vec3 }[];
  /** id of the right one, or an expression for its number; `g` is the number of the option, from 0 */
  readonly truth: string;
}

/** True or false, then one of three reasons. `g0` is 1 for true, `g1` the number of the reason. */
export interface VerdictAsk extends AskCommon {
  readonly kind: 'verdict';
  readonly claim: string;
  readonly reasons: readonly string[];
  readonly truth: readonly [verdict: 0 | 1, reason: number];
}

export interface OrderAsk extends AskCommon {
  readonly kind: 'order';
  /** in the right order; they are shown in `shown` */
  readonly items: readonly string[];
  readonly shown: readonly number[];
  /** addresses of the steps that the items are, where each is a triangle that the figure shows */
  readonly steps?: readonly string[];
}

/** Click a triangle in the figure, or choose its number. `g` is the number. */
export interface TriangleAsk extends AskCommon {
  readonly kind: 'triangle';
  readonly candidates: readonly number[];
  readonly truth: string;
}

export type Ask = PlaceAsk | NumberAsk | ChoiceAsk | VerdictAsk | OrderAsk | TriangleAsk;
export type AskKind = Ask['kind'];
