/** An address names a tour that is not open: it is read from the link, or from where it is kept. */
import './follow';
import { actions } from '../../state/actions';
import { failure, lesson, room } from '../../state/store';
import { readTourPlace } from '../place';
import { decodeTour } from '../tour/fileLink';
import { keptTour } from './keep';
import { openGuest } from './tour';
import { tourFailure } from './words';

/** @param show shows a place in the course */
export function arrive(text: string, show: (text: string) => void): void {
  if (room.peek() !== 'learn' || lesson.peek() !== text) return;
  const { tour: name, place } = readTourPlace(text)!;
  try {
    const tour = name.startsWith('@') ? keptTour(name) : decodeTour(name);
    openGuest(name, tour);
    show(tour.stops[place.stop] ? text : `tour=${name}.1`);
  } catch (error) {
    actions.learn(null, 'replace');
    failure.value = tourFailure(error, { key: 'tour.failure.open' });
  }
}
