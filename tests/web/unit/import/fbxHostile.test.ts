/** FBX files that ask for more than they are worth: refused or read within limits, with breaths in between. */
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import { readFbx } from '../../../../web/mesh/import/fbx';
import { FbxLists } from '../../../../web/mesh/import/fbxNodes';
import type { FbxList } from '../../../../web/mesh/import/fbxNodes';
import type { Steps } from '../../../../web/mesh/import/steps';
import { WarningList } from '../../../../web/mesh/import/warnings';
import { CORNERS, cubeGeometry, fbxBinary, fbxText, model, numbers } from './fbxFiles';
import type { StoredNumbers, Tree } from './fbxFiles';
import { expectFailure, file, load } from './helpers';
import { CUBE_POINTS } from './samples';

/** As many zeros as a list may claim, packed a thousand times smaller. */
const zeros = (list: 'd' | 'i' | 'b', count: number): StoredNumbers => {
  const packed = zlibSync(new Uint8Array(count * { d: 8, i: 4, b: 1 }[list]), { level: 9 });
  return { list, count, encoding: 1, bytes: () => packed };
};
const claim = (list: 'd' | 'i', count: number): StoredNumbers => ({ ...zeros(list, 1000), count });

const scene = (objects: Tree[], pairs: [number, number][]) =>
  fbxBinary(7400, [
    ['Objects', [], objects],
    ['Connections', [], pairs.map(([child, parent]): Tree => ['C', ['OO', child, parent]])],
  ]);
const shown = (vertices: StoredNumbers, corners: StoredNumbers, more: Tree[] = []) =>
  scene(
    [
      ['Geometry', [1, 'g', 'Mesh'], [['Vertices', [vertices]], ['PolygonVertexIndex', [corners]], ...more]],
      ['Model', [2, 'm', 'Mesh']],
    ],
    [[2, 0], [1, 2]], // prettier-ignore
  );
const cubePoints = numbers('d', CUBE_POINTS.flat(), true);
const cubeCorners = numbers('i', CORNERS, true);

function oneStep(steps: Steps<unknown>): { done: boolean; said: string } {
  try {
    return { done: steps.next().done === true, said: 'read' };
  } catch (error) {
    return { done: true, said: (error as Error).message };
  }
}

/** The longest stretch between two breaths, by the processor, and what it came to. */
function longest(bytes: Uint8Array, isText: boolean): { stretch: number; said: string } {
  const steps = readFbx(bytes, isText, new WarningList());
  let stretch = 0;
  for (;;) {
    const before = process.cpuUsage();
    const { done, said } = oneStep(steps);
    const { user, system } = process.cpuUsage(before);
    stretch = Math.max(stretch, (user + system) / 1000);
    if (done) return { stretch, said };
  }
}

