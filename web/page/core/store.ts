/** The page's state, as signals. Read anywhere; write only in `actions.ts` (and in tests). */
import { computed, signal } from '@preact/signals';
import type { AuditEvent } from '../../audit/run/types';
import type { MeshFacts } from '../../mesh/report/types';
import type { Digits } from '../base/i18n/numbers';
import { shownSlideOf } from '../../package/trace/shownSlide';
import { comparisonUpTo, runUpTo, shown, upTo } from './stepping/known';
import type { Step, StepLevel, FrameTree } from '../../package/trace/steps';
import type { OpenStudy } from '../model/study/open';
import type { Comparison, OptionChanges } from '../model/comparison';
import type {
  CameraFollow,
  CameraLink,
  CameraPoses,
  DialogName,
  Experiment,
  Failure,
  GlyphSize,
  ImportCard,
  Marked,
  LayerName,
  MeshState,
  Message,
  Note,
  Outlook,
  Panel,
  Progress,
  Room,
  Run,
  SceneMesh,
  Selection,
  Tool,
  ViewMode,
} from '../model';

/** Which part of the page is shown; the moment is the same in each. */
export const room = signal<Room>('workbench');
/** what the address says of the course, e.g. `4.predict`; null: where one was */
export const lesson = signal<string | null>(null);
/** The course looks at a moment from another side, and shows more than the event. Angles in radians, points in the world. */
export const outlook = signal<Outlook | null>(null);

/** Bodies walked over a level to the end in the level audit, since the page was loaded. */
export const audited = signal(false);

/** The event of a level audit whose walk is the run; null: the run is not from an audit. */
export const ofAudit = signal<AuditEvent | null>(null);

export const presetId = signal<string | null>(null);
export const meshState = signal<MeshState | null>(null);
/** The flaws of the mesh; null: not examined yet, 'failed': it could not be */
export const meshFacts = signal<MeshFacts | 'looking' | 'failed' | null>(null);
/** highlighted triangles */
export const marked = signal<Marked | null>(null);
/** the surface that the figures draw in place of that of the mesh, to compare the two; null: its own */
export const shownSurface = signal<SceneMesh | null>(null);
export const experiment = signal<Experiment | null>(null);
/** The experiment asked for last. Ahead of `experiment` while it is being run; edits are made to this one, and fields show it. */
export const wanted = signal<Experiment | null>(null);
export const run = signal<Run | null>(null);

/** The study that is open in place of a run; null: bodies are swept. */
export const study = signal<OpenStudy | null>(null);
/** Frames that can be stepped through. */
export const frameCount = computed<number>(() => study.value?.run.frames ?? run.value?.frames.length ?? 0);

/** The second run, shown next to the first; null: nothing is compared. */
export const comparison = signal<Comparison | null>(null);
/** The course asks: no second run is drawn, and no hole cut where the body gets to. Either would be the answer. */
export const questionOpen = signal<boolean>(false);
/** Until which time of its motion the body is seen through obstacles; null: as far as it gets. The course sets it to the body it shows. */
export const clearedUntil = signal<number | null>(null);
/** The latest changes of the second experiment; ahead of `comparison` while it is being run. */
export const wantedChanges = signal<OptionChanges | null>(null);

/** Tree of the frame the cursor is in. While another frame is being traced the previous tree stays, so nothing blinks. */
export const tree = signal<FrameTree | null>(null);
/** Where we are, e.g. `f8.p0.s0.t14.e1`. Always the address of a step of `tree` once that is loaded. */
export const cursor = signal<string>('f0');
export const level = signal<StepLevel>('check');
export const playing = signal<boolean>(false);
/** 1/32 … 4 */
export const speed = signal<number>(1);
/**
 * Time shown in the figures, a fraction of the current sweep. Follows the cursor (see `player/shownTime.ts`), animates while
 * playing and is scrubbed by dragging.
 */
export const shownTime = signal<number>(0);

