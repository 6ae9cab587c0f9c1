/** FBX as text: `Name: value, value { children }`, lists as `Name: *12 { a: 1,2,3 }` or, before 7.0, as `Name: 1,2,3`. */
import { MAX_DEPTH, MAX_NODES, MAX_STRING, MAX_VALUES, checkVersion, emptyNode, fbxBad, put } from './fbxNodes';
import type { FbxList, FbxNode, FbxValue, Numbers, NumbersType } from './fbxNodes';
import { BATCH } from './steps';
import type { Steps } from './steps';

/** The version stands before this. */
const HEAD_BYTES = 4096;
/** Bytes between two yields. */
const PAUSE = 1 << 18;
/** Longer "numbers" are none. */
const MAX_NUMBER = 512;

const [QUOTE, STAR, COMMA, COLON, SEMICOLON, OPEN, CLOSE] = [...'"*,:;{}'].map((sign) => sign.charCodeAt(0));
const [NEWLINE, RETURN, SPACE] = [10, 13, 32];

/** By byte: whether no word goes on with it. */
const ENDS_WORD = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte <= SPACE || [QUOTE, COMMA, COLON, SEMICOLON, OPEN, CLOSE].includes(byte)),
);

const decoder = new TextDecoder();

/** @throws ImportError `fbx-bad` */
export function* readTextFbx(bytes: Uint8Array): Steps<FbxNode> {
  const head = decoder.decode(bytes.subarray(0, HEAD_BYTES));
  const version = /FBXVersion:\s*(\d+)/.exec(head)?.[1] ?? /^; FBX (\d+\.\d+)/.exec(head)?.[1];
  if (version !== undefined) checkVersion(version.includes('.') ? 1000 * Number(version) : Number(version));
  return yield* new TextFbx(bytes).read();
}

/** Goes from word to word. */
class Words {
  at: number;

  constructor(
    readonly bytes: Uint8Array,
    from = 0,
  ) {
    const hasMark = from === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.at = hasMark ? 3 : from;
  }

  /** Goes over blanks, commas and comments. @returns the byte that stands there, undefined at the end */
  skip(): number | undefined {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at++) {
      const byte = bytes[this.at];
      if (byte === SEMICOLON) this.skipLine();
      else if (byte > SPACE && byte !== COMMA) return byte;
    }
    return undefined;
  }

  /** @returns where the word that stands here ends */
  wordEnd(): number {
    const { bytes } = this;
    let end = this.at;
    while (end < bytes.length && !ENDS_WORD[bytes[end]]) end++;
    return end;
  }

  /** Whether a colon follows what ends there, and where. @returns -1 without */
  colonAfter(end: number): number {
    const { bytes } = this;
    let at = end;
    while (at < bytes.length && bytes[at] <= SPACE) at++;
    return bytes[at] === COLON ? at : -1;
  }

  text(end: number): string {
    let text = '';
    for (let i = this.at; i < end; i++) text += String.fromCharCode(this.bytes[i]);
    return text;
  }

  private skipLine(): void {
    const { bytes } = this;
    while (this.at + 1 < bytes.length && bytes[this.at + 1] !== NEWLINE && bytes[this.at + 1] !== RETURN) this.at++;
  }
}

