/** An encoder is asked for only where the browser plays what it would pack: asked first, WebKitGTK aborts the page. */
import { afterEach, expect, test, vi } from 'vitest';
import { formatsFor } from '../../../../web/page/export/film/formats';

const size = { width: 640, height: 442 };

/** A browser that plays and packs these, and what it was asked in its order. */
function browser(plays: RegExp, packs: RegExp): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      canPlayType(type: string) {
        asked.push(`play ${type}`);
        return plays.test(type) ? 'probably' : '';
      },
    }),
  });
  vi.stubGlobal('VideoEncoder', {
    isConfigSupported({ codec }: { codec: string }) {
      asked.push(`pack ${codec}`);
      return Promise.resolve({ supported: packs.test(codec) });
    },
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('what it does not play it is not asked to pack', async () => {
  const asked = browser(/never/, /./);
  const { webm, mp4, gif } = await formatsFor(() => size);
  expect(asked.filter((each) => each.startsWith('pack'))).toEqual([]);
  expect([webm.problem?.key, mp4.problem?.key, gif.problem]).toEqual(['film.no.webm', 'film.no.mp4', null]);
});

test('every question for an encoder comes after one for a player of the same codec', async () => {
  const asked = browser(/./, /^vp8$/);
  const { webm, mp4 } = await formatsFor(() => size);
  expect(webm).toEqual({ codec: 'vp8', problem: null });
  expect(mp4.problem?.key).toBe('film.no.mp4');
  const packed = asked.filter((each) => each.startsWith('pack'));
  expect(packed).toHaveLength(3);
  for (const each of packed) {
    const codec = each.slice('pack '.length);
    const played = asked.findIndex((other) => other.startsWith('play') && other.includes(`"${codec}"`));
    expect(played, each).toBeGreaterThanOrEqual(0);
    expect(played, each).toBeLessThan(asked.indexOf(each));
  }
});

test('the better codec first', async () => {
  browser(/./, /./);
  const { webm, mp4 } = await formatsFor(() => size);
  expect([webm.codec, mp4.codec]).toEqual(['vp9', 'avc']);
});
