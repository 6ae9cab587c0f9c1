/** Numbers that look like chance and are the same for the same seed. */

export type Random = () => number;

/** mulberry32: small, fast, good enough to choose from a list. @returns numbers from 0 to below 1 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** Places of so many items in an order that is never the right one; the same for the same seed. */
export function mixed(count: number, seed: string): number[] {
  const right = Array.from({ length: count }, (_, at) => at);
  const random = randomFrom(seedOf(seed));
  for (let tries = 0; tries < 20; tries++) {
    const order = shuffled(right, random);
    if (order.some((item, at) => item !== at)) return order;
  }
  return right.reverse();
}
