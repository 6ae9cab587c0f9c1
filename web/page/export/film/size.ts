/** How large the pictures of a film are. */
import type { Size } from '../../scene/limits';
import type { FilmFormat, FilmSize } from '../../model/export/film';

/** pixels across, the usual one first */
export const filmWidths: Readonly<Record<FilmFormat, readonly number[]>> = {
  webm: [1280, 640, 1920],
  mp4: [1280, 640, 1920],
  gif: [640, 800],
};

/** Just enough that what is rounded down is not one pixel less. */
const hair = 0.01;

/**
 * @param view of the figures on the page
 * @param caption pixels below the figures at a ratio
 */
export function filmSize(view: Size, width: number, caption: (ratio: number) => number): FilmSize {
  const ratio = (width + hair) / view.width;
  const height = Math.floor(view.height * ratio) + caption(ratio);
  return { width, height: height + (height % 2), ratio };
}
