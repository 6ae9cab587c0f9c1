/** An address names a tour that is not open: it is read from the link, or from where it is kept. */
import './follow';
import { actions } from '../../state/actions';
import { failure, lesson, room } from '../../state/store';
import { readTourPlace } from '../place';
import type { FileTour } from '../tour/file';
import { decodeTour } from '../tour/fileLink';
import { keptTour } from './keep';
import { draftName, openGuest } from './tour';
import { tourFailure } from './words';

async function tourOf(name: string): Promise<FileTour> {
  if (name === draftName) return (await import('../making/draft')).finished();
  return name.startsWith('@') ? keptTour(name) : decodeTour(name);
}

/** @param show shows a place in the course */
export async function arrive(text: string, show: (text: string) => void): Promise<void> {
  const { tour: name, place } = readTourPlace(text)!;
  try {
    const tour = await tourOf(name);
    if (room.peek() !== 'learn' || lesson.peek() !== text) return;
    openGuest(name, tour);
    show(tour.stops[place.stop] ? text : `tour=${name}.1`);
  } catch (error) {
    actions.learn(null, 'replace');
    failure.value = tourFailure(error, { key: 'tour.failure.open' });
  }
}
