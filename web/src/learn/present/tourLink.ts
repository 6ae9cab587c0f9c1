/** Where the tour that is open is found again, for a sheet of paper. */
import { guest } from '../guest/tour';
import { meshesNeeded } from '../tour/fileArchive';
import { encodeTour } from '../tour/fileLink';
import { longestTourLink } from '../tour/fileLimits';

/** Null where the tour is handed out as a file only: its mesh is too large for a link. */
export function tourLink(): string | null {
  if (!guest.value) return null;
  const { tour } = guest.value;
  const fragment = `#tour=${encodeTour(tour)}`;
  if (meshesNeeded(tour).size > 0 || fragment.length > longestTourLink) return null;
  return `${location.origin}${location.pathname}${fragment}`;
}
