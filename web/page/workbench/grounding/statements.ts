/** Every statement of the source documents, judged; and which of them are asked for. */
import type { Lead } from '../../core/kept/grounding';
import data from './statements.json';
import texts from './statements.en.json';
import { joined, type SourceDocument, type Statement, type Verdict } from './joined';

export { type SourceDocument, type Statement, type Verdict, verdicts } from './joined';

export const { documents, statements } = joined(data, texts);

/** The requested ones; null: all. */
export interface Filter {
  readonly document: string | null;
  readonly verdict: Verdict | null;
  readonly words: string;
}

export const everything: Filter = { document: null, verdict: null, words: '' };

/** As people type: without case, raised digits and the printer's quotes. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('−', '-');
}

const searched = new Map(
  statements.map((each) => {
    const { title, author } = documents.find(({ id }) => id === each.document)!;
    return [
      each,
      plain([each.place, each.find ?? '', each.says, each.why, each.shows.wanted, title, author ?? ''].join('\n')),
    ];
  }),
);

/** Those that have all the words somewhere, in the order of the documents. */
export function matching({ document, verdict, words }: Filter): readonly Statement[] {
  const wanted = plain(words).split(/\s+/);
  return statements.filter(
    (each) =>
      (document === null || each.document === document) &&
      (verdict === null || each.verdict === verdict) &&
      wanted.every((word) => searched.get(each)!.includes(word)),
  );
}

export type Counts = Readonly<Record<Verdict | 'all', number>>;

export function countsOf(list: readonly Statement[]): Counts {
  const of = (verdict: Verdict) => list.filter((each) => each.verdict === verdict).length;
  return { all: list.length, right: of('right'), wrong: of('wrong'), unclear: of('unclear') };
}

/** Where a statement is to be seen; null: nowhere on this page, or not yet. */
export function leadOf({ shows: { study, preset, address, settings } }: Statement): Lead | null {
  const shown = settings ? study : preset;
  return shown === null ? null : { preset: shown, address, settings };
}

/** The title as it is printed, and what it means where that is another language. */
export function titleOf({ title }: SourceDocument): { readonly printed: string; readonly meaning: string | null } {
  const [, printed = title, meaning = null] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  return { printed, meaning };
}
