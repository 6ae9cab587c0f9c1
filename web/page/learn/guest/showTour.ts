/** An address names a tour that is not open: it is read from the link, or from where it is kept. */
import { showFailure } from '../../core/told';
import './follow';
import { effect } from '@preact/signals';
import type { Failure } from '../../model';
import { actions } from '../../core/actions';
import { embedded } from '../../core/session/embedded';
import { lesson, room } from '../../core/store';
import { readTourPlace } from '../place';
import { ready } from '../state';
import type { FileTour } from '../tour/file';
import { decodeTour } from '../tour/fileLink';
import { checkScenes } from './checkScenes';
import { keepTour, keptTour } from './keep';
import { studiesReady } from './studies';
import { draftName, openGuest } from './tour';
import { tourFailure } from './words';

async function tourOf(name: string): Promise<FileTour> {
  if (name === draftName) return (await import('../tourEditor/draft')).finished();
  if (name.startsWith('@')) return keptTour(name);
  const tour = decodeTour(name);
  // The link has all of it; a kept copy can be found without the link. In an embedding page this is not wanted.
  if (!embedded) void keepTour({ tour, meshes: new Map() });
  return tour;
}

/** @param show shows a place in the course */
export async function showTour(text: string, show: (text: string) => void): Promise<void> {
  const { tour: name, place } = readTourPlace(text)!;
  try {
    const tour = await tourOf(name);
    checkScenes(tour);
    await studiesReady(tour);
    if (room.peek() !== 'learn' || lesson.peek() !== text) return;
    openGuest(name, tour);
    if (tour.stops[place.stop]) return show(text);
    actions.learn(`tour=${name}.1`, 'replace');
    (await import('../unknownPlace')).tellStop(place.stop + 1);
  } catch (error) {
    actions.learn(null, 'replace');
    tellWhenShown(tourFailure(error, { key: 'tour.failure.open' }));
  }
}

/** A scene that is shown takes the failures before it away; this one is about what is shown in place of it. */
function tellWhenShown(failed: Failure): void {
  const stop = effect(() => {
    if (!ready.value) return;
    showFailure(failed);
    queueMicrotask(() => stop());
  });
}
