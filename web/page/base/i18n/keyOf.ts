/** The end of the key of a few words: `gutter of 60°` is `gutter-of-60`. */
export const keyOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
