/** Ways to damage a file: by bytes, and by what its format is made of, so that the damage gets past the first check. */
import { unzipSync, zipSync } from 'fflate';

export type Pick = (below: number) => number;

/** mulberry32 */
export function generator(seed: number): Pick {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const words = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 1e9, 30_000_001, 10_000_001];
const floats = [NaN, Infinity, -Infinity, 1e308, -1e308, 3.4e38, 1e-45, 5e-324, -0, -1, 1e30, 1e15];
const numbers = [
  ...['-1', '0', '1', '2', '3', '1e9', '1e308', '-1e308', '1e999', '-1e999', 'NaN', 'inf', 'nan(0)', '4294967295'],
  ...['4294967296', '2147483648', '9007199254740993', '99999999999999999999', '0x10', '1.5', '-0', '.', '1e', '5e-324'],
];
const values: readonly unknown[] = [
  ...[-1, 0, 1, 1.5, 1e9, 1e308, 4294967296, 5120, 5121, 5123, 5125, 5126, null, true, '', 'x', [], {}, [[]], '\u202e'],
];

const at = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;
const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
const unlatin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}

type Damage = (bytes: Uint8Array, pick: Pick, other: Uint8Array) => Uint8Array;

/** A stretch of up to `most` bytes. */
function stretch({ length }: Uint8Array, pick: Pick, most = 64): [from: number, to: number] {
  const from = pick(length);
  return [from, Math.min(length, from + 1 + pick(most))];
}

const byBytes: readonly Damage[] = [
  (bytes, pick) => bytes.slice(0, pick(bytes.length)),
  (bytes, pick) => {
    const copy = bytes.slice();
    for (let n = pick(8); n >= 0; n--) copy[pick(copy.length)] = pick(256);
    return copy;
  },
  (bytes, pick) => {
    const copy = bytes.slice();
    copy[pick(copy.length)] ^= 1 << pick(8);
    return copy;
  },
  (bytes, pick) => withNumber(bytes, pick, 4, (view, to, little) => view.setUint32(to, at(words, pick), little)),
  (bytes, pick) =>
    withNumber(bytes, pick, 2, (view, to, little) => view.setUint16(to, at(words, pick) & 0xffff, little)),
  (bytes, pick) => withNumber(bytes, pick, 4, (view, to, little) => view.setFloat32(to, at(floats, pick), little)),
  (bytes, pick) => withNumber(bytes, pick, 8, (view, to, little) => view.setFloat64(to, at(floats, pick), little)),
  (bytes, pick) => {
    const [from, to] = stretch(bytes, pick);
    return join(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, pick) => {
    const [from, to] = stretch(bytes, pick, 256);
    const times = at([1, 2, 10, 200], pick);
    const piece = bytes.subarray(from, to);
    return join(bytes.subarray(0, to), ...Array.from({ length: times }, () => piece), bytes.subarray(to));
  },
  (bytes, pick) => {
    // Two stretches change places.
    const [a, b] = stretch(bytes, pick);
    const [c, d] = stretch(bytes, pick);
    if (b > c) return bytes;
    return join(
      bytes.subarray(0, a),
      bytes.subarray(c, d),
      bytes.subarray(b, c),
      bytes.subarray(a, b),
      bytes.subarray(d),
    );
  },
  (bytes, pick, other) => {
    const [from, to] = stretch(other, pick, 4096);
    const where = pick(bytes.length);
    return join(bytes.subarray(0, where), other.subarray(from, to), bytes.subarray(where + (pick(2) && to - from)));
  },
];

function withNumber(
  bytes: Uint8Array,
  pick: Pick,
  size: number,
  set: (view: DataView, to: number, little: boolean) => void,
): Uint8Array {
  if (bytes.length < size) return bytes;
  const copy = bytes.slice();
  set(new DataView(copy.buffer), pick(copy.length - size + 1), pick(4) > 0);
  return copy;
}

const number = /(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.])/g;
const name = /[A-Za-z_][A-Za-z_0-9:]{1,30}/g;

const byText: readonly Damage[] = [
  (bytes, pick) => replaced(bytes, pick, number, () => at(numbers, pick)),
  (bytes, pick) => replaced(bytes, pick, number, () => at(numbers, pick)),
  (bytes, pick) => {
    const found = [...latin(bytes).matchAll(name)].map(([word]) => word);
    return found.length === 0 ? bytes : replaced(bytes, pick, name, () => at(found, pick));
  },
  (bytes, pick) => byLines(bytes, pick, (lines, line) => lines.splice(line, 1)),
  (bytes, pick) =>
    byLines(bytes, pick, (lines, line) =>
      lines.splice(line, 0, ...Array<string>(at([1, 3, 3000], pick)).fill(lines[line]!)),
    ),
  (bytes, pick) =>
    byLines(bytes, pick, (lines, line) => {
      const other = pick(lines.length);
      [lines[line], lines[other]] = [lines[other]!, lines[line]!];
    }),
  (bytes, pick) => byLines(bytes, pick, (lines, line) => (lines[line] = lines[line]!.repeat(at([2, 50, 3000], pick)))),
  (bytes, pick) => {
    // One element within itself, many times: nesting.
    const text = latin(bytes);
    if (text.length > longest / 10) return bytes;
    const opened = [...text.matchAll(/<([A-Za-z]\w*)[^<>/]*>/g)];
    if (opened.length === 0) return bytes;
    const [tag, kind] = at(opened, pick);
    const depth = at([2, 20, 2000], pick);
    return unlatin(
      text.replace(tag!, () => tag!.repeat(depth)).replace(`</${kind}>`, () => `</${kind}>`.repeat(depth)),
    );
  },
];

