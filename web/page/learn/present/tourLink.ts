/** Where the tour that is open is found again, for a sheet of paper and for other pages: for those who answer it, so without notes. */
import { guest } from '../guest/tour';
import { meshesNeeded } from '../tour/fileArchive';
import { encodeTour } from '../tour/fileLink';
import { longestTourLink } from '../tour/fileLimits';
import { withoutNotes } from '../tour/withoutNotes';

/** Null where the tour is handed out as a file only: its mesh is too large for a link. */
export function tourLink(): string | null {
  if (!guest.value) return null;
  const tour = withoutNotes(guest.value.tour);
  const fragment = `#tour=${encodeTour(tour)}`;
  if (meshesNeeded(tour).size > 0 || fragment.length > longestTourLink) return null;
  return `${location.origin}${location.pathname}${fragment}`;
}
