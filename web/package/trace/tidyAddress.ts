/** What a person types for an address, as an address: `8 0 0 14 e1`, `F8/p0/s0/T14`, `p0.s1` in the frame at hand. */

/** Letters of the numbers that are typed without one, outermost first. */
const letters = ['f', 'p', 's', 't'];

/** @param frame the frame at hand, for addresses without one */
export function tidyAddress(text: string, frame: number): string {
  const words = text
    .toLowerCase()
    .split(/[\s.,;:/\\>›-]+/)
    .filter((word) => word !== '');
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let word = words[at]!;
    // A letter and its number may stand apart.
    if (/^(?:[fpstve]|push|plane)$/.test(word) && /^\d+$/.test(words[at + 1] ?? '')) word += words[++at];
    // Without its letter a number is the next level's; a beginning without a frame is in the one at hand.
    if (/^\d+$/.test(word)) word = (letters[parts.length] ?? '') + word;
    else if (parts.length === 0 && !word.startsWith('f')) parts.push(`f${frame}`);
    parts.push(word.replace(/^([a-z]+)0+(?=\d)/, '$1'));
  }
  return parts.join('.');
}

/** The same in a study, whose steps have names of their own: only what surely means the same is changed. */
export function tidyStudyAddress(text: string, frame: number): string {
  const parts = text
    .split(/[\s.,;:/\\>›]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^([A-Za-z]+)0+(?=\d)/, '$1').toLowerCase());
  const [first] = parts;
  if (first === undefined) return '';
  if (/^\d+$/.test(first)) parts[0] = `f${Number(first)}`;
  else if (!/^f\d+$/.test(first)) parts.unshift(`f${frame}`);
  return parts.join('.');
}