describe('lists of an FBX', () => {
  it('are counted before they are unpacked', async () => {
    await expectFailure('c.fbx', shown(claim('d', 90_000_003), cubeCorners), 'too-many-vertices', {
      count: 30_000_001,
    });
    await expectFailure('c.fbx', shown(claim('d', 60_000_000), cubeCorners), 'too-much-memory');
    await expectFailure('c.fbx', shown(cubePoints, claim('i', 30_000_003)), 'too-many-triangles', {
      count: 10_000_001,
    });
    // No stream unpacks to so much.
    await expectFailure('c.fbx', shown(claim('d', 300_000), cubeCorners), 'fbx-bad', { what: 'value' });
  });
  it('may hold less or more than they claim, and are refused', async () => {
    await expectFailure('c.fbx', shown({ ...cubePoints, count: 27 }, cubeCorners), 'fbx-bad', { what: 'value' });
    await expectFailure('c.fbx', shown({ ...cubePoints, count: 21 }, cubeCorners), 'fbx-bad', { what: 'value' });
    const unpacked = numbers('d', CUBE_POINTS.flat(), false);
    await expectFailure('c.fbx', shown({ ...unpacked, count: 27 }, cubeCorners), 'fbx-bad', { what: 'value' });
  });
  it('of one file come to no more than there is room for, however many there are', () => {
    const list: FbxList = {
      count: 30_000_000,
      at: 7,
      // eslint-disable-next-line require-yield -- nothing to wait for
      *read(type) {
        return new type(0);
      },
    };
    const node = { name: 'g', values: [], children: [{ name: 'Vertices', values: [list], children: [] }] };
    const lists = new FbxLists();
    const read = () => lists.read(node, 'Vertices', Float64Array).next();
    // Four times 240 MB fit into 1 GiB.
    for (let i = 0; i < 4; i++) read();
    expect(read).toThrow(/"what":"much","offset":7,"limit":1073741824/);
  });
  it.each([
    ['of bytes', shown(zeros('b', 20_000_000), cubeCorners), false],
    ['of corners without an end', shown(cubePoints, zeros('i', 12_000_000)), false],
    ['of doubles', shown(zeros('d', 12_000_000), cubeCorners), false],
    ['of materials', shown(cubePoints, cubeCorners, [['LayerElementMaterial', [], [['MappingInformationType', ['ByPolygon']], ['Materials', [zeros('i', 5_000_000)]]]]]), false], // prettier-ignore
    ['in a text', new TextEncoder().encode(fbxText({ objects: [cubeGeometry(1).replace('a: ', `a: ${'0,'.repeat(6_000_000)}`), model(2, 'm')], connections: [[2, 0], [1, 2]] })), true], // prettier-ignore
    ['of blanks in a text', new TextEncoder().encode(fbxText({ objects: [`a${' '.repeat(20_000_000)}b: 1`], connections: [] })), true], // prettier-ignore
    ['of comments in a text', new TextEncoder().encode(fbxText({ objects: [';\n'.repeat(10_000_000)], connections: [] })), true], // prettier-ignore
    ['of one long word', new TextEncoder().encode(fbxText({ objects: [`Vertices: ${'1'.repeat(20_000_000)}`], connections: [] })), true], // prettier-ignore
    ['of one long string', new TextEncoder().encode(fbxText({ objects: [`Name: "${'1'.repeat(20_000_000)}"`], connections: [] })), true], // prettier-ignore
    ['of values that are no numbers', new TextEncoder().encode(fbxText({ objects: [`Name: ${'T '.repeat(6_000_000)}`], connections: [] })), true], // prettier-ignore
  ])(
    '%s take a breath within a second',
    (_, bytes, isText) => {
      expect(longest(bytes, isText).stretch).toBeLessThan(1000);
    },
    60_000,
  );
  it('are given up when they are cancelled', async () => {
    const control = new AbortController();
    const bytes = shown(cubePoints, zeros('i', 12_000_000));
    let aborted = process.cpuUsage();
    const importing = importMesh(file('c.fbx', bytes), [], { signal: control.signal });
    setTimeout(() => {
      aborted = process.cpuUsage();
      control.abort();
    }, 1);
    await expect(importing).rejects.toMatchObject({ code: 'cancelled' });
    const { user, system } = process.cpuUsage(aborted);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe('what hangs on what in an FBX', () => {
  it('hangs there once, however often that is said', async () => {
    const pairs: [number, number][] = [[2, 0], ...Array.from({ length: 300 }, (): [number, number] => [1, 2])]; // prettier-ignore
    const mesh = await load('c.fbx', fbxText({ objects: [cubeGeometry(1), model(2, 'm')], connections: pairs }));
    expect(mesh.indices.length / 3).toBe(12);
  });
  it('may not be posed without end', async () => {
    const numbered = (from: number) => Array.from({ length: 300 }, (_, i) => from + i);
    const [skins, clusters, models] = [numbered(1000), numbered(2000), numbered(3000)];
    const deformer = (kind: string) => (id: number) => `Deformer: ${id}, "Deformer::", "${kind}" {\n}`;
    const objects = [cubeGeometry(1), ...skins.map(deformer('Skin')), ...clusters.map(deformer('Cluster')), ...models.map((id) => model(id, 'm'))]; // prettier-ignore
    const connections = [
      ...models.flatMap((id) => [[id, 0], [1, id], ...clusters.slice(0, 1).map((cluster) => [id, cluster])]),
      ...skins.flatMap((skin) => [[skin, 1], ...clusters.map((cluster) => [cluster, skin])]),
    ] as [number, number][]; // prettier-ignore
    const content = fbxText({ objects, connections });
    const importing = importMesh(file('c.fbx', content), [], { pose: 'scene' });
    await expect(importing).rejects.toMatchObject({ code: 'fbx-bad', details: { what: 'much' } });
  }, 60_000);
});

describe('a text without the usual beginning', () => {
  it('is known by its name and what it holds', async () => {
    const content = fbxText({ objects: [cubeGeometry(1), model(2, 'm')], connections: [[2, 0], [1, 2]] }); // prettier-ignore
    expect((await load('c.fbx', `; made by hand\n${content.replace(/^;.*\n/, '')}`)).indices.length).toBe(36);
  });
});

describe('nesting in an FBX', () => {
  it('has an end in a text', async () => {
    await expectFailure('c.fbx', fbxText({ objects: ['x: {'.repeat(1_000_000)], connections: [] }), 'fbx-bad', { what: 'nesting' }); // prettier-ignore
    await expectFailure('c.fbx', `${fbxText({ objects: [], connections: [] })}}`, 'fbx-bad', { what: 'nesting' });
  });
  it('has an end in bytes', async () => {
    let tree: Tree = ['x', []];
    for (let i = 0; i < 70; i++) tree = ['x', [], [tree]];
    await expectFailure('c.fbx', fbxBinary(7400, [tree]), 'fbx-bad', { what: 'nesting' });
  });
});
