/** How many chapters there are. */
export const chapterCount = 18;
