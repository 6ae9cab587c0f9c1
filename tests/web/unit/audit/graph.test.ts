import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachedFrom, strongParts } from '../../../../web/audit/run/graph';

const waysOf = (pairs: readonly (readonly [number, number])[]) => {
  const ways = new Map<number, Set<number>>();
  for (const [from, to] of pairs) ways.set(from, (ways.get(from) ?? new Set()).add(to));
  return ways;
};

describe('parts of a graph', () => {
  it('are those within which everything reaches everything', () => {
    const cell = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 30 }), (pairs) => {
        const ways = waysOf(pairs);
        const cells = [...Array(12).keys()];
        const parts = strongParts(cells, ways);
        const reach = cells.map((from) => reachedFrom([from], ways));
        for (const a of cells) {
          const mates = cells.filter((b) => reach[a].has(b) && reach[b].has(a));
          expect(parts.get(a)).toBe(Math.min(...mates));
        }
      }),
    );
  });

  it('may be as long as the ground is', () => {
    const long = 100_000;
    const ways = waysOf(Array.from({ length: long }, (_, k) => [k, (k + 1) % long] as const));
    expect(new Set(strongParts([...ways.keys()], ways).values()).size).toBe(1);
  });
});
