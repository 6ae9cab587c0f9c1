/**
 * The languages of the page and the present one. public/language.js settles it before anything is painted; it stays what it is until the page is
 * loaded again, so nothing has to be laid out or made anew.
 */
import { keepText } from '../storage/kept';
import { names } from '../storage/keptNames';

export const languages = ['en', 'zh', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words, as its readers look for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文', pl: 'polski' };

/** what language.js reads as well */
const key = names.language;

const settled = typeof document === 'undefined' ? null : document.documentElement.lang;

export const language: Language = languages.find((each) => each === settled) ?? 'en';

/** Keeps the choice on the device and loads the page in that language. What must not be lost has been written down before. */
export function reloadIn(chosen: Language): void {
  const address = new URL(location.href);
  // It would have the last word.
  if (keepText(key, chosen)) address.searchParams.delete('lang');
  // A browser that keeps nothing finds it in the address.
  else address.searchParams.set('lang', chosen);
  history.replaceState(history.state, '', address);
  location.reload();
}
