/** The statements with their texts, which stand apart by language. */
import type { SettingValues } from '../../model/study/settings';

export const verdicts = ['right', 'wrong', 'unclear'] as const;
export type Verdict = (typeof verdicts)[number];

export interface SourceDocument {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: string | null;
  /** it is written in, as a word and as a tag */
  readonly language: string;
  readonly tag: string;
  readonly about: string;
  /** of the copy that was read */
  readonly state: string;
}

export interface Statement {
  readonly id: string;
  readonly document: string;
  /** a few of its own words that lead to the place; null: the copy has no such passage */
  readonly find: string | null;
  readonly place: string;
  readonly says: string;
  readonly verdict: Verdict;
  readonly why: string;
  readonly shows: {
    readonly study: string | null;
    readonly preset: string | null;
    readonly address: string | null;
    /** of the study, where no preset shows it */
    readonly settings?: SettingValues;
    /** what is to be seen there */
    readonly wanted: string;
  };
}

interface Data {
  readonly documents: readonly { readonly id: string; readonly author: string | null; readonly tag: string }[];
  readonly statements: readonly { readonly id: string; readonly shows: object }[];
}

/** Of each document and statement, by its id. */
interface Texts {
  readonly documents: Readonly<Record<string, object>>;
  readonly statements: Readonly<Record<string, { readonly wanted: string }>>;
}

export function joined(data: Data, texts: Texts) {
  const documents = data.documents.map((each) => ({ year: null, ...each, ...texts.documents[each.id] }));
  const statements = data.statements.map((each) => {
    const { wanted, ...rest } = texts.statements[each.id]!;
    return { ...each, ...rest, shows: { ...each.shows, wanted } };
  });
  return {
    documents: documents as unknown as readonly SourceDocument[],
    statements: statements as unknown as readonly Statement[],
  };
}
