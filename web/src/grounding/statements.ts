/** Every statement of the source documents, judged; and which of them are asked for. */
import type { Lead } from '../state/grounding';
import { type StudyId, studyIds } from '../study/registry.gen';
import data from './statements.json';

export const verdicts = ['right', 'wrong', 'unclear'] as const;
export type Verdict = (typeof verdicts)[number];

export interface SourceDocument {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: string | null;
  readonly language: string;
  readonly about: string;
  /** of the copy that was read */
  readonly state: string;
}

export interface Statement {
  readonly id: string;
  readonly document: string;
  readonly place: string;
  readonly says: string;
  readonly verdict: Verdict;
  readonly why: string;
  readonly shows: {
    readonly study: string | null;
    readonly preset: string | null;
    readonly address: string | null;
    /** what is to be seen there */
    readonly wanted: string;
  };
}

export const documents: readonly SourceDocument[] = data.documents;
export const statements = data.statements as readonly Statement[];

/** What is asked for; null: all. */
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
    return [each, plain([each.place, each.says, each.why, each.shows.wanted, title, author ?? ''].join('\n'))];
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

/** Where a statement is to be seen; null: nowhere on this page. */
export function leadOf({ shows: { preset, address, study } }: Statement): Lead | null {
  if (preset !== null) return { preset, address };
  return isStudy(study) ? { study } : null;
}

function isStudy(id: string | null): id is StudyId {
  return studyIds.some((each) => each === id);
}

/** The title as it is printed, and what it means where that is another language. */
export function titleOf({ title }: SourceDocument): { readonly printed: string; readonly meaning: string | null } {
  const [, printed = title, meaning = null] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  return { printed, meaning };
}
