/** A figure of a worksheet that came out empty is no figure: it is drawn again, never printed. */
import { describe, expect, it } from 'vitest';
import { cropped } from '../../../../../web/page/learn/present/cropped';

const [white, nothing] = [0xffffffff, 0];

/** As much of a canvas as is looked at. */
function canvas(words: readonly number[], width: number): HTMLCanvasElement {
  const data = new Uint8ClampedArray(Uint32Array.from(words).buffer);
  return { width, height: words.length / width, getContext: () => ({ getImageData: () => ({ data }) }) } as never;
}

describe('a figure on paper', () => {
  it('is none where only the ground is there', () => {
    expect(cropped(canvas([white, white, white, white], 2))).toBeNull();
  });

  it('is none where a part was never drawn, as after the graphics card was lost', () => {
    expect(cropped(canvas([white, white, nothing, nothing], 2))).toBeNull();
    expect(cropped(canvas([nothing, nothing, white, white], 2))).toBeNull();
  });
});
