import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { named, offenders } from '../../support/offenders.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file) => readFileSync(join(root, file), 'utf8');

/** Files under a folder, by path from the root; not what others made. */
function filesUnder(folder, isWanted) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, isWanted);
    return isWanted.test(entry.name) ? [path] : [];
  });
}

/** Text of a page without its fenced code, whose lines may look like headings and links. */
const prose = (file) => text(file).replace(/^```.*?^```/gms, '');
const headingsOf = (file) => [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.trim());
/** What GitHub makes of a heading in a link. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
const sectionsOf = (file) => headingsOf(file).flatMap((heading) => /^\d+(?:\.\d+)*(?= )/.exec(heading) ?? []);

/** `docs/page.md 4.5`, `… section 4`, `… 3 and 7` or `…#anchor`: the page and what is named of it. */
function citationsIn(source) {
  return [
    ...source.matchAll(/\bdocs\/([\w-]+\.md)(?:#([\w-]+)|(?: sections?)? (\d[\d.]*(?:(?:, | and | to )\d[\d.]*)*))?/g),
  ].map(([cited, page, anchor, numbers = '']) => ({
    cited,
    page: `docs/${page}`,
    anchor,
    sections: numbers.match(/\d+(?:\.\d+)*/g) ?? [],
  }));
}

/** What is wrong with a citation; nothing if it leads somewhere. */
function complaint({ page, anchor, sections }) {
  if (!existsSync(join(root, page))) return 'no such page';
  if (anchor && !headingsOf(page).map(anchorOf).includes(anchor)) return `no heading #${anchor}`;
  const missing = sections.filter((section) => !sectionsOf(page).includes(section));
  return missing.length > 0 ? `no section ${missing.join(', ')}` : '';
}

const sources = ['wasm', 'web/page', 'web/mesh', 'web/audit', 'web/package', 'tests']
  .flatMap((folder) => filesUnder(folder, /\.(h|cpp|def|inc|ts|tsx|mjs|css|txt|md)$/))
  .filter((file) => file !== relative(root, fileURLToPath(import.meta.url)));
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesUnder('docs', /\.md$/)];

describe('citations of the pages in docs', () => {
  it('are read in all their forms', () => {
    const sectionsIn = (comment) => citationsIn(comment).map(({ page, sections }) => [page, ...sections]);
    expect(sectionsIn('// The sweep (docs/solver.md 4.5).')).toEqual([['docs/solver.md', '4.5']]);
    expect(sectionsIn('/// Source: docs/solver.md section 4; 2003')).toEqual([['docs/solver.md', '4']]);
    expect(sectionsIn('not reversed (docs/solver.md 3 and 7), docs/none.md')).toEqual([
      ['docs/solver.md', '3', '7'],
      ['docs/none.md'],
    ]);
    expect(citationsIn('docs/error-bounds.md#8-open')[0].anchor).toBe('8-open');
  });

  it('that lead nowhere are noticed', () => {
    const complaintOf = (citation) => complaint(citationsIn(citation)[0]);
    expect(complaintOf('docs/solver.md 4.5')).toBe('');
    expect(complaintOf('docs/solver.md 99')).toBe('no section 99');
    expect(complaintOf('docs/solver.md#nowhere')).toBe('no heading #nowhere');
    expect(complaintOf('docs/none.md')).toBe('no such page');
  });

  it('name headings that exist', () => {
    const cited = sources.flatMap((file) => citationsIn(text(file)).map((citation) => ({ file, ...citation })));
    expect(cited.length).toBeGreaterThan(20);
    const wrong = cited.filter(complaint).map((one) => `${one.file}: ${one.cited}: ${complaint(one)}`);
    expect(wrong).toEqual([]);
  });

  it('say the whole path', () => {
    const names = filesUnder('docs', /\.md$/).map((page) => page.slice('docs/'.length).replaceAll('.', '\\.'));
    const bare = new RegExp(`(?<![\\w/-])(?:${names.join('|')})`);
    expect(sources.filter((file) => bare.test(text(file)))).toEqual([]);
  });
});

describe('sections', () => {
  const numbered = filesUnder('docs', /\.md$/).filter((page) => !page.startsWith('docs/decisions/'));
  it('are numbered without gaps', async () => {
    const wrong = await offenders(named(numbered), (page) => {
      const expected = [];
      for (const section of sectionsOf(page)) {
        const [chapter, part] = section.split('.').map(Number);
        const [lastChapter = 0, lastPart = 0] = expected.at(-1)?.split('.').map(Number) ?? [];
        expected.push(part ? `${lastChapter}.${lastPart + 1}` : `${lastChapter + 1}`);
        expect(section, `after ${lastChapter}.${lastPart}`).toBe(expected.at(-1));
        expect(chapter).toBeGreaterThan(0);
      }
      expect(expected.length).toBeGreaterThan(0);
    });
    expect(wrong).toEqual([]);
  });
});

describe('relative links', () => {
  it('lead to files and headings that exist', () => {
    const links = pages.flatMap((page) =>
      [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => ({ page, link }))
        .filter(({ link }) => !/^[a-z][a-z+.-]*:/i.test(link)),
    );
    expect(links.length).toBeGreaterThan(0);
    const wrong = links.filter(({ page, link }) => {
      const [path, anchor] = decodeURI(link).split('#');
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return anchor && target.endsWith('.md') && !headingsOf(target).map(anchorOf).includes(anchor);
    });
    expect(wrong.map(({ page, link }) => `${page}: ${link}`)).toEqual([]);
  });
});
