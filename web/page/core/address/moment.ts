/** Between the store and a link: what the present moment is, and how to get back to one. */
import { batch } from '@preact/signals';
import { encodeBreakpoints, decodeBreakpoints, usualCode } from '../breakpoints/code';
import { usualBreakpoints } from '../../model/breakpoints/condition';
import { StateHash } from '../../../mesh/hash';
import { bodies } from '../../model/bodies';
import { breakpoints } from '../breakpoints/breakpointState';
import { sameExperiment } from '../../model/experiment';
import { linkedNotes } from './linkedNotes';
import { mostLinkedNotes } from '../../model/noteLimits';
import { type Experiment, layerNames, type LayerName, type Message, type ViewMode } from '../../model';
import { encodeMoment, largestInline, type LinkedMesh, longestLink, type Moment, runsOf } from './permalink';
import type { LinkedStudy } from '../../model/study/link';
import { codedParts } from '../../model/partLook';
import { pins, pinText } from '../../model/pins';
import type { LoadedMesh, Session } from '../session/session';
import { linkedNow } from '../study/linked';
import { stepByStep } from '../stepping/known';
import type { LinkedView } from './linkedView';
import * as store from '../store';

/** Characters of what is chosen of the parts; more would leave a link no room for anything else. */
const longestParted = 1200;

export interface Link {
  readonly fragment: string;
  /** inputs that did not fit and have to be kept in this browser: the link leads back here, and nowhere else */
  readonly keep: { readonly name: string; readonly text: string } | null;
  /** false: the file of the mesh has to be opened elsewhere first, or inputs are in this browser only */
  readonly complete: boolean;
  /** there are notes, and the link had no room for them */
  readonly notesLeftOut: boolean;
}

/** What people should know who pass the link on; null: it has everything. */
export function whatIsMissing({ complete, keep, notesLeftOut }: Link, name: string): Message | null {
  if (keep) return { key: notesLeftOut ? 'link.thisDeviceOnlyNoNotes' : 'link.thisDeviceOnly' };
  if (!complete) return { key: notesLeftOut ? 'link.needsFileNoNotes' : 'link.needsFile', values: { name } };
  return notesLeftOut ? { key: 'link.notesLeftOut', values: { most: longestLink } } : null;
}

const usualView: LinkedView = {
  mode: 'both',
  morph: 0,
  link: 'angles',
  follow: 'follow',
  cameras: null,
  glyphs: 'normal',
  boxDepth: null,
  onTop: true,
  stepByStep: false,
  toggled: [],
};
const usualLayers = { ...store.layers.peek() };

/** Those layers that have to be switched, from the usual, so that just these are shown. */
export function toggledFor(shown: readonly LayerName[]): LayerName[] {
  return layerNames.filter((name) => usualLayers[name] !== shown.includes(name));
}

/** The link to the present moment; null while there is no scene. */
export function linkToNow(session: Session): Link | null {
  const moment = momentNow(session);
  return moment && fitted(moment);
}

/** The present moment, of a study or of a sweep; null while there is none. */
export function momentNow(session: Session): Moment | null {
  const study = linkedNow(session);
  return study ? studyNow(session, study) : sweepNow(session);
}

/** The present moment of a sweep; null while there is none. */
export function sweepNow({ loaded, baseline }: Session): Moment | null {
  const experiment = store.experiment.value;
  const address = store.cursor.value;
  const level = store.level.value;
  const view = viewNow();
  if (!loaded || !experiment || !baseline || !store.meshState.value) return null;
  return {
    preset: loaded.presetId,
    mesh: loaded.presetId === null ? linkedMesh(loaded) : null,
    ...repairOf(loaded),
    changes: loaded.presetId === null ? experiment : changesBetween(baseline, experiment),
    keptInputs: null,
    compare: store.comparison.value?.changes ?? null,
    breakpoints: breakpointsNow(),
    ...{ address, level, view, pins: pins.value.map(pinText) },
    notes: notesNow(),
    ...(bodies.value && { bodies: bodies.value }),
  };
}

/** A study carries its own settings; the mesh comes along only where it is a file's. */
function studyNow({ loaded }: Session, study: LinkedStudy): Moment {
  const own = store.study.value?.mesh && loaded?.presetId === null && loaded.hash !== null ? loaded : null;
  return {
    preset: own ? null : store.presetId.value,
    mesh: own && linkedMesh(own),
    ...(store.study.value?.mesh && loaded && repairOf(loaded)),
    study,
    changes: {},
    keptInputs: null,
    compare: null,
    breakpoints: null,
    address: store.cursor.value,
    level: store.level.value,
    view: viewNow(),
    notes: notesNow(),
  };
}

/** One's own first: those of a link are about the same scene, and whoever gets the next link sees both. */
const notesNow = () => [...store.notes.value, ...linkedNotes.value];

function breakpointsNow(): string | null {
  const code = encodeBreakpoints(breakpoints.value);
  return code === usualCode ? null : code;
}

