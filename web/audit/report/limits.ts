/** Spots with a picture in the page of a report. */
export const shownSpots = 24;
