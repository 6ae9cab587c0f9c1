import { describe, expect, it } from 'vitest';
import type { PartTable } from '../../../../web/mesh/import/types';
import type { SceneMesh } from '../../../../web/page/model';
import { collisionMesh, wholeMesh } from '../../../../web/page/model/parts/collision';
import { proposalOf } from '../../../../web/mesh/parts/proposal';
import { soundChoice, soundTable } from '../../../../web/mesh/parts/sound';
import {
  areSpans,
  countOf,
  fileNumber,
  marksOf,
  partAt,
  partsIn,
  sizesOf,
  spansOf,
} from '../../../../web/mesh/parts/spans';

let seed = 11;
const next = (below: number): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % below;

/** A table in which every triangle has a part drawn by lot, and the list of those. */
function someTable(): { table: PartTable; parts: number[] } {
  const count = 2 + next(5);
  const parts = Array.from({ length: count + next(60) }, (_, at) => (at < count ? at : next(count)));
  const starts = parts.flatMap((part, at) => (part === parts[at - 1] ? [] : [at]));
  const owners = starts.map((start) => parts[start]!);
  return { table: { parts: Array.from({ length: count }, (_, at) => ({ name: `p${at}` })), starts, owners }, parts };
}

function someMesh(triangles: number): SceneMesh {
  const positions = Float64Array.from({ length: 9 * triangles }, () => next(1000) / 10);
  const indices = Uint32Array.from({ length: 3 * triangles }, () => next(3 * triangles));
  const bounds = { min: [0, 0, 0], max: [100, 100, 100] } as const;
  return { name: 'm', positions, indices, parts: 2, bounds, source: 'file' };
}

describe('spans', () => {
  it('hold just the triangles of the chosen parts, counted one by one', () => {
    for (let round = 0; round < 500; round++) {
      const { table, parts } = someTable();
      const chosen = table.parts.map(() => next(2) === 1);
      const spans = spansOf(table, parts.length, chosen);
      expect(areSpans(spans, parts.length)).toBe(true);
      expect([...marksOf(spans, parts.length)]).toEqual(parts.map((part) => (chosen[part] ? 1 : 0)));
      expect(partsIn(table, parts.length, spans)).toEqual(chosen);
      expect(countOf(spans)).toBe(parts.filter((part) => chosen[part]).length);
      expect(sizesOf(table, parts.length)).toEqual(table.parts.map((_, p) => parts.filter((q) => q === p).length));
      expect(parts.map((_, at) => partAt(table, at))).toEqual(parts);
      const left = parts.flatMap((part, at) => (chosen[part] ? [] : [at]));
      expect(left.map((_, at) => fileNumber(spans, at))).toEqual(left);
    }
  });
  it.each([[[-1, 2]], [[0, 0]], [[1, 2, 0, 1]], [[1]], [[0, 11]], [[0, 1.5]], [['0', 1]], [null], [{}], [[0, NaN]]])(
    'refuse %j among ten triangles',
    (value) => expect(areSpans(value, 10)).toBe(false),
  );
});