export function showBreakpoints(code: string | null): void {
  breakpoints.value = (code === null ? null : decodeBreakpoints(code)) ?? usualBreakpoints;
}

/** The fullest link that is short enough: the scene comes before what somebody wrote about it. */
export function fitted(moment: Moment): Link {
  const whole = fittedScene(moment);
  if (!moment.notes?.length) return { ...whole, notesLeftOut: false };
  const without = fittedScene({ ...moment, notes: [] });
  const tooMany = moment.notes.length > mostLinkedNotes || whole.fragment.length > longestLink;
  const notesLeftOut = tooMany || (without.complete && !whole.complete);
  return { ...(notesLeftOut ? without : whole), notesLeftOut };
}

/** First without the mesh, then without the inputs. */
function fittedScene(moment: Moment): Omit<Link, 'notesLeftOut'> {
  const whole = encodeMoment(moment);
  const small = moment.mesh === null || moment.mesh.inline !== null;
  if (whole.length <= longestLink) return { fragment: whole, keep: null, complete: small };
  const withoutMesh: Moment = { ...moment, mesh: moment.mesh && { ...moment.mesh, inline: null } };
  // Very many parts: what is chosen of them is kept with the mesh.
  const { parted } = moment.mesh ?? {};
  const many = parted !== undefined && JSON.stringify(parted).length > longestParted;
  const bare = many ? { ...withoutMesh, mesh: { ...withoutMesh.mesh!, parted: { d: 1 } } } : withoutMesh;
  const light = encodeMoment(bare);
  if (light.length <= longestLink || !bare.changes.inputs)
    return { fragment: light, keep: null, complete: moment.mesh === null };
  const { inputs, ...changes } = bare.changes;
  const text = JSON.stringify(runsOf(inputs));
  const name = `inputs-${new StateHash().add(new TextEncoder().encode(text)).hex()}`;
  return { fragment: encodeMoment({ ...bare, changes, keptInputs: name }), keep: { name, text }, complete: false };
}

const repairOf = ({ repair }: LoadedMesh) => repair && { repair: repair.recipe };

/** The mesh as it was: how it was mended is said beside. */
function linkedMesh({ mesh, hash, repair }: LoadedMesh): LinkedMesh {
  const original = repair?.original ?? mesh;
  const { name, parts } = original;
  const { positions, indices } = original.whole ?? original;
  const small = indices.length / 3 <= largestInline && positions.length <= 9 * largestInline;
  const inline = small ? { positions: Array.from(positions), indices: Array.from(indices) } : null;
  const parted = codedParts(original, small);
  const chosen = parted && { parted };
  return { name: name.slice(0, 300) || '?', hash: hash ?? '', parts, triangles: indices.length / 3, inline, ...chosen };
}

/** The fields that differ. */
export function changesBetween(baseline: Experiment, experiment: Experiment): Partial<Experiment> {
  const fields = Object.keys(baseline) as (keyof Experiment)[];
  const differ = fields.filter((field) => !sameExperiment({ ...baseline, [field]: experiment[field] }, baseline));
  return Object.fromEntries(differ.map((field) => [field, experiment[field]]));
}

function viewNow(): Partial<LinkedView> {
  const toggled = layerNames.filter((name) => store.layers.value[name] !== usualLayers[name]);
  const view: LinkedView = {
    mode: store.viewMode.value,
    // Three digits: a morph slider has no more positions, and the link stays short.
    morph: Number(store.morph.value.toFixed(3)),
    link: store.cameraLink.value,
    follow: store.cameraFollow.value,
    cameras: store.cameras.value,
    glyphs: store.glyphSize.value,
    boxDepth: store.boxDepth.value,
    onTop: store.onTop.value,
    stepByStep: stepByStep.value,
    toggled,
  };
  const fields = Object.keys(view) as (keyof LinkedView)[];
  const differ = fields.filter((field) => JSON.stringify(view[field]) !== JSON.stringify(usualView[field]));
  return Object.fromEntries(differ.map((field) => [field, view[field]]));
}

let lent = false;

/** @param toLesson it is the course's, until somebody leaves the course or looks at something in another way */
export function showView(view: Partial<LinkedView>, toLesson = false): void {
  lent = toLesson;

  const { mode, morph, link, follow, cameras, glyphs, boxDepth, onTop, toggled, ...more } = { ...usualView, ...view };
  store.viewMode.value = mode satisfies ViewMode;
  store.morph.value = morph;
  store.cameraLink.value = link;
  store.cameraFollow.value = follow;
  store.cameras.value = cameras;
  store.glyphSize.value = glyphs;
  store.boxDepth.value = boxDepth;
  store.onTop.value = onTop;
  stepByStep.value = more.stepByStep;
  const entries = layerNames.map((name) => [name, usualLayers[name] !== toggled.includes(name)]);
  store.layers.value = Object.fromEntries(entries) as Record<LayerName, boolean>;
}

/** The view as usual, where a lesson had it. */
export function takeViewBack(): void {
  if (!lent) return;
  batch(() => {
    store.outlook.value = null;
    showView({});
  });
}