class TextFbx {
  private readonly words: Words;
  private readonly root = emptyNode('');
  /** the nodes whose brackets are open */
  private readonly path = [this.root];
  private node = this.root;
  /** where the values of `node` begin */
  private first = 0;
  private nodes = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.words = new Words(bytes);
  }

  *read(): Steps<FbxNode> {
    const { words, bytes } = this;
    let pauseAt = PAUSE;
    for (let byte = words.skip(); byte !== undefined; byte = words.skip()) {
      if (words.at >= pauseAt) {
        yield { stage: 'read', fraction: (0.5 * words.at) / bytes.length };
        pauseAt = words.at + PAUSE;
      }
      if (byte === OPEN || byte === CLOSE) this.bracket(byte === OPEN);
      else if (byte === QUOTE) this.quoted();
      else if (byte === COLON) throw fbxBad('value', words.at);
      else yield* this.word(byte);
    }
    if (this.path.length > 1) throw fbxBad('early', bytes.length);
    return this.root;
  }

  private bracket(opens: boolean): void {
    const { path, words } = this;
    if (opens ? path.length >= MAX_DEPTH : path.length === 1) throw fbxBad('nesting', words.at);
    if (opens) path.push(this.node);
    else this.node = path.pop()!;
    words.at++;
  }

  private quoted(): void {
    const { words, bytes } = this;
    const end = bytes.indexOf(QUOTE, words.at + 1);
    if (end < 0) throw fbxBad('early', bytes.length);
    const length = end - words.at - 1;
    this.push(length <= MAX_STRING ? decoder.decode(bytes.subarray(words.at + 1, end)) : '');
    words.at = end + 1;
  }

  /** A name, a number, a letter, or how many numbers follow. */
  private *word(byte: number): Steps<void> {
    const { words } = this;
    const end = words.wordEnd();
    const colon = words.colonAfter(end);
    if (colon >= 0) {
      const name = words.text(Math.min(end, words.at + 255));
      words.at = colon + 1;
      return yield* this.begin(name);
    }
    const word = words.text(Math.min(end, words.at + MAX_NUMBER));
    words.at = end;
    // What is said to follow is counted instead.
    if (byte === STAR) return;
    if (this.node.values.length < MAX_VALUES) this.push(valueOf(word));
    else if (this.node.values.every((value) => typeof value === 'number')) {
      words.at = this.first;
      this.node.values = [yield* this.list()];
    }
  }

  private *begin(name: string): Steps<void> {
    if (++this.nodes > MAX_NODES) throw fbxBad('nesting', this.words.at);
    this.first = this.words.at;
    const owner = this.path.at(-1)!;
    // The numbers go to the node that has them.
    if (name === 'a') owner.values = [yield* this.list()];
    else owner.children.push((this.node = emptyNode(name)));
  }

  private push(value: FbxValue): void {
    if (this.node.values.length < MAX_VALUES) this.node.values.push(value);
  }

  /** Goes over numbers, up to what is none. */
  private *list(): Steps<FbxList> {
    const { words, bytes } = this;
    const from = words.at;
    let pauseAt = from + PAUSE;
    let count = 0;
    for (let byte = words.skip(); byte !== undefined; byte = words.skip()) {
      if (byte === OPEN || byte === CLOSE || byte === QUOTE || byte === COLON) break;
      const end = words.wordEnd();
      if (words.colonAfter(end) >= 0) break;
      words.at = end;
      count++;
      if (end < pauseAt) continue;
      yield { stage: 'read', fraction: (0.5 * end) / bytes.length };
      pauseAt = end + PAUSE;
    }
    return new TextList(bytes, from, count);
  }
}

class TextList implements FbxList {
  constructor(
    private readonly bytes: Uint8Array,
    readonly at: number,
    readonly count: number,
  ) {}

  *read<T extends Numbers>(type: NumbersType<T>): Steps<T> {
    const numbers = new type(this.count);
    const words = new Words(this.bytes, this.at);
    for (let i = 0; i < this.count; i++) {
      if (i % BATCH === 0) yield { stage: 'read', fraction: 0.5 };
      words.skip();
      const end = words.wordEnd();
      put(numbers, i, end - words.at > MAX_NUMBER ? NaN : Number(words.text(end)));
      words.at = end;
    }
    return numbers;
  }
}

/** Whole numbers that a double does not hold name objects. */
function valueOf(word: string): FbxValue {
  const number = Number(word);
  if (Number.isNaN(number)) return word;
  return /^-?\d{16,19}$/.test(word) && !Number.isSafeInteger(number) ? BigInt(word) : number;
}
