/** FBX as text: `Name: value, value { children }`, arrays as `Name: *12 { a: 1,2,3 }`. */
import { FIRST_VERSION, MAX_NODES, fbxBad } from './fbxNodes';
import type { FbxNode } from './fbxNodes';
import { GrowableFloat64 } from './growable';

const MAX_DEPTH = 64;
/** Browsers make no longer string. */
const MAX_TEXT_BYTES = 512 * 1024 * 1024 - 32;
/** Comments, strings, names, brackets, the number of an array's items, numbers, words. */
const TOKEN = /;[^\r\n]*|"([^"]*)"|([A-Za-z_][\w|-]*)\s*:|([{}])|(\*\d+)|([^\s,{}"]+)/gy;
const BETWEEN = /[\s,]*/y;

/** @throws ImportError `fbx-bad` */
export function readTextFbx(bytes: Uint8Array): FbxNode {
  if (bytes.length > MAX_TEXT_BYTES) throw fbxBad('long', MAX_TEXT_BYTES);
  const text = new TextDecoder().decode(bytes);
  const version = /FBXVersion:\s*(\d+)/.exec(text.slice(0, 4096))?.[1];
  if (version !== undefined && Number(version) < FIRST_VERSION) throw fbxBad('version', 0);
  const root: FbxNode = { name: '', values: [], children: [] };
  const path = [root];
  let node = root;
  let at = 0;
  let nodes = 0;
  for (;;) {
    BETWEEN.lastIndex = at;
    BETWEEN.exec(text);
    at = BETWEEN.lastIndex;
    if (at >= text.length) break;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw fbxBad('value', at);
    at = TOKEN.lastIndex;
    const [, quoted, name, bracket, , word] = match;
    if (name !== undefined) {
      const parent = path.at(-1)!;
      if (++nodes > MAX_NODES) throw fbxBad('nesting', at);
      node = { name, values: [], children: [] };
      parent.children.push(node);
      if (name === 'a') at = readNumbers(text, at, parent);
    } else if (bracket === '{') {
      path.push(node);
      if (path.length > MAX_DEPTH) throw fbxBad('nesting', at);
    } else if (bracket === '}') {
      if (path.length === 1) throw fbxBad('nesting', at);
      node = path.pop()!;
    } else if (quoted !== undefined) node.values.push(quoted);
    else if (word !== undefined) node.values.push(Number.isNaN(Number(word)) ? word : Number(word));
  }
  if (path.length > 1) throw fbxBad('early', text.length);
  return root;
}

/** The numbers of an array go to the node that has it. */
function readNumbers(text: string, from: number, owner: FbxNode): number {
  const end = text.indexOf('}', from);
  if (end < 0) throw fbxBad('early', text.length);
  const numbers = new GrowableFloat64();
  const number = /[^\s,}]+/g;
  number.lastIndex = from;
  const three: number[] = [];
  for (let match = number.exec(text); match && match.index < end; match = number.exec(text)) {
    three.push(Number(match[0]));
    if (three.length === 3) numbers.push3(...(three.splice(0) as [number, number, number]));
  }
  const whole = numbers.toArray();
  owner.values.push(joined(whole, three));
  return end;
}

function joined(whole: Float64Array, rest: readonly number[]): Float64Array {
  const all = new Float64Array(whole.length + rest.length);
  all.set(whole);
  all.set(rest, whole.length);
  return all;
}
