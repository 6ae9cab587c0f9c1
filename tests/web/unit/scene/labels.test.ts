import { expect, test } from 'vitest';
import { boxesMeet, lineMeetsBox, type Obstacle } from '../../../../web/page/scene/labels/obstacle';
import { placeLabels, type Placeable } from '../../../../web/page/scene/labels/place';
import { sub, symbol, textRuns } from '../../../../web/page/scene/labels/symbols';

const room = { left: 0, top: 0, right: 400, bottom: 300 };
const label = (id: string, x: number, y: number, more: Partial<Placeable> = {}): Placeable => ({
  ...{ id, x, y, width: 40, height: 13, prefer: 'above', priority: 1, gap: 8 },
  ...more,
});

test('a free label stands on its preferred side without a leader', () => {
  const [placed] = placeLabels([label('a', 200, 150)], [], room);
  expect(placed).toMatchObject({ left: 180, top: 150 - 8 - 13, leader: null });
});

test('a label never covers a sign', () => {
  const sign: Obstacle = { kind: 'box', left: 180, top: 120, right: 220, bottom: 145 };
  const [placed] = placeLabels([label('a', 200, 150)], [sign], room);
  const box = { left: placed.left, top: placed.top, right: placed.left + 40, bottom: placed.top + 13 };
  expect(boxesMeet(box, sign as typeof box)).toBe(false);
});

test('when there is room for one, the more important one stays', () => {
  const tight = { left: 178, top: 128, right: 222, bottom: 143 };
  const placed = placeLabels([label('less', 200, 150), label('more', 200, 150, { priority: 2 })], [], tight);
  expect(placed.map((p) => p.id)).toEqual(['more']);
});

test('a label that must stand off gets a leader', () => {
  const wall = Array.from({ length: 8 }, (_, k): Obstacle => {
    const [x, y] = [200 + 30 * Math.cos((k * Math.PI) / 4), 150 + 18 * Math.sin((k * Math.PI) / 4)];
    return { kind: 'box', left: x - 12, top: y - 7, right: x + 12, bottom: y + 7 };
  });
  const [placed] = placeLabels([label('a', 200, 150)], wall, room);
  expect(placed.leader).not.toBeNull();
});

test('a label keeps its place unless another is clearly better', () => {
  const [first] = placeLabels([label('a', 200, 150, { lastSlot: 1 })], [], room);
  expect(first.slot).toBe(1);
  const crossing: Obstacle = { kind: 'line', x1: 205, y1: 140, x2: 260, y2: 130 };
  const [second] = placeLabels([label('a', 200, 150, { lastSlot: 1 })], [crossing], room);
  expect(second.slot).not.toBe(1);
});

test('a label stands off rather than on a stroke', () => {
  const strokes = Array.from({ length: 9 }, (_, k): Obstacle => {
    const x = 176 + 6 * k;
    return { kind: 'line', x1: x, y1: 126, x2: x, y2: 174 };
  });
  const [placed] = placeLabels([label('a', 200, 150)], strokes, room);
  const box = { left: placed.left, top: placed.top, right: placed.left + 40, bottom: placed.top + 13 };
  const crossed = strokes.filter((s) => s.kind === 'line' && lineMeetsBox(s.x1, s.y1, s.x2, s.y2, box));
  expect(crossed).toEqual([]);
  expect(placed.leader).not.toBeNull();
});

test('a label goes beside an outline, and stands on it where there is no room beside', () => {
  const ring = Array.from({ length: 48 }, (_, k): Obstacle => {
    const at = (n: number) => [200 + 60 * Math.cos((n * Math.PI) / 24), 190 + 60 * Math.sin((n * Math.PI) / 24)];
    const [[x1, y1], [x2, y2]] = [at(k), at(k + 1)] as [[number, number], [number, number]];
    return { kind: 'line', x1, y1, x2, y2, stroke: 1, slight: true };
  });
  const crossed = (room: Parameters<typeof placeLabels>[2]) => {
    const [placed] = placeLabels([label('a', 200, 130, { prefer: 'right' })], ring, room);
    const box = { left: placed.left, top: placed.top, right: placed.left + 40, bottom: placed.top + 13 };
    return ring.some((s) => s.kind === 'line' && lineMeetsBox(s.x1, s.y1, s.x2, s.y2, box));
  };
  expect(crossed(room)).toBe(false);
  expect(crossed({ left: 205, top: 120, right: 250, bottom: 146 })).toBe(true);
});

test('an outline in many pieces is one stroke', () => {
  // To the right there is one stroke in six pieces, to the left there are two strokes; above and below there is no room.
  const pieces = (stroke?: number) =>
    Array.from({ length: 6 }, (_, k): Obstacle => {
      const x = 210 + 10 * k;
      return { kind: 'line', x1: x, y1: 150, x2: x + 10, y2: 150, slight: true, ...(stroke && { stroke }) };
    });
  const others = [150, 170].map((x): Obstacle => ({ kind: 'line', x1: x, y1: 100, x2: x, y2: 200, slight: true }));
  const wide = label('a', 200, 150, { width: 60, prefer: 'right' });
  const flat = { left: 100, top: 143, right: 300, bottom: 157 };
  const leftOf = (strokes: Obstacle[]) => placeLabels([wide], [...strokes, ...others], flat)[0].left;
  expect(leftOf(pieces(1))).toBe(208);
  expect(leftOf(pieces())).toBeLessThan(200);
});

/** A label with signs all round its thing: it has to stand off. */
const hemmedIn = (x: number, y: number): Obstacle[] =>
  Array.from({ length: 8 }, (_, k) => {
    const [cx, cy] = [x + 30 * Math.cos((k * Math.PI) / 4), y + 18 * Math.sin((k * Math.PI) / 4)];
    return { kind: 'box', left: cx - 12, top: cy - 7, right: cx + 12, bottom: cy + 7 };
  });

