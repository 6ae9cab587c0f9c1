/** The words that lead to a statement's place: few enough to search for, and in the document there, where the documents are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents, everything, matching, statements } from '../../../../web/page/workbench/grounding/statements';
import { offenders } from '../../../support/offenders.mjs';

const of = (document: string) => statements.filter((each) => each.document === document);
const withFind = statements.filter((each) => each.find !== null).map((each) => [each.id, each] as const);

/** As they are compared: text recognition and slides break lines anywhere. */
const packed = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** A rectangle in several quadrants is a case that its part never comes to. */
const withoutPassage: Record<string, number> = { fauerby: 0, compendium: 1, slides: 0, delphi: 0, 'golf-ball': 0 };

describe('the words to search for', () => {
  it('are two to four, in Chinese four to twelve characters', async () => {
    const wrong = await offenders(withFind, ({ document, find }) => {
      expect(find).toBe(find!.trim());
      const [length, least, most] =
        document === 'compendium' ? [packed(find!).length, 4, 12] : [find!.split(/\s+/).length, 2, 4];
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThanOrEqual(most);
      expect(find!.length).toBeLessThanOrEqual(36);
    });
    expect(wrong).toEqual([]);
  });

  it.each(documents.map(({ id }) => id))('are missing only where the copy has no such passage: %s', (document) => {
    expect(of(document).filter(({ find }) => find === null).length).toBeLessThanOrEqual(withoutPassage[document]!);
  });

  it('are found by the search of the list', () => {
    const found = matching({ ...everything, words: 'so-called polygon soup' });
    expect(found.map(({ id }) => id)).toEqual(['fauerby-soup-no-neighbours']);
  });
});

const folder = new URL('../../../../../shared/sources/', import.meta.url);
const files = existsSync(folder) ? readdirSync(folder).sort() : [];
if (files.length === 0) console.info('../shared/sources is not there: words to search for are not looked up.');

/** The files are numbered in the order of the documents. */
const texts = new Map(
  files.map((file, at) => [documents[at]!.id, packed(readFileSync(new URL(file, folder), 'utf8'))] as const),
);

function placesOf(document: string, find: string): number[] {
  const text = texts.get(document)!;
  const places = [];
  for (let at = text.indexOf(packed(find)); at >= 0; at = text.indexOf(packed(find), at + 1)) places.push(at);
  return places;
}

describe.skipIf(files.length === 0)('in the documents', () => {
  it('they occur', async () => {
    const wrong = await offenders(withFind, ({ document, find }) => {
      expect(placesOf(document, find!).length).toBeGreaterThan(0);
    });
    expect(wrong).toEqual([]);
  });

  it('they occur once, or wherever the document says it again', () => {
    const again = statements.filter(({ document, find }) => find !== null && placesOf(document, find).length > 1);
    const unexplained = again.filter(({ place }) => !/printed twice|and part 18|slides 9 and 18/.test(place));
    // The same line three times, in the one function.
    expect(unexplained.map(({ id }) => id)).toEqual(['delphi-direction']);
    expect(again).toHaveLength(24);
  });

  it('on the slide that the place names', async () => {
    const slides = texts.get('slides')!.split(/slide\d+/);
    const wrong = await offenders(
      withFind.filter(([, { document }]) => document === 'slides'),
      ({ place, find }) => {
        const named = place.match(/\d+/g)!.map(Number);
        expect(named.some((slide) => slides[slide]!.includes(packed(find!)))).toBe(true);
      },
    );
    expect(wrong).toEqual([]);
  });

  // Places without numbers in the document itself are in its order: no words of a later one come before those of an earlier one.
  it.each([
    ['fauerby', /^[\d.]+/],
    ['compendium', /^part \d+/],
    ['delphi', /^(function \w+|\w+)/],
    ['golf-ball', /^[^,]+/],
  ] as const)('in the order of the places: %s', (document, named) => {
    const ranges = new Map<string, number[]>();
    for (const { place, find } of of(document)) {
      const section = named.exec(place)![0];
      if (find !== null) ranges.set(section, [...(ranges.get(section) ?? []), placesOf(document, find).at(-1)!]);
    }
    expect(ranges.size).toBeGreaterThan(3);
    const bounds = [...ranges.values()].flatMap((places) => [Math.min(...places), Math.max(...places)]);
    expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
  });
});
