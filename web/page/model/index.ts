/** The types of everything the page knows, below everything else. One typed store (`state/store.ts`) holds them; only `actions.ts` changes it. */
import type { ComponentType } from 'preact';
import type { ChosenNumbers } from '../../package/settings.gen';
import type { MeshReport } from 'sweepscope';
import type { BodyState, Method } from '../../package/trace/events.gen';
import type { FrameTree, StepLevel } from '../../package/trace/steps';
import type { PartTable, PoseTable } from '../../mesh/import/types';
import type { MessageKey } from '../base/i18n/messages';
import type { PartChoice, Spans } from '../../mesh/parts/spans';
import type { Done, Recipe, RepairName } from '../../mesh/repair/types';
import type { FindingName } from '../../mesh/report/types';
import type { Job } from './jobs';
import type { PartLook } from './partLook';

export type { Method };
export type Vec3 = readonly [number, number, number];
export type Sides = 'both' | 'front';
export type Precision = 'double' | 'single';

/** A mesh as the page holds it: the numbers given to the solver and a few facts for people. */
export interface SceneMesh {
  readonly name: string;
  /** 3 per vertex, world units, scale and up axis already applied */
  readonly positions: Float64Array;
  /** 3 per triangle */
  readonly indices: Uint32Array;
  readonly parts: number;
  /** what one is called; metres unless said */
  readonly unit?: 'millimetre';
  readonly bounds: { readonly min: Vec3; readonly max: Vec3 };
  /** where it came from: a preset's own mesh, or a file of the user's */
  readonly source: 'preset' | 'file';
  /** whose the triangles of the file are; absent where it tells no parts apart */
  readonly table?: PartTable;
  /** what was chosen of its parts when it was opened */
  readonly choice?: PartChoice;
  /** how they are drawn by it */
  readonly look?: PartLook;
  /** there only where something was left out: everything that the file has. The mesh itself is then the rest of it, numbered anew */
  readonly whole?: Pick<SceneMesh, 'positions' | 'indices' | 'bounds'> & { readonly leftOut: Spans };
}

/** One frame of input: what the player asked for. */
export interface FrameInput {
  readonly displacement: Vec3;
  readonly gravity: Vec3;
  /** where the frame begins, world; absent: where the one before ended, as nearly always. In a recorded game a body is set elsewhere. */
  readonly start?: Vec3;
  /** what holds in this frame in place of what the experiment says; absent: nothing else does */
  readonly settings?: FrameSettings;
}

/** What may change from frame to frame of a recorded game; the method stays. */
export type FrameSettings = Partial<ChosenNumbers & Pick<Experiment, 'sides' | 'precision' | 'radii'>>;

/** What is fed to the solver. The run is a pure function of mesh and experiment. */
export interface Experiment extends ChosenNumbers {
  readonly method: Method;
  readonly sides: Sides;
  /** what the paper method computes in; the robust one is always in double */
  readonly precision: Precision;
  readonly radii: Vec3;
  readonly start: Vec3;
  /** one entry per frame; `uniform` experiments repeat the same input */
  readonly inputs: readonly FrameInput[];
}

/** One contact of a frame, from the package's MoveResults. */
export interface ContactSummary {
  readonly pass: 0 | 1;
  readonly slide: number;
  readonly time: number;
  readonly triangle: number;
  readonly feature: 'face' | 'edge' | 'vertex';
  /** corner or edge; 0 for a face */
  readonly element: number;
  readonly point: Vec3;
  readonly normal: Vec3;
}

/** What carries a body at the end of a frame: where, the normal there, which triangle. */
export interface Support {
  readonly point: Vec3;
  readonly normal: Vec3;
  readonly triangle: number;
}

/** What is kept of every frame; the full trace of one frame is made again on demand. */
export interface FrameSummary {
  readonly frame: number;
  readonly start: Vec3;
  readonly end: Vec3;
  readonly input: FrameInput;
  readonly contacts: readonly ContactSummary[];
  /** sweeps made in the movement and in the gravity pass */
  readonly sweeps: readonly [number, number];
  /** it can stand there: ground or wedged */
  readonly grounded: boolean;
  /** the method of 2003 knows air and ground only */
  readonly state: BodyState;
  /** null in the air */
  readonly support: Support | null;
  /** robust: something above took at least half of the rise; a step was taken; it was set down on ground just left */
  readonly ceiling: boolean;
  readonly stepped: boolean;
  readonly snapped: boolean;
  readonly truncated: boolean;
  readonly startDepth: number;
  /** over every bit of the solver's answer; the trace of the frame must give the same */
  readonly hash: string;
}

export interface Run {
  readonly experiment: Experiment;
  readonly frames: readonly FrameSummary[];
}

