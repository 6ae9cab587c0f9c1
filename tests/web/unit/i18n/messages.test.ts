import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { t, tagNames, type MessageKey } from '../../../../web/page/base/i18n/messages';
import { VerdictValues } from '../../../../web/package/trace/events.gen';
import { catalogues, messages } from '../../../support/catalogues';
import { offenders } from '../../../support/offenders.mjs';
import '../../../../web/page/texts/firstMessages';

const keys = Object.keys(messages) as MessageKey[];

describe('the catalogues', () => {
  it('have no key twice', () => {
    const parts = Object.values(catalogues);
    expect(parts.length).toBeGreaterThan(30);
    expect(keys.length).toBe(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
  });
  it('have sound messages with known tags only', async () => {
    const wrong = await offenders(Object.entries(messages), (message) => {
      expect(() => new IntlMessageFormat(message, 'en')).not.toThrow();
      const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => name);
      for (const tag of tags) expect(tagNames).toContain(tag);
    });
    expect(wrong).toEqual([]);
  });

  it('drop tags in plain text', () => {
    expect(t('strip.c.fold', { count: 1234, verdict: 'back-facing' })).toBe('1,234 back-facing');
  });

  it('show a key they do not know', () => {
    expect(t('of.a.newer.link' as MessageKey)).toBe('of.a.newer.link');
  });

  it('count as people do', () => {
    const values = { running: 'yes', tested: 15, total: 24 };
    expect(t('strip.c.progress', { ...values, improvements: 3 })).toBe('testing 15 of 24, 3rd improvement of best t');
    expect(t('strip.c.progress', { ...values, improvements: 0 })).toBe('testing 15 of 24, nothing hit yet');
  });

  it('name every verdict, long and short', () => {
    const names = VerdictValues.flatMap((verdict) => [`verdict.${verdict}`, `verdict.short.${verdict}`]);
    expect(names.filter((key) => !(key in messages))).toEqual([]);
  });
});
