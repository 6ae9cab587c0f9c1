/** Longer is no note; the link has room for a few of these. */
export const longestNote = 500;
export const mostNotes = 100;
