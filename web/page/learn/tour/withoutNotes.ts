/** Notes are for whoever presents a tour; everybody who has it could read them. */
import type { FileTour } from './file';

export function withoutNotes(tour: FileTour): FileTour {
  return { ...tour, stops: tour.stops.map(({ notes: _notes, ...stop }) => stop) };
}
