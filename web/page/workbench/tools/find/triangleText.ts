/** What a person types for a triangle: `triangle 1234`, `#1234`, `1,234`. */

/** Words for it in the languages of the page, and their beginnings. */
const words = /^(?:#|△|no\.?|nr\.?|tri(?:a(?:ng(?:l(?:e)?)?)?)?|tr[oó]j(?:k(?:[aą]t)?)?|三角[片形]?)\s*(?=\d)/i;
/** Thousands may be set apart. */
const grouped = /^\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+$/;

export interface AskedTriangle {
  readonly triangle: number;
  /** a word says that it is one; a mere number may mean a frame as well */
  readonly named: boolean;
}

/** @returns null for what means no triangle */
export function askedTriangle(text: string): AskedTriangle | null {
  const trimmed = text.trim();
  const named = words.test(trimmed);
  const number = trimmed.replace(words, '');
  const digits = grouped.test(number) ? number.replace(/\D/g, '') : number;
  return /^\d{1,15}$/.test(digits) ? { triangle: Number(digits), named } : null;
}