describe('the mesh that bodies meet', () => {
  it('has the kept triangles at their places, and no vertex besides', () => {
    for (let round = 0; round < 200; round++) {
      const { table, parts } = someTable();
      const whole = { ...someMesh(parts.length), table };
      const leftOut = spansOf(
        table,
        parts.length,
        table.parts.map((_, at) => at > 0 && next(2) === 1),
      );
      const choice = { leftOut, hidden: [], coloured: false };
      const mesh = collisionMesh(whole, choice)!;
      expect(mesh.indices.length / 3).toBe(parts.length - countOf(leftOut));
      for (let triangle = 0; triangle < mesh.indices.length / 3; triangle++) {
        for (let corner = 0; corner < 3; corner++) {
          const here = 3 * mesh.indices[3 * triangle + corner]!;
          const there = 3 * whole.indices[3 * fileNumber(leftOut, triangle) + corner]!;
          expect(mesh.positions.slice(here, here + 3)).toEqual(whole.positions.slice(there, there + 3));
        }
      }
      if (leftOut.length > 0) expect(new Set(mesh.indices).size).toBe(mesh.positions.length / 3);
      expect(wholeMesh(mesh)).toEqual(whole);
    }
  });
  it('is the very same one where nothing is chosen', () => {
    const whole = someMesh(4);
    expect(collisionMesh(whole, { leftOut: [], hidden: [], coloured: false })).toBe(whole);
    const hidden = collisionMesh(whole, { leftOut: [], hidden: [0, 2], coloured: true })!;
    expect([hidden.positions, hidden.indices, hidden.whole]).toEqual([whole.positions, whole.indices, undefined]);
    expect(hidden.indices).toBe(whole.indices);
  });
  it('is none where nothing is left', () => {
    expect(collisionMesh(someMesh(4), { leftOut: [0, 4], hidden: [], coloured: false })).toBeNull();
  });
});

describe('what names propose', () => {
  const table = (...roles: (undefined | 'collision' | 'seen' | 'neither')[]): PartTable => ({
    parts: roles.map((role) => ({ name: '', ...(role && { role }) })),
    starts: roles.map((_, at) => at),
    owners: roles.map((_, at) => at),
  });
  it('to collide with what is made for it, and to draw nothing that is meant for neither', () => {
    expect(proposalOf(table(undefined, 'collision', 'neither', 'collision'), 4)).toEqual({
      kind: 'collide',
      parts: 2,
      choice: { leftOut: [0, 1, 1, 1], hidden: [2, 1], coloured: false },
    });
  });
  it('to leave out what is not meant for it', () => {
    const { kind, choice } = proposalOf(table(undefined, 'seen', undefined), 3)!;
    expect([kind, choice.leftOut]).toEqual(['leave', [1, 1]]);
  });
  it('nothing where names say nothing, or nothing would be left, or nothing left out', () => {
    expect(proposalOf(table(undefined, undefined), 2)).toBeNull();
    expect(proposalOf(table('seen', 'neither'), 2)).toBeNull();
    expect(proposalOf(table('collision', 'collision'), 2)).toBeNull();
  });
});

describe('what comes from elsewhere', () => {
  it('is a table of that mesh or none', () => {
    for (let round = 0; round < 200; round++) {
      const { table, parts } = someTable();
      expect(soundTable(structuredClone(table), parts.length)).toEqual(table);
      expect(soundTable(table, table.starts.at(-1)!)).toBeUndefined();
      const broken = structuredClone(table) as { parts: unknown[]; starts: unknown[]; owners: unknown[] };
      const list = [broken.starts, broken.owners][next(2)]!;
      list[next(list.length)] = [-1, 1e9, NaN, 'x', null, 0.5][next(6)];
      expect(soundTable(broken, parts.length)).toBeUndefined();
    }
    expect([null, 7, {}, { parts: [], starts: [], owners: [] }].map((value) => soundTable(value, 3))).toEqual(
      new Array(4).fill(undefined),
    );
  });
  it('has its names cleaned', () => {
    const parts = [{ name: 'a\u202Eb\n', role: 'king', material: 7 }, { name: 'x'.repeat(500) }];
    const sound = soundTable({ parts, starts: [0, 1], owners: [0, 1] }, 2)!;
    expect(sound.parts[0]).toEqual({ name: 'ab' });
    expect(sound.parts[1]!.name).toHaveLength(80);
  });
  it('is a choice among so many triangles or none', () => {
    expect(soundChoice({ leftOut: [1, 2], coloured: 'yes' }, 3)).toEqual({
      leftOut: [1, 2],
      hidden: [],
      coloured: false,
    });
    expect(soundChoice({ leftOut: [1, 3] }, 3)).toBeUndefined();
    expect(soundChoice({}, 3)).toBeUndefined();
  });
});
