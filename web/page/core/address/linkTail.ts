/**
 * What earlier versions of the page have no word for stands behind the moment's own data, where they do not look: a packed stream says where it ends.
 * So they show the rest of the moment; a field of the moment itself that they do not know would be damage to them.
 *
 *   the moment, deflated | more of it, deflated | length of that, 2 bytes | mark
 */
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { inflateUpTo } from '../../base/inflate';

const mark = strToU8('more');
const ending = 2 + mark.length;
/** bytes that it may unpack to */
const mostTail = 4096;

export function withTail(head: Uint8Array, more: object): Uint8Array {
  const tail = deflateSync(strToU8(JSON.stringify(more)), { level: 9 });
  const end = head.length + tail.length;
  const all = new Uint8Array(end + ending);
  all.set(head);
  all.set(tail, head.length);
  all.set([tail.length & 255, tail.length >> 8, ...mark], end);
  return all;
}

/** @returns the moment's own bytes, and what stands behind them @throws Error for a tail that cannot be read */
export function splitTail(packed: Uint8Array): { readonly head: Uint8Array; readonly more: object | null } {
  const end = packed.length - ending;
  const marked = end >= 0 && mark.every((byte, k) => packed[end + 2 + k] === byte);
  if (!marked) return { head: packed, more: null };
  const begin = end - (packed[end]! | (packed[end + 1]! << 8));
  if (begin < 0) throw new RangeError('longer than all of it');
  return {
    head: packed.subarray(0, begin),
    more: Object(JSON.parse(strFromU8(inflateUpTo(packed.subarray(begin, end), mostTail)!))),
  };
}
