/**
 * Reads words and numbers straight from the bytes of a text file, without making strings of them.
 * A line ends at \n, \r\n or \r. A backslash right before a line end joins two lines (OBJ).
 */
import { EXACT_POWERS, MAX_NUMBER_LENGTH, NUMBER_PATTERN } from './decimal';

const TAB = 9;
const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HASH = 35;
const PLUS = 43;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const BACKSLASH = 92;

const isBlank = (byte: number) => byte === SPACE || byte === TAB || byte === 11 || byte === 12;
/** True past the end too, where the byte is undefined. */
const endsWord = (byte: number | undefined) =>
  byte === undefined || byte === NEWLINE || byte === CARRIAGE_RETURN || isBlank(byte);

export class TextReader {
  /** next byte to read */
  position: number;
  /** line of `position`, from 1 */
  line = 1;

  constructor(
    readonly bytes: Uint8Array,
    start = 0,
  ) {
    const hasMark = start === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.position = hasMark ? 3 : start;
  }

  get atEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  /** True if this line has another word; stands at it then. */
  hasWord(): boolean {
    this.skipBlanks();
    const byte = this.bytes[this.position];
    return byte !== undefined && byte !== NEWLINE && byte !== CARRIAGE_RETURN;
  }

  /** As hasWord, but a # starts a comment. */
  hasWordBeforeComment(): boolean {
    return this.hasWord() && this.bytes[this.position] !== HASH;
  }

  /** Goes to the start of the next line, whatever is left of this one. */
  nextLine(): void {
    const { bytes } = this;
    let position = this.position;
    while (position < bytes.length && bytes[position] !== NEWLINE && bytes[position] !== CARRIAGE_RETURN) position++;
    if (bytes[position] === CARRIAGE_RETURN && bytes[position + 1] === NEWLINE) position++;
    this.position = Math.min(position + 1, bytes.length);
    this.line++;
  }

  /** Goes to the next word on this or a later line. False at the end of the file. */
  findWord(): boolean {
    while (!this.hasWord()) {
      if (this.atEnd) return false;
      this.nextLine();
    }
    return true;
  }

  /** Length of the word standing here, in bytes. */
  wordLength(): number {
    let end = this.position;
    while (!endsWord(this.bytes[end])) end++;
    return end - this.position;
  }

  /** The word standing here, at most `limit` bytes of it, one character each; goes past all of it. */
  readWord(limit = 64): string {
    const start = this.position;
    const length = this.wordLength();
    this.position = start + length;
    let word = '';
    for (let i = start; i < start + Math.min(length, limit); i++) word += String.fromCharCode(this.bytes[i]);
    return word;
  }

  /** What is left of this line, as text; stays where it is. */
  restOfLine(limit = 400): string {
    const { bytes, position } = this;
    let end = position;
    while (end < bytes.length && end - position < limit && bytes[end] !== NEWLINE && bytes[end] !== CARRIAGE_RETURN)
      end++;
    return new TextDecoder().decode(bytes.subarray(position, end));
  }

  /** Goes past the word standing here. */
  skipWord(): void {
    this.position += this.wordLength();
  }

  /**
   * Reads the next word of this line as a decimal number, correctly rounded.
   * NaN if there is none or it is no number ("nan", "1,5"); infinite past the range of a double.
   */
  readNumber(): number {
    this.skipBlanks();
    const { bytes } = this;
    let position = this.position;
    const sign = bytes[position];
    if (sign === MINUS || sign === PLUS) position++;
    let mantissa = 0;
    let digits = 0;
    let exponent = 0;
    for (let d = bytes[position] - ZERO; d >= 0 && d <= 9; d = bytes[++position] - ZERO, digits++)
      mantissa = mantissa * 10 + d;
    if (bytes[position] === DOT) {
      position++;
      for (let d = bytes[position] - ZERO; d >= 0 && d <= 9; d = bytes[++position] - ZERO, digits++, exponent--)
        mantissa = mantissa * 10 + d;
    }
    // An exact integer times or over an exact power of ten rounds once, hence correctly (Clinger 1990). All else goes the slow way.
    if (digits === 0 || !endsWord(bytes[position]) || mantissa > Number.MAX_SAFE_INTEGER || exponent < -22)
      return this.readSlowNumber();
    this.position = position;
    const value = mantissa / EXACT_POWERS[-exponent];
    return sign === MINUS ? -value : value;
  }

  /**
   * Reads the next word of this line as a whole number, up to a blank or, in "7/1/3", the first slash; goes past the whole word.
   * NaN if it is none. Numbers of more than nine digits come out as some number of at least a billion.
   */
  readReference(): number {
    this.skipBlanks();
    const { bytes } = this;
    let position = this.position;
    const negative = bytes[position] === MINUS;
    if (negative || bytes[position] === PLUS) position++;
    const first = position;
    let value = 0;
    for (let d = bytes[position] - ZERO; d >= 0 && d <= 9; d = bytes[++position] - ZERO)
      value = Math.min(value * 10 + d, 1e9);
    const good = position > first && (endsWord(bytes[position]) || bytes[position] === SLASH);
    while (!endsWord(bytes[position])) position++;
    this.position = position;
    return good ? (negative ? -value : value) : NaN;
  }

  private readSlowNumber(): number {
    const length = this.wordLength();
    if (length > MAX_NUMBER_LENGTH) {
      this.position += length;
      return NaN;
    }
    const word = this.readWord(MAX_NUMBER_LENGTH);
    return NUMBER_PATTERN.test(word) ? Number(word) : NaN;
  }

  private skipBlanks(): void {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.position];
      if (isBlank(byte)) this.position++;
      else if (
        byte === BACKSLASH &&
        (bytes[this.position + 1] === NEWLINE || bytes[this.position + 1] === CARRIAGE_RETURN)
      )
        this.nextLine();
      else return;
    }
  }
}
