/** A picture without the empty ground around what it shows: a sheet of paper has no room for it. */

/** pixels left around what is shown */
const margin = 12;

/** @returns null where nothing is shown, or a part was never drawn: no figure is empty, so something went wrong meanwhile */
export function cropped(picture: HTMLCanvasElement): HTMLCanvasElement | null {
  const { width, height } = picture;
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return null;
  const words = new Uint32Array(pixels.buffer);
  const ground = words[0];
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const word = words[y * width + x]!;
      // Not even the ground was drawn there.
      if (word >>> 24 === 0) return null;
      if (word === ground) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return null;
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const copy = document.createElement('canvas');
  copy.width = Math.min(width, right + margin) - x;
  copy.height = Math.min(height, bottom + margin) - y;
  // Dozens of them stay until they are printed: none of the graphics card's memory.
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(picture, -x, -y);
  return copy;
}
