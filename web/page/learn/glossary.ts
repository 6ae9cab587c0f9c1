/** The words of the field, each explained once. */
import en from './course/en/terms.json';

export type TermName = keyof typeof en;

export interface TermAbout {
  readonly name: string;
  /** in the other languages */
  readonly also: string;
  readonly say: string;
  /** chapter that explains it */
  readonly chapter: number;
}

export function termOf(name: string): TermAbout | null {
  return Object.hasOwn(en, name) ? en[name as TermName] : null;
}
