/** The picture of what is shown, packed, with what has to be said about it. */
import type { Message } from '../model';
import { MessageError } from '../core/session/failure';
import { type PictureLook, pictureOf } from '../model/export/look';
import { type Caption, pngOf } from './picture';

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
