/** The tour out of the page: tried, saved as a file, or as a link. Texts that nobody may be handed are said before. */
import { actions } from '../../state/actions';
import { failure, meshState } from '../../state/store';
import { t } from '../../i18n/messages';
import { formatBytes } from '../../i18n/numbers';
import { keepTour, keptMeshes } from '../guest/keep';
import { studiesReady } from '../guest/studies';
import { draftName, openGuest } from '../guest/tour';
import { tourFailure, tourMessage } from '../guest/words';
import { checkTexts, readTour, tourJson, type FileTour } from '../tour/file';
import { meshesNeeded, packTour, tourEnding } from '../tour/fileArchive';
import { TourError } from '../tour/fileError';
import { encodeTour } from '../tour/fileLink';
import { longestTourLink } from '../tour/fileLimits';
import type { PlainMesh } from '../tour/meshBytes';
import { draft, finished, openStop, tell } from './draft';

/** @returns null when something of it may not be handed out; the stop is opened, and the message told */
function sound(): FileTour | null {
  const tour = finished();
  try {
    checkTexts(tour);
    // What cannot be read again is not handed out.
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
  const mesh = meshState.peek()?.mesh;
  if (hash && mesh) kept.set(hash, { positions: mesh.positions, indices: mesh.indices });
  return kept;
}

/** @param at number of the stop that is shown first */
export async function tryTour(at: number): Promise<void> {
  const tour = sound();
  if (!tour) return;
  try {
    await Promise.all([import('../guest/follow'), studiesReady(tour)]);
    openGuest(draftName, tour, await meshesOf(tour));
    actions.learn(`tour=${draftName}.${at + 1}`);
  } catch (error) {
    failure.value = tourFailure(error, { key: 'tour.failure.open' });
  }
}

export async function saveTour(): Promise<void> {
  const tour = sound();
  if (!tour) return;
  try {
    const meshes = await meshesOf(tour);
    const bytes = packTour({ tour, meshes });
    void keepTour({ tour, meshes });
    const name = fileName(tour.title);
    download(new Blob([bytes as BlobPart], { type: 'application/zip' }), name);
    tell(t('tour.make.saved', { name, size: formatBytes(bytes.length) }));
  } catch (error) {
    failure.value = tourFailure(error, { key: 'tour.failure.save' });
  }
}

/** As exports do it; sharing that would cut it into a chunk of its own. */
function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fileName(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${plain || 'tour'}${tourEnding}`;
}

/** Characters of the whole link as it is now. */
export function linkLength(): number {
  return draft.value.stops.length === 0 ? 0 : `#tour=${encodeTour(finished())}`.length;
}

export async function copyTourLink(): Promise<void> {
  const tour = sound();
  if (!tour) return;
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
  tell(
    name === undefined
      ? t('tour.make.link.copied', { count, most: longestTourLink })
      : t('tour.make.link.needs', { count, name }),
  );
}
