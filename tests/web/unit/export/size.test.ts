import { describe, expect, it } from 'vitest';
import { lookName } from '../../../../web/page/model/export/look';
import { type Card, largestOf, mustBeWhole, mustFit } from '../../../../web/page/scene/limits';
import { MessageError } from '../../../../web/page/core/session/failure';

/** A graphics card as WebGL tells of it. */
function card(side: number, viewport: readonly [number, number], given: readonly [number, number] = viewport): Card {
  return {
    MAX_RENDERBUFFER_SIZE: 1,
    MAX_VIEWPORT_DIMS: 2,
    getParameter: (name: number) => (name === 1 ? side : Int32Array.from(viewport)),
    drawingBufferWidth: given[0],
    drawingBufferHeight: given[1],
    isContextLost: () => false,
  } as unknown as Card;
}

function refusal(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof MessageError ? error.text : error;
  }
  return null;
}

describe('a picture larger than can be drawn', () => {
  it('is measured by the smaller of both limits, each way', () => {
    expect(largestOf(card(8192, [16384, 4096]))).toEqual({ width: 8192, height: 4096 });
  });

  it('is refused with its size and the limit; one of just that size is drawn', () => {
    const small = card(4096, [8192, 8192]);
    expect(refusal(() => mustFit({ width: 4096, height: 4096 }, small))).toBeNull();
    expect(refusal(() => mustFit({ width: 4096.9, height: 10 }, small))).toBeNull();
    expect(refusal(() => mustFit({ width: 3200, height: 4097 }, small))).toEqual({
      key: 'export.picture.tooLarge',
      values: { width: 3200, height: 4097, most: '4096 × 4096' },
    });
  });

  it('is refused as well when the browser gives fewer pixels than it was asked for', () => {
    const short = card(16384, [16384, 16384], [3200, 2048]);
    expect(refusal(() => mustBeWhole({ width: 3200, height: 2048 }, short))).toBeNull();
    expect(refusal(() => mustBeWhole({ width: 3200, height: 2632 }, short))).toEqual({
      key: 'export.picture.noMemory',
      values: { width: 3200, height: 2632, most: '3200 × 2048' },
    });
  });
});

it('a file name says what is unusual about its picture', () => {
  expect(lookName({ scale: 1, ground: 'shown' })).toBe('');
  expect(lookName({ scale: 2, ground: 'white' })).toBe('-2x-white');
  expect(lookName({ scale: 4, ground: 'clear' })).toBe('-4x-clear');
});
