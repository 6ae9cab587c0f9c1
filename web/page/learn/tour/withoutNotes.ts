/** Notes are for the presenter; anyone with the tour could read them. */
import type { FileTour } from './file';

export function withoutNotes(tour: FileTour): FileTour {
  return { ...tour, stops: tour.stops.map(({ notes: _notes, ...stop }) => stop) };
}
