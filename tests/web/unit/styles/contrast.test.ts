/** What can be told from what, in both themes: measured from the stylesheets, as WCAG does. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { named, offenders } from '../../../support/offenders.mjs';
import { contrast, themeColors } from './themes';

const light = themeColors('light');
const dark = themeColors('dark');
const themes = [
  ['light', light],
  ['dark', dark],
] as const;

const surface = ['--m-low', '--m-mid', '--m-lit'] as const;
const candidates = ['--c-low', '--c-lit'] as const;
const roles = ['--body', '--face', '--edge', '--vertex', '--chosen-text', '--slide', '--second', '--normal'] as const;

describe.each(themes)('the %s theme', (name, colors) => {
  it('tells a face from the ground', async () => {
    const wrong = await offenders(named([...surface, ...candidates]), (token) => {
      expect(contrast(colors[token]!, colors['--bg-0']!)).toBeGreaterThanOrEqual(1.5);
    });
    expect(wrong).toEqual([]);
  });

  it('shows form: away from the light, middle and lit differ', () => {
    const [low, mid, lit] = surface.map((token) => colors[token]!);
    expect(contrast(low!, mid!)).toBeGreaterThan(1.1);
    expect(contrast(mid!, lit!)).toBeGreaterThan(1.1);
  });

  it('draws lines of the mesh that are seen on it and next to it', async () => {
    const wrong = await offenders(named(['--m-crease', '--c-line']), (token) => {
      expect(contrast(colors[token]!, colors['--bg-0']!)).toBeGreaterThanOrEqual(3);
      for (const face of token === '--c-line' ? candidates : surface)
        expect(contrast(colors[token]!, colors[face]!)).toBeGreaterThanOrEqual(2.4);
    });
    expect(wrong).toEqual([]);
  });

  it('tells a role from the ground', async () => {
    const wrong = await offenders(named(roles), (token) => {
      expect(contrast(colors[token]!, colors['--bg-0']!)).toBeGreaterThanOrEqual(3);
    });
    expect(wrong).toEqual([]);
  });

  it('tells a role from the mesh, or its casing does', async () => {
    const wrong = await offenders(named(roles), (token) => {
      for (const face of [...surface, ...candidates]) {
        const direct = contrast(colors[token]!, colors[face]!);
        if (name === 'light') expect(direct, face).toBeGreaterThanOrEqual(3);
        // On dark the casing of the background lies between a role and a lit face.
        else expect(Math.max(direct, contrast(colors[token]!, colors['--halo']!)), face).toBeGreaterThanOrEqual(3);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('tells a glyph from every ground, by its fill or by its rim', async () => {
    const glyphs = ['--face-f', '--edge-f', '--vertex-f', '--chosen-f', '--slide-f'];
    const wrong = await offenders(named(glyphs), (token) => {
      for (const ground of ['--bg-0', '--bg-1', '--bg-2', ...surface, ...candidates]) {
        const best = Math.max(
          contrast(colors[token]!, colors[ground]!),
          contrast(colors['--glyph-rim']!, colors[ground]!),
        );
        // A dark rim on a dark mesh is a gap, which the fill stands out from.
        const gap = contrast(colors[token]!, colors['--glyph-rim']!);
        expect(Math.max(best, gap), ground).toBeGreaterThanOrEqual(3);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('has readable words', async () => {
    const inks = ['--ink-1', '--ink-2', '--ink-3'];
    const roles = ['--body-text', '--face-text', '--edge-text', '--vertex-text', '--chosen-text', '--slide-text'];
    const wrong = await offenders(named([...inks, ...roles]), (token) => {
      for (const ground of ['--bg-0', '--bg-1', '--bg-2'])
        expect(contrast(colors[token]!, colors[ground]!), ground).toBeGreaterThanOrEqual(4.5);
    });
    expect(wrong).toEqual([]);
  });

  it('draws what must be found', async () => {
    const wrong = await offenders(named(['--line-3', '--break', '--ok']), (token) => {
      for (const ground of ['--bg-0', '--bg-1'])
        expect(contrast(colors[token]!, colors[ground]!)).toBeGreaterThanOrEqual(3);
    });
    expect(wrong).toEqual([]);
  });
});

it('has a value in the light theme for every colour of the dark one that is not for both', () => {
  const both = ['--face-f', '--edge-f', '--vertex-f', '--chosen-f', '--slide-f'];
  const same = Object.keys(dark).filter((token) => dark[token] === light[token]);
  // Greys in the middle are seen on both grounds; the rim is the ground of one and the ink of the other.
  expect(same.sort()).toEqual([...both, '--glyph-rim', '--line-3', '--missed'].sort());
});

it('paints the browser around the page as the top bar is', () => {
  const state = readFileSync(new URL('../../../../web/page/base/theme.ts', import.meta.url), 'utf8');
  const script = readFileSync(new URL('../../../../web/page/public/theme.js', import.meta.url), 'utf8');
  for (const text of [state, script])
    for (const [, colors] of themes) expect(text.toLowerCase()).toContain(colors['--bg-1']);
});
