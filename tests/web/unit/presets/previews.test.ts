/** The committed pictures are what the presets look like: made again by the real solver, pixel for pixel. */
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { presets, previewOf, themes } from '../../../../web/scripts/previews/all';
import { previewIds, previewTile } from '../../../../web/page/presets/previews.gen';

const sheets = themes.map((theme) => {
  const file = readFileSync(new URL(`../../../../web/page/presets/previews.${theme}.png`, import.meta.url));
  const { width, height, data } = decode(file);
  return { theme, width, height, pixels: data };
});
const bytes = 3 * previewTile.width * previewTile.height;

const stale = 'out of date: run node web/scripts/generate-previews.mjs';

describe('previews', () => {
  it('has one for every preset, in their order', () => {
    expect(previewIds, stale).toEqual(presets.map(({ id }) => id));
    for (const { width, height } of sheets)
      expect([width, height]).toEqual([previewTile.width, previewTile.height * previewIds.length]);
  });

  it.each(presets)('$id looks as it is', { timeout: 60_000 }, async (preset) => {
    const at = previewIds.indexOf(preset.id) * bytes;
    const made = await previewOf(preset);
    for (const { theme, pixels } of sheets) {
      const kept = pixels.subarray(at, at + bytes);
      expect(new Set(kept).size, 'a picture, not an empty tile').toBeGreaterThan(8);
      expect(Buffer.compare(Buffer.from(made[theme]), Buffer.from(kept)), stale).toBe(0);
    }
  });
});
