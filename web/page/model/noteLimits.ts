/** Longer is no note; the link has room for a few of these. */
export const longestNote = 500;
export const mostNotes = 100;
/** In a link: as many of one's own, and as many that came with a link. */
export const mostLinkedNotes = 2 * mostNotes;
