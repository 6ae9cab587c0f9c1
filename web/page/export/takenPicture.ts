/** The picture of the present view, packed, with its notes. */
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
  // Browsers have undocumented limits for canvases.
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
 * The figures of the page with that look. All of it happens before the browser shows anything, and the page is restored.
 * @returns null while there are no figures
 * @throws MessageError when the picture is too large to draw
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
