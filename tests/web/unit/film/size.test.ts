import { describe, expect, it } from 'vitest';
import { captionPixels } from '../../../../web/page/export/picture';
import { codecName, formatsFor } from '../../../../web/page/export/film/formats';
import { filmSize, filmWidths } from '../../../../web/page/export/film/size';
import { changed } from '../../../../web/page/export/film/packGif';
import { Nearest } from '../../../../web/page/export/film/nearest';
import { withExact } from '../../../../web/page/export/film/palette';

describe('the size of a film', () => {
  it('is as wide as was asked, as high as the figures and what is said below, and even', () => {
    for (const view of [
      { width: 800, height: 600 },
      { width: 390, height: 431 },
      { width: 771.5, height: 599.25 },
    ]) {
      for (const width of Object.values(filmWidths).flat()) {
        const size = filmSize(view, width, captionPixels);
        expect(size.width).toBe(width);
        expect(Math.floor(view.width * size.ratio)).toBe(width);
        expect(size.height % 2).toBe(0);
        const exact = (view.height * width) / view.width + (58 * width) / view.width;
        expect(Math.abs(size.height - exact)).toBeLessThan(2.5);
      }
    }
  });

  it('has only even widths, as video must', () => {
    for (const width of Object.values(filmWidths).flat()) expect(width % 2).toBe(0);
  });
});

describe('what can be packed', () => {
  it('is GIF alone, with the reason, where there is no WebCodecs', async () => {
    const formats = await formatsFor(() => ({ width: 640, height: 480 }));
    expect(formats.gif.problem).toBeNull();
    expect(formats.webm.problem).toEqual({ key: 'film.no.webCodecs' });
    expect(formats.mp4.problem).toEqual({ key: 'film.no.webCodecs' });
  });

  it('is asked of the browser by size: VP8 where there is no VP9, and the codec that is missing by name', async () => {
    const asked: string[] = [];
    const isConfigSupported = ({ codec }: { codec: string }) => {
      asked.push(codec);
      return Promise.resolve({ supported: codec === 'vp8' });
    };
    // A browser that plays everything.
    const document = { createElement: () => ({ canPlayType: () => 'probably' }) };
    Object.assign(globalThis, { VideoEncoder: { isConfigSupported }, document });
    try {
      const formats = await formatsFor(() => ({ width: 1920, height: 1400 }));
      expect(formats.webm).toEqual({ codec: 'vp8', problem: null });
      expect(formats.mp4).toEqual({
        codec: null,
        problem: { key: 'film.no.mp4', values: { width: 1920, height: 1400 } },
      });
      expect(asked.sort()).toEqual(['avc1.640033', 'vp09.00.51.08', 'vp8']);
    } finally {
      Reflect.deleteProperty(globalThis, 'VideoEncoder');
      Reflect.deleteProperty(globalThis, 'document');
    }
    expect(codecName('avc', { width: 1280, height: 720 })).toBe('avc1.640028');
  });
});

describe('a GIF', () => {
  it('has only the pixels that are others than before', () => {
    expect(changed(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3))).toBeNull();
    expect([...changed(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 9, 3))!]).toEqual([255, 9, 255]);
  });

  it('takes for a pixel the nearest colour, whatever came before it, and a colour of its own for itself', () => {
    const ground = [247, 248, 250, 255];
    const beside = [246, 248, 250, 255];
    const colors = [
      [240, 245, 248],
      [247, 248, 250],
      [0, 0, 0],
    ] as const;
    const indices = (...pixels: number[][]) => [
      ...new Nearest(colors.map(([r, g, b]) => [r, g, b])).indicesOf(Uint8ClampedArray.from(pixels.flat())),
    ];
    expect(indices(ground)).toEqual([1]);
    expect(indices(beside, ground)).toEqual([1, 1]);
    expect(indices([241, 245, 248, 255], ground)).toEqual([0, 1]);
    expect(indices(ground, [3, 2, 1, 255], beside)).toEqual([1, 2, 1]);
  });

  it('has flat colours just as they are, each in the place of the nearest', () => {
    const colors = withExact(
      [
        [17, 20, 25],
        [200, 10, 10],
        [250, 250, 250],
      ],
      [
        [18, 21, 26],
        [255, 255, 255],
      ],
    );
    expect(colors).toEqual([
      [18, 21, 26],
      [200, 10, 10],
      [255, 255, 255],
    ]);
  });
});
