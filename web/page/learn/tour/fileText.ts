/**
 * Texts of a tour from somebody else. They are drawn as text, whatever is in them; what looks like HTML is refused all the same, so that
 * nobody hands out a tour full of tags. Formulas are set by a program with commands of its own, and most of those have no place here.
 */
import { TourError } from './fileError';

/** Longer formulas do not fit into the column. */
const longestFormula = 200;

const tag = /<\/?(?:[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>|<!--|<!\w/i;
/** Tabs and line ends are text; what turns the direction of writing around would hide what a text says. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
/** Commands that define others, make elements of the page, or take room beyond the line. */
const command =
  /\\(?:html\w*|href|url|includegraphics|rule|[gex]?def|let|(?:re|provide)?newcommand|renewcommand|providecommand|global|futurelet|long|[hmk]*kern|[hm]?skip|hspace|mspace|raisebox|hskip|char|verb|htmlClass|Huge|huge|phantom|smash|lap|[rlc]lap|math[rlc]lap)/;

/** @throws TourError */
export function checkText(text: string, at: string): void {
  const found = tag.exec(text);
  if (found) throw new TourError('html', { at, found: found[0].slice(0, 40) });
  const hidden = control.exec(text);
  if (hidden)
    throw new TourError('control', { at, found: `U+${hidden[0].charCodeAt(0).toString(16).padStart(4, '0')}` });
  for (const [, formula] of text.matchAll(/\$([^$]+)\$/g)) {
    const wrong = command.exec(formula!);
    if (wrong) throw new TourError('formula', { at, found: wrong[0] });
    if (formula!.length > longestFormula)
      throw new TourError('too-large', { at, count: formula!.length, most: longestFormula });
  }
}