/** Layers of the figures, by the group they are switched in; what is not `usual` is under "More". Each draws itself in scene/layers. */
export const layerGroups = {
  usual: ['candidates', 'mesh', 'contact', 'boxes', 'slidePlane', 'normals', 'velocities', 'planes', 'path', 'ghosts'],
  sweep: ['body', 'hit', 'requested', 'swept', 'wire'],
  test: ['triangle', 'insideTest', 'edgeTest', 'cornerTest', 'touchTest'],
  response: ['backOff', 'projection', 'remaining', 'pushes', 'ground'],
} as const;
export type LayerGroup = keyof typeof layerGroups;
export const layerNames = Object.values(layerGroups).flat();
export type LayerName = (typeof layerNames)[number];

export type ViewMode = 'world' | 'ellipsoid' | 'both';

/** How the two cameras belong together: not at all, by their angles, or as one camera seen through the change of basis. */
export const cameraLinks = ['free', 'angles', 'basis'] as const;
export type CameraLink = (typeof cameraLinks)[number];

/** What the cameras do when the event moves on: nothing, come after what leaves the picture, frame every event anew. */
export const cameraFollows = ['off', 'follow', 'frame'] as const;
export type CameraFollow = (typeof cameraFollows)[number];

export const glyphSizes = ['small', 'normal', 'large'] as const;
export type GlyphSize = (typeof glyphSizes)[number];

/** Where a person has put a camera: it looks at `target` from `distance`, both in world units; angles in radians. */
export interface CameraPose {
  readonly target: Vec3;
  readonly distance: number;
  readonly azimuth: number;
  readonly polar: number;
}

/** null: a view that has not been displayed yet. */
export interface CameraPoses {
  readonly world: CameraPose | null;
  readonly ellipsoid: CameraPose | null;
}
/** The parts of the page, each with an address of its own. */
export type Room = 'workbench' | 'learn' | 'audit';

export interface Outlook {
  readonly azimuth: number;
  readonly polar: number;
  readonly points: readonly Vec3[];
}

export type Panel =
  | 'lesson'
  | 'mesh'
  | 'solver'
  | 'layers'
  | 'table'
  | 'report'
  | 'parts'
  | 'compare'
  | 'breakpoints'
  | 'watch'
  | 'tree'
  | 'proof'
  | 'tour';
export type DialogName = 'methods' | 'keys' | 'goto' | 'presets' | 'export' | 'note' | 'grounding' | 'kept' | 'stand';

/** What somebody wrote about a step. */
export interface Note {
  readonly address: string;
  readonly text: string;
}

/** A message for the page: catalogue key and its numbers. Errors and notices travel as this, never as finished text. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An imported file waiting for the user's word on scale and up axis. */
export interface ImportCard {
  readonly name: string;
  readonly bytes: number;
  readonly triangles: number;
  readonly parts: number;
  /** size in the file's own units, x y z */
  readonly size: Vec3;
  readonly scale: number;
  readonly upAxis: 'y' | 'z';
  readonly flip: boolean;
  readonly unitReason: Message;
  readonly upReason: Message;
  readonly warnings: readonly Message[];
  readonly table?: PartTable;
  readonly choice: PartChoice;
  /** there where the file can stand in several ways */
  readonly poses?: PoseTable;
  /** another pose is being read */
  readonly posing?: true;
}

export interface Progress {
  readonly name: string;
  readonly stage: 'read' | 'parse' | 'build' | 'check';
  /** 0..1 */
  readonly fraction: number;
  /** nothing is opened: what is there is computed anew */
  readonly again?: boolean;
  /** what Cancel ends beside the reading of files */
  readonly cancel?: () => void;
}

export interface Failure {
  readonly title: Message;
  readonly text: Message;
  /** one technical line, shown in monospace and copied by "Copy details" */
  readonly detail: string;
  /** what a worker was at when it died */
  readonly job?: Job;
}

/** Triangles somebody asked to see, and of what they are. */
export interface Marked {
  readonly name: FindingName | 'zeroArea' | `repair.${RepairName}`;
  readonly triangles: Uint32Array;
  /** the one that is gone to, by its place in the list; null: all of them */
  readonly at: number | null;
  /** around what is shown of them */
  readonly box: readonly [min: Vec3, max: Vec3];
}

/** What was done to a mesh, and the mesh as it was. */
export interface AppliedRepair {
  readonly recipe: Recipe;
  readonly original: SceneMesh;
  readonly done: Done;
}

export interface MeshState {
  readonly mesh: SceneMesh;
  readonly report: MeshReport;
  /** absent: it is as it was */
  readonly repair?: AppliedRepair;
}

/** A tool that is out: what it shows over the views, and how it is put away. */
export interface Tool {
  readonly Overlay: ComponentType;
  end(): void;
}

/** What the pointer or keyboard has singled out; by id, so it survives scrubbing and running again. */
export interface Selection {
  readonly triangle: number | null;
  /** address of a step previewed by hovering, without moving the cursor */
  readonly hover: string | null;
}

export type { FrameTree, StepLevel };
