/** Exports of the tour: tried, saved as a file, or as a link. Texts that may not be exported are reported first. */
import { showFailure } from '../../core/told';
import { actions } from '../../core/actions';
import { effect, untracked } from '@preact/signals';
import { meshState, room } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatBytes } from '../../base/i18n/numbers';
import { guestChapter } from '../course';
import { type Form, openForm } from '../form';
import { fileName } from '../guest/fileName';
import { keepTour, keptMeshes } from '../guest/keep';
import { studiesReady } from '../guest/studies';
import { draftName, openGuest } from '../guest/tour';
import { tourFailure, tourMessage } from '../guest/words';
import { here, ready, stuck } from '../state';
import { checkTexts, readTour, tourJson, type FileTour } from '../tour/file';
import { meshesNeeded, packTour } from '../tour/fileArchive';
import { TourError } from '../tour/fileError';
import { encodeTour } from '../tour/fileLink';
import { longestTourLink } from '../tour/fileLimits';
import type { PlainMesh } from '../tour/meshBytes';
import { draft, finished, forOthers, hasNotes, openStop, tell } from './draft';
import { beginTrial } from './trial';

/** @returns null when some of it may not be exported; the stop opens, with a message */
function sound(): FileTour | null {
  const tour = finished();
  try {
    checkTexts(tour);
    // A file that cannot be read again is not exported.
    readTour(tourJson(tour));
    return tour;
  } catch (error) {
    if (!(error instanceof TourError)) throw error;
    const [, at] = /^stops\.(\d+)/.exec(String(error.details['at'])) ?? [];
    if (at !== undefined) openStop.value = draft.value.stops[Number(at)]?.id ?? null;
    const { key, values } = tourMessage(error);
    tell(t(key, values));
    return null;
  }
}

/** The mesh that is open is at hand even where the browser keeps nothing. */
async function meshesOf(tour: FileTour): Promise<ReadonlyMap<string, PlainMesh>> {
  const kept = new Map(await keptMeshes(tour));
  const hash = actions.momentNow()?.mesh?.hash;
  const { mesh, repair } = meshState.peek() ?? {};
  // The whole original; changes to it are in the stops.
  const own = repair?.original ?? mesh;
  const { positions, indices } = own?.whole ?? own ?? {};
  if (hash && positions && indices) kept.set(hash, { positions, indices });
  return kept;
}

/** @param at number of the stop that is shown first */
export async function tryTour(at: number): Promise<boolean> {
  const tour = sound();
  if (!tour) return false;
  try {
    await Promise.all([import('../guest/follow'), studiesReady(tour)]);
    openGuest(draftName, tour, await meshesOf(tour));
    beginTrial();
    // An earlier trial may have ended at a mesh that was missing.
    stuck.value = false;
    actions.learn(`tour=${draftName}.${at + 1}`);
    return true;
  } catch (error) {
    showFailure(tourFailure(error, { key: 'tour.failure.open' }));
    return false;
  }
}

/** Before a class, or on paper, from the first stop: the course opens, and the form once its first moment is there. */
export async function openTourAs(form: Form): Promise<void> {
  if (!(await tryTour(0))) return;
  const stop = effect(() => {
    const gone = room.value !== 'learn' || stuck.value;
    if (!gone && !(ready.value && here.value.chapter === guestChapter)) return;
    queueMicrotask(() => stop());
    if (!gone) untracked(() => openForm(form));
  });
}

/** A user's mesh that is too large for a link; null: there is none. */
export function meshBeside(): string | null {
  const [name = null] = meshesNeeded(finished()).values();
  return name;
}

export async function saveTour(): Promise<void> {
  const whole = sound();
  if (!whole) return;
  const tour = forOthers(whole);
  try {
    const meshes = await meshesOf(tour);
    const bytes = packTour({ tour, meshes });
    void keepTour({ tour, meshes });
    const name = fileName(tour.title);
    download(new Blob([bytes as BlobPart], { type: 'application/zip' }), name);
    tell(t('tour.make.saved', { name, size: formatBytes(bytes.length) }) + notesLeft());
  } catch (error) {
    showFailure(tourFailure(error, { key: 'tour.failure.save' }));
  }
}

/** Reported where they might be expected in it. */
const notesLeft = (): string => (hasNotes() && !draft.peek().notes ? ` ${t('tour.make.notes.left')}` : '');

/** As in exports; sharing the code would cut it into a separate chunk. */
function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Characters of the whole link as it is now. */
export function linkLength(): number {
  return draft.value.stops.length === 0 ? 0 : `#tour=${encodeTour(forOthers(finished()))}`.length;
}

export async function copyTourLink(): Promise<void> {
  const whole = sound();
  if (!whole) return;
  const tour = forOthers(whole);
  const fragment = `#tour=${encodeTour(tour)}`;
  const count = fragment.length;
  const over = count - longestTourLink;
  if (over > 0) return tell(t('tour.make.link.tooLong', { over, count, most: longestTourLink }));
  try {
    await navigator.clipboard.writeText(location.href.replace(/#.*/, '') + fragment);
  } catch {
    return tell(t('tour.make.link.refused'));
  }
  const [name] = meshesNeeded(tour).values();
  const copied =
    name === undefined
      ? t('tour.make.link.copied', { count, most: longestTourLink })
      : t('tour.make.link.needs', { count, name });
  tell(copied + notesLeft());
}
