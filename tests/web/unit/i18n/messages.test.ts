import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { importMessages } from '../../../../web/mesh/import/importMessages.en';
import { catalogue as usual } from '../../../../web/page/texts/catalogue';
import { catalogue as importing } from '../../../../web/page/texts/importCatalogue';
import { catalogue as kept } from '../../../../web/page/texts/keptCatalogue';
import { catalogue as later } from '../../../../web/page/texts/laterCatalogue';
import { catalogue as others } from '../../../../web/page/texts/presetCatalogue';
import { catalogue as robust } from '../../../../web/page/methods/robust/catalogue';
import { t, tagNames, type MessageKey } from '../../../../web/page/base/i18n/messages';
import presets from '../../../../web/page/presets/messages.en.json';
import { VerdictValues } from '../../../../web/package/trace/events.gen';
import { offenders } from '../../../support/offenders.mjs';

const studies = Object.values(
  import.meta.glob<Record<string, string>>(
    [
      '../../../../web/page/study/*.en.json',
      '../../../../web/page/methods/*/messages.en.json',
      '../../../../web/page/workbench/grounding/messages.en.json',
      '../../../../web/page/workbench/tools/*.en.json',
      '../../../../web/page/learn/*.en.json',
      '../../../../web/page/audit/*.en.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
const catalogue: Readonly<Record<string, string>> = Object.assign(
  { ...usual, ...importing, ...robust, ...kept, ...later, ...others },
  ...studies,
);
const keys = Object.keys(catalogue) as MessageKey[];

describe('catalogue', () => {
  it('has no key twice', () => {
    const files = import.meta.glob<Record<string, string>>('../../../../web/page/texts/*en.json', {
      eager: true,
      import: 'default',
    });
    const parts = [...Object.values(files), presets, importMessages, ...studies];
    expect(keys.length).toBe(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
  });

  it('has sound messages with known tags only', async () => {
    const wrong = await offenders(Object.entries(catalogue), (message) => {
      expect(() => new IntlMessageFormat(message, 'en')).not.toThrow();
      const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => name);
      for (const tag of tags) expect(tagNames).toContain(tag);
    });
    expect(wrong).toEqual([]);
  });

  it('drops tags in plain text', () => {
    expect(t('strip.c.fold', { count: 1234, verdict: 'back-facing' })).toBe('1,234 back-facing');
  });

  it('shows a key it does not know', () => {
    expect(t('of.a.newer.link' as MessageKey)).toBe('of.a.newer.link');
  });

  it('counts as people do', () => {
    const values = { running: 'yes', tested: 15, total: 24 };
    expect(t('strip.c.progress', { ...values, improvements: 3 })).toBe('testing 15 of 24, 3rd improvement of best t');
    expect(t('strip.c.progress', { ...values, improvements: 0 })).toBe('testing 15 of 24, nothing hit yet');
  });

  it('names every verdict, long and short', () => {
    const names = VerdictValues.flatMap((verdict) => [`verdict.${verdict}`, `verdict.short.${verdict}`]);
    expect(names.filter((key) => !(key in catalogue))).toEqual([]);
  });
});
