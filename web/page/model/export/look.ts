/** How an exported picture of the figures looks. */
/** pixels for each that the screen has */
export const pictureScales = [1, 2, 4] as const;
export type PictureScale = (typeof pictureScales)[number];

/** what is behind the figures: that of the page; white, with the colours for it; nothing */
export const grounds = ['shown', 'white', 'clear'] as const;
export type Ground = (typeof grounds)[number];

export interface PictureLook {
  readonly scale: PictureScale;
  readonly ground: Ground;
}

export const usualLook: PictureLook = { scale: 1, ground: 'shown' };

/** What a file name says of it: `-2x-white`. */
export function lookName({ scale, ground }: PictureLook): string {
  return `${scale > 1 ? `-${scale}x` : ''}${ground === 'shown' ? '' : `-${ground}`}`;
}