test('the hairline of a name crosses no other name, and no other name stands on it', () => {
  const boxAt = ({ left, top }: { left: number; top: number }) => ({ left, top, right: left + 40, bottom: top + 13 });
  // Above the thing that is hemmed in stands the name of another, in the way of the hairline that it would have alone.
  const [alone] = placeLabels([label('low', 200, 150)], hemmedIn(200, 150), room);
  const [, , endX, endY] = alone!.leader!;
  for (const [high, low] of [
    [1, 2],
    [2, 1],
  ]) {
    const names = [
      label('in the way', (200 + endX) / 2, (150 + endY) / 2 + 14, { priority: high!, width: 40, height: 13 }),
      label('low', 200, 150, { priority: low! }),
    ];
    const placed = placeLabels(names, hemmedIn(200, 150), room);
    const leaders = placed.flatMap(({ id, leader }) => (leader ? [{ id, leader }] : []));
    expect(leaders.map(({ id }) => id)).toContain('low');
    for (const { id, leader } of leaders)
      for (const other of placed) if (other.id !== id) expect(lineMeetsBox(...leader, boxAt(other))).toBe(false);
  }
});

test('a thing with two places is named at the better one, on the side of that place', () => {
  const spots = [
    [200, 100, 0],
    [200, 200, 1, 'below'],
  ] as const;
  const [above] = placeLabels([label('a', 200, 100, { spots })], [], room);
  expect(above).toMatchObject({ left: 180, top: 100 - 8 - 13 });
  const full: Obstacle = { kind: 'box', left: 100, top: 40, right: 300, bottom: 130 };
  const [below] = placeLabels([label('a', 200, 100, { spots })], [full], room);
  expect(below).toMatchObject({ left: 180, top: 200 + 8 });
});

test('two names keep a distance, so that they are not read as one', () => {
  const placed = placeLabels([label('a', 200, 150), label('b', 242, 150)], [], room);
  const [first, second] = ['a', 'b'].map((id) => placed.find((p) => p.id === id)!);
  const apart = Math.max(
    second!.left - (first!.left + 40),
    first!.left - (second!.left + 40),
    second!.top - (first!.top + 13),
    first!.top - (second!.top + 13),
  );
  expect(apart).toBeGreaterThanOrEqual(4);
});

test('labels stay inside their room', () => {
  for (const placed of placeLabels([label('a', 2, 2), label('b', 398, 298)], [], room)) {
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.left + 40).toBeLessThanOrEqual(400);
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.top + 13).toBeLessThanOrEqual(300);
  }
});

test('a segment meets a box when it passes through, not when it passes by', () => {
  const box = { left: 10, top: 10, right: 20, bottom: 20 };
  expect(lineMeetsBox(0, 15, 30, 15, box)).toBe(true);
  expect(lineMeetsBox(12, 12, 13, 13, box)).toBe(true);
  expect(lineMeetsBox(0, 0, 9, 30, box)).toBe(false);
  expect(lineMeetsBox(0, 25, 30, 25, box)).toBe(false);
});

test('symbols are told from words', () => {
  expect(textRuns(`remaining ${symbol('v')}`)).toEqual([
    { text: 'remaining ', face: 'plain' },
    { text: 'v', face: 'symbol' },
  ]);
  expect(textRuns(`${symbol('t')}${sub('0')} = 1`).map((run) => run.face)).toEqual(['symbol', 'sub', 'plain']);
});

test('the name of an edge never stands at another edge, and goes along its own to find room', () => {
  // Two edges of a narrow triangle; the middle of the first is taken from above by a sign.
  const own = [
    [40, 150],
    [360, 150],
  ] as const;
  const other = [
    [40, 190],
    [360, 150],
  ] as const;
  const sign: Obstacle = { kind: 'box', left: 150, top: 90, right: 250, bottom: 149 };
  const spots = [
    [200, 150, 8],
    [120, 150, 5],
    [280, 150, 11],
  ] as const;
  const free = label('e', 200, 150, { own, others: [other], spots });
  const placed = placeLabels([free], [sign], room)[0]!;
  const middle = { x: placed.left + 20, y: placed.top + 6.5 };
  expect(middle.y).toBeLessThan(150);
  expect([120, 280].some((x) => Math.abs(middle.x - x) < 45)).toBe(true);
  // As it was: from the middle alone it went under its edge, onto the other one.
  const bound = placeLabels([label('e', 200, 150)], [sign], room)[0]!;
  expect(bound.top).toBeGreaterThan(150);
  // Where they are one line, any place will do.
  expect(placeLabels([label('e', 200, 150, { own, others: [own] })], [], room)).toHaveLength(1);
});

test('a name of a region stands on its side of the place and clear of lines, or nowhere', () => {
  const region = label('a', 200, 150, { only: true });
  const wanted = placeLabels([label('a', 200, 150)], [], room);
  expect(placeLabels([region], [], room)).toEqual(wanted);
  const [free] = wanted;
  const through = { kind: 'line', x1: 0, y1: free!.top + 1, x2: 400, y2: free!.top + 1 } as const;
  expect(placeLabels([region], [through], room)).toEqual([]);
  const full = { kind: 'box', left: free!.left, top: free!.top, right: free!.left + 5, bottom: free!.top + 5 } as const;
  expect(placeLabels([region], [full], room)).toEqual([]);
  expect(placeLabels([label('a', 200, 150)], [full], room)).toHaveLength(1);
});