function replaced(bytes: Uint8Array, pick: Pick, what: RegExp, by: () => string): Uint8Array {
  const text = latin(bytes);
  const found = [...text.matchAll(what)];
  if (found.length === 0) return bytes;
  const { index, 0: old } = at(found, pick);
  return unlatin(text.slice(0, index) + by() + text.slice(index + old.length));
}

/** Longer than what is tried. */
const longest = 4_000_000;

function byLines(bytes: Uint8Array, pick: Pick, change: (lines: string[], line: number) => unknown): Uint8Array {
  const lines = latin(bytes).split('\n');
  const line = pick(lines.length);
  // Some changes repeat it three thousand times.
  if (lines[line]!.length * 3000 > longest) return bytes;
  change(lines, line);
  return unlatin(lines.join('\n'));
}

/** Documents stay well formed, and only their meaning breaks. */
const byJson: Damage = (bytes, pick) => {
  let root: unknown;
  try {
    root = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return at(byText, pick)(bytes, pick, bytes);
  }
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const keys = Object.keys(node);
    // Of a long list a few places are enough, or nothing else would be changed.
    const some = keys.length > 40 ? Array.from({ length: 12 }, () => at(keys, pick)) : keys;
    for (const key of some) {
      places.push({ holder: node as Record<string, unknown>, key });
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(root);
  if (places.length === 0) return bytes;
  const { holder, key } = at(places, pick);
  switch (pick(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1: {
      const { holder: from, key: of } = at(places, pick);
      // A copy, so that nothing holds itself.
      holder[key] = from[of] === undefined ? null : (JSON.parse(JSON.stringify(from[of])) as unknown);
      break;
    }
    case 2:
      if (Array.isArray(holder)) {
        const copies = Array.from({ length: at([1, 5, 3000], pick) }, () => holder[Number(key)] as unknown);
        holder.splice(Number(key), 0, ...copies);
      } else holder[key] = [holder[key]];
      break;
    case 3:
      if (typeof holder[key] === 'number') holder[key] = (holder[key] as number) + at([-1, 1, 4, -4, 1000, 0.5], pick);
      else holder[key] = at(values, pick);
      break;
    default:
      holder[key] = at(values, pick);
  }
  return new TextEncoder().encode(JSON.stringify(root));
};

/** The chunks of a .glb, packed again with their true lengths. */
const byGlb: Damage = (bytes, pick, other) => {
  if (bytes.length < 20) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: { readonly type: number; data: Uint8Array }[] = [];
  for (let to = 12; to + 8 <= bytes.length;) {
    const length = view.getUint32(to, true);
    if (to + 8 + length > bytes.length) return bytes;
    chunks.push({ type: view.getUint32(to + 4, true), data: bytes.slice(to + 8, to + 8 + length) });
    to += 8 + length;
  }
  if (chunks.length === 0) return bytes;
  const kind = pick(8);
  if (kind === 0) chunks.reverse();
  else if (kind === 1) chunks.push(at(chunks, pick));
  else if (kind === 2 && chunks[1]) chunks[1].data = at(byBytes, pick)(chunks[1].data, pick, other);
  else chunks[0]!.data = byJson(chunks[0]!.data, pick, other);
  const parts = chunks.flatMap(({ type, data }) => {
    const padded = new Uint8Array(Math.ceil(data.length / 4) * 4).fill(type === 0x4e4f534a ? 32 : 0);
    padded.set(data);
    const head = new DataView(new ArrayBuffer(8));
    head.setUint32(0, padded.length, true);
    head.setUint32(4, type, true);
    return [new Uint8Array(head.buffer), padded];
  });
  const whole = join(bytes.slice(0, 12), ...parts);
  new DataView(whole.buffer).setUint32(8, whole.length, true);
  return whole;
};

/** What lies in an archive, packed again. */
const byZip: Damage = (bytes, pick, other) => {
  let files: Record<string, Uint8Array>;
  try {
    // Damaged sizes may say anything.
    files = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= longest });
  } catch {
    return at(byBytes, pick)(bytes, pick, other);
  }
  const names = Object.keys(files);
  if (names.length === 0) return bytes;
  const chosen = at(names, pick);
  const inside = files[chosen]!;
  if (pick(6) === 0) {
    delete files[chosen];
    files[at(['x', '../x.obj', 'a/', '3D/3dmodel.model', '_rels/.rels', 'cube.gltf', `${'d/'.repeat(300)}x`], pick)] =
      inside;
  } else if (inside.length > 0) files[chosen] = damageOf(chosen, inside, pick, other);
  return zipSync(files, { level: pick(2) ? 6 : 0 });
};

/** @param other another file of the format, of which pieces may come in */
export function damageOf(name: string, bytes: Uint8Array, pick: Pick, other: Uint8Array): Uint8Array {
  // What unpacks or repeats to more is damaged no further.
  if (bytes.length === 0 || bytes.length > longest) return bytes;
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (pick(3) === 0) return at(byBytes, pick)(bytes, pick, other);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return byZip(bytes, pick, other);
  if (kind === 'glb') return byGlb(bytes, pick, other);
  if (kind === 'gltf' || kind === 'json') return byJson(bytes, pick, other);
  return at(pick(3) > 0 ? byText : byBytes, pick)(bytes, pick, other);
}
