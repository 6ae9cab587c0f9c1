/**
 * Whether JSON from a stranger is worth parsing: how deep it goes, how many values and names it has. One look at every character, which
 * costs a hundredth of what parsing the worst of them does.
 */
export interface JsonRoom {
  readonly depth: number;
  readonly values: number;
  readonly names: number;
}

/** Codes of the signs that matter; a closing bracket is two after its opening one. */
const [quote, comma, colon, bracket, brace, backslash] = [34, 44, 58, 91, 123, 92];

export function hasRoom(text: string, { depth, values, names }: JsonRoom): boolean {
  const found = { depth: 0, values: 0, names: 0 };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) found.values++;
    else if (sign === colon) found.names++;
    else if (sign === bracket || sign === brace) {
      found.values++;
      found.depth++;
    } else if (sign === bracket + 2 || sign === brace + 2) found.depth--;
    if (found.depth > depth || found.values > values || found.names > names) return false;
  }
  return true;
}

/** Place of the quotation mark that ends it; the end of the text where none does. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
