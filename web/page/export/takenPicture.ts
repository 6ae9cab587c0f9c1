/** The picture of what is shown, packed, with what has to be said about it. */
import type { Message } from '../model';
import { MessageError } from '../core/session/failure';
import { figuresNow } from '../core/stepping/picture';
import { lendTheme } from '../base/theme';
import type { PictureLook } from '../model/export/look';
import { type Caption, drawPicture, pngOf } from './picture';

/** @throws MessageError when there are no figures, or the picture is larger than can be drawn or packed */
export async function takenPicture(
  look: PictureLook,
  caption: Caption,
): Promise<{ readonly content: Blob; readonly remarks: readonly Message[] }> {
  const picture = pictureOf(look, caption);
  if (!picture) throw new MessageError({ key: 'export.picture.none' });
  const { width, height } = picture;
  const content = await pngOf(picture).catch(() => null);
  // Browsers have limits of their own for what is drawn on, and tell none of them.
  if (!content) throw new MessageError({ key: 'export.picture.noPacking', values: { width, height } });
  const usual = look.scale === 1;
  return {
    content,
    remarks: [
      { key: usual ? 'export.picture.size' : 'export.picture.scaled', values: { width, height, scale: look.scale } },
    ],
  };
}

/**
 * The figures of the page with that look. All of it is done before the browser shows anything, and the page is as it was.
 * @returns null while there are no figures @throws MessageError when the picture is larger than can be drawn
 */
function pictureOf({ scale, ground }: PictureLook, caption: Caption): HTMLCanvasElement | null {
  if (ground === 'white') lendTheme('light');
  try {
    const figures = figuresNow({ scale, clear: ground === 'clear' });
    return figures && drawPicture(figures.canvas, figures.stage, caption, { ground });
  } finally {
    if (ground === 'white') lendTheme(null);
  }
}