export const layers = signal<Readonly<Record<LayerName, boolean>>>({
  candidates: true,
  mesh: true,
  contact: true,
  boxes: false,
  slidePlane: true,
  normals: true,
  velocities: true,
  planes: true,
  path: true,
  ghosts: true,
  body: true,
  hit: true,
  requested: true,
  swept: true,
  triangle: true,
  insideTest: true,
  edgeTest: true,
  cornerTest: true,
  touchTest: true,
  backOff: true,
  projection: true,
  remaining: true,
  pushes: true,
  ground: true,
  wire: true,
});
/** The mesh that is open, by what it is, so that it is the same one after another was open; a frame of an audit is something else. */
export const whySubject = computed(() => {
  const mesh = meshState.value?.mesh;
  if (!mesh || study.value !== null) return null;
  return JSON.stringify([mesh.name, mesh.positions.length, mesh.indices.length, mesh.bounds, ofAudit.value]);
});
/** The subject of which the page first says why the body stopped, in place of the bench; null: the bench. */
export const whyOf = signal<string | null>(null);
export const whyShown = computed(() => whySubject.value !== null && whyOf.value === whySubject.value);
/** What the figure of that page shows: the mesh, the motion, and where it ends. */
const whyLayers: readonly LayerName[] = [
  'mesh',
  'wire',
  'candidates',
  'contact',
  'body',
  'hit',
  'requested',
  'swept',
  'path',
];
/** The layers that are drawn. */
export const shownLayers = computed<Readonly<Record<LayerName, boolean>>>(() =>
  whyShown.value && room.value === 'workbench'
    ? (Object.fromEntries(
        Object.keys(layers.value).map((name) => [name, whyLayers.includes(name as LayerName)]),
      ) as Record<LayerName, boolean>)
    : layers.value,
);
/** true: glyphs are drawn over the mesh even where they are hidden */
export const onTop = signal<boolean>(true);
export const viewMode = signal<ViewMode>('both');
export const cameraLink = signal<CameraLink>('angles');
export const cameraFollow = signal<CameraFollow>('follow');
/** where a person has put the cameras; null while the page frames the event by itself */
export const cameras = signal<CameraPoses | null>(null);
/** size of marks, arrow heads and strokes, which is one of the screen and not of the scene */
export const glyphSize = signal<GlyphSize>('normal');
/** deepest boxes of the broad phase that are shown, the root's depth being 0; null: all */
export const boxDepth = signal<number | null>(null);
/** 0 world … 1 ellipsoid space, for the world view */
export const morph = signal<number>(0);
/** incremented to ask the stage to frame the current event / the whole mesh */
export const frameRequest = signal<{ what: 'event' | 'mesh' | 'marked'; count: number }>({ what: 'mesh', count: 0 });

export const selection = signal<Selection>({ triangle: null, hover: null });
export const digits = signal<Digits>(4);
export const walking = signal<boolean>(false);
/** a click in a view puts the body there */
export const placing = signal<boolean>(false);

/** the tool that clicks in the views are for */
export const tool = signal<Tool | null>(null);

export const openPanel = signal<Panel | null>(null);
/** of the scene that is open, in the order of their addresses */
export const notes = signal<readonly Note[]>([]);
export const dialog = signal<DialogName | null>(null);
/** of the source documents: the one in the address */
export const statement = signal<string | null>(null);
export const importCard = signal<ImportCard | null>(null);
export const progress = signal<Progress | null>(null);
export const failure = signal<Failure | null>(null);
/** the polite live region: the sentence of the current step */
export const announcement = signal<string>('');
/** a short word for the corner of the page and the live region: link copied, walk full; not an error */
export const notice = signal<Message | null>(null);
/** single-key shortcuts; off for people whose input method types letters (WCAG 2.1.4) */
export const keysOn = signal<boolean>(true);
export const dragging = signal<boolean>(false);

/** The frame, and the run, as far as they are known (known.ts): what is shown reads these. */
export const knownTree = shown(tree, cursor, upTo);
export const knownRun = shown(run, cursor, runUpTo);
export const knownComparison = shown(comparison, cursor, comparisonUpTo);
/** Where we are, with what is known there. */
export const currentStep = computed<Step | null>(() => knownTree.value?.byAddress.get(cursor.value) ?? null);
/** The same in the whole frame: for going on from there. */
export const wholeStep = computed<Step | null>(() => tree.value?.byAddress.get(cursor.value) ?? null);

/** The step of `kind` that holds the current step (or is it), walking up. */
export function enclosing(step: Step | null, kind: Step['kind']): Step | null {
  for (let at = step; at; at = at.parent) if (at.kind === kind) return at;
  return null;
}
export const currentSlide = computed(() => enclosing(currentStep.value, 'slide'));
export const currentTriangle = computed(() => enclosing(currentStep.value, 'triangle'));

/** The slide whose sweep is shown everywhere, and `shownTime` a fraction of; null when what the step is of makes no sweep. */
export const shownSlide = computed<Step | null>(() => shownSlideOf(currentStep.value, knownTree.value));
