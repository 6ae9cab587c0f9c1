/** CSS pixels of a thumbnail, and its own. */
export const thumbnailSize = { width: 96, height: 64 } as const;
export const thumbnailPixels = { width: 2 * thumbnailSize.width, height: 2 * thumbnailSize.height } as const;
