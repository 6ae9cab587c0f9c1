/** How a picture of the figures is to look that is taken along, and the picture. */
import { figuresNow } from '../../core/stepping/picture';
import { lendTheme } from '../../base/theme';
import { type Caption, drawPicture } from '../../export/picture';

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

/**
 * The figures of the page with that look. All of it is done before the browser shows anything, and the page is as it was.
 * @returns null while there are no figures @throws MessageError when the picture is larger than can be drawn
 */
export function pictureOf({ scale, ground }: PictureLook, caption: Caption): HTMLCanvasElement | null {
  if (ground === 'white') lendTheme('light');
  try {
    const figures = figuresNow({ scale, clear: ground === 'clear' });
    return figures && drawPicture(figures.canvas, figures.stage, caption, { ground });
  } finally {
    if (ground === 'white') lendTheme(null);
  }
}

/** What a file name says of it: `-2x-white`. */
export function lookName({ scale, ground }: PictureLook): string {
  return `${scale > 1 ? `-${scale}x` : ''}${ground === 'shown' ? '' : `-${ground}`}`;
}
