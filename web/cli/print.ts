/** The printed text. Names are from files and archives: a terminal or a pipeline's log must not execute one. */

/** Controls of terminals, line ends, and marks that turn the direction of text. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Logs of GitHub take lines that begin with ::, those of others ##[…] and ##name[…] anywhere, for commands. */
const AT_START = /^(?=\s*::)/;
const ANYWHERE = /##(?=\w*\[)/g;

const coded = (character: string) => {
  const code = character.charCodeAt(0);
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
};

/** One line of text as it may be printed: what is no text is written as its code. */
export const printable = (line: string): string =>
  line.replace(CONTROLS, coded).replace(AT_START, '\\').replace(ANYWHERE, '#\\#');

/** Prints lines; a line end within one of them is no line end. */
export function printLines(lines: readonly string[], to: NodeJS.WritableStream = process.stdout): void {
  to.write(`${lines.map(printable).join('\n')}\n`);
}

/** JSON that reads as the same value, and has nothing in it but text. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(ANYWHERE, '\\u0023#');
