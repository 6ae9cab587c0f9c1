/**
 * Files that nobody here made, read as independent readers read them: those of public repositories beside this repository, when they are there
 * (`truth.json` says what another reader found in each), and those that npm packages ship, always, against Assimp.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import assimpjs from 'assimpjs';
import { describe, expect, it } from 'vitest';
import { importMesh, ImportError } from '../../../../web/mesh/import/index';
import type { SourceFile } from '../../../../web/mesh/import/index';
import { decoders } from './helpers';

interface Truth {
  /** triangles, area, signed volume, bounds, in the file's unit */
  readonly T: number;
  readonly A?: number;
  readonly V?: number;
  readonly lo: readonly number[];
  readonly hi: readonly number[];
}

const root = new URL('../../../../../shared/meshes/foreign/', import.meta.url);
const list = new URL('truth.json', root);
const truths = existsSync(list)
  ? Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, { readonly truth: Truth }>)
  : [];

/** What refuses a file in which there is nothing to collide with. */
const EMPTY = ['no-triangles', 'only-others', 'nothing-sound'];

/** Where the other reader is wrong, and what is right. */
const OTHERWISE: Record<string, Partial<Truth>> = {
  // glTF 2.0, 3.7.4: under a mirroring transform the winding turns round. The other reader leaves two mirrored lamps inside out.
  'gltf/Online3DViewer_car.glb': { V: undefined },
  // Text with comments, which the other reader takes for bytes: one triangle over half of a unit square.
  'stl/Online3DViewer_single_triangle_with_comments.stl': { T: 1, A: 0.5, lo: [0, 0, 0], hi: [1, 1, 0] },
};

function measure(positions: ArrayLike<number>, indices: ArrayLike<number>): Truth & { A: number; V: number } {
  const [lo, hi] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  let [A, V] = [0, 0];
  for (let k = 0; k < indices.length; k += 3) {
    const [p, q, r] = [0, 1, 2].map((c) => [0, 1, 2].map((axis) => positions[3 * indices[k + c] + axis]));
    for (const corner of [p, q, r])
      corner.forEach((value, axis) => {
        lo[axis] = Math.min(lo[axis], value);
        hi[axis] = Math.max(hi[axis], value);
      });
    const [u, v] = [q, r].map((corner) => corner.map((value, axis) => value - p[axis]));
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    A += Math.hypot(...n) / 2;
    V += (p[0] * n[0] + p[1] * n[1] + p[2] * n[2]) / 6;
  }
  return { T: indices.length / 3, A, V, lo, hi };
}

/** What differs, in words; empty: nothing. */
function differences(found: ReturnType<typeof measure>, truth: Truth): string {
  const size = Math.max(...truth.hi.map((high, axis) => high - truth.lo[axis]));
  // Floats of the file, and numbers of the list with six digits.
  const near = (a: number, b: number, scale: number) => Math.abs(a - b) <= 1e-5 * scale + 1e-9;
  const said: string[] = [];
  if (found.T !== truth.T) said.push(`${found.T} triangles, not ${truth.T}`);
  const { A, V } = truth;
  if (A !== undefined && !near(found.A, A, A)) said.push(`area ${found.A}, not ${A}`);
  if (V !== undefined && !near(found.V, V, size * (A ?? size ** 2))) said.push(`volume ${found.V}, not ${V}`);
  for (const end of ['lo', 'hi'] as const)
    if (!found[end].every((value, axis) => near(value, truth[end][axis], size)))
      said.push(`${end} ${found[end].join()}, not ${truth[end].join()}`);
  return said.join('; ');
}

const sourceOf = (folder: string, name: string): SourceFile => ({
  name,
  bytes: new Uint8Array(readFileSync(join(folder, name))),
});

async function verdict(path: string, truth: Truth): Promise<string> {
  const folder = fileURLToPath(new URL(dirname(path), root));
  const companions = readdirSync(folder).filter((name) => extname(name) === '.bin');
  try {
    const files = companions.map((name) => sourceOf(folder, name));
    const mesh = await importMesh(sourceOf(folder, basename(path)), files, { decoders });
    return differences(measure(mesh.positions, mesh.indices), { ...truth, ...OTHERWISE[path] });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return truth.T === 0 && EMPTY.includes(error.code) ? '' : `refused: ${error.code} ${JSON.stringify(error.details)}`;
  }
}

describe.skipIf(truths.length === 0)('files of public repositories', () => {
  it('are read as an independent reader reads them, as many as the README says', async () => {
    const wrong: string[] = [];
    const counts: Record<string, [right: number, all: number]> = {};
    for (const [path, { truth }] of truths) {
      const said = await verdict(path, truth);
      if (said !== '') wrong.push(`${path}: ${said}`);
      const count = (counts[dirname(path)] ??= [0, 0]);
      if (said === '') count[0]++;
      count[1]++;
    }
    expect(wrong).toEqual([]);
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    for (const [format, [right, all]] of Object.entries(counts)) {
      const row = readme.split('\n').find((line) => new RegExp(`^\\| [^|]*\\.${format}\\b`).test(line));
      expect(row, format).toContain(`| ${right} of ${all} `);
    }
  }, 120_000);
});

/** The first takes Assimp half a minute; in the other it refuses bytes after the last triangle. */
const TOO_MUCH = ['Pterosaur_FDM.stl', 'box.stl'];

describe('files that npm packages ship', () => {
  const packages: [name: string, folder: string][] = [
    ['node-stl', 'test/test_data'],
    ['assimpjs', 'examples/testfiles'],
  ];
  const shipped = packages.flatMap(([name, inside]) => {
    const folder = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), inside);
    return readdirSync(folder)
      .filter((file) => /\.(stl|obj)$/i.test(file) && !TOO_MUCH.includes(file))
      .map((file): [string, string] => [file, folder]);
  });

  it('are there', () => expect(shipped.length).toBe(6));

  it.each(shipped)(
    '%s: is read as Assimp reads it',
    async (name, folder) => {
      const mesh = await importMesh(sourceOf(folder, name), [], { decoders });
      const truth = await byAssimp(sourceOf(folder, name));
      expect(truth.T).toBeGreaterThan(0);
      expect(differences(measure(mesh.positions, mesh.indices), truth)).toBe('');
    },
    60_000,
  );
});

interface AssimpNode {
  readonly transformation: readonly number[];
  readonly meshes?: readonly number[];
  readonly children?: readonly AssimpNode[];
}
interface AssimpScene {
  readonly rootnode: AssimpNode;
  readonly meshes: readonly { readonly vertices: readonly number[]; readonly faces: readonly (readonly number[])[] }[];
}

/** The scene as Assimp reads it, triangulated, its nodes' transforms left out where they are none. */
async function byAssimp({ name, bytes }: SourceFile): Promise<Truth> {
  const assimp = await assimpjs();
  const files = new assimp.FileList();
  files.AddFile(name, bytes);
  const result = assimp.ConvertFileList(files, 'assjson');
  expect(result.IsSuccess(), result.GetErrorCode()).toBe(true);
  const scene = JSON.parse(new TextDecoder().decode(result.GetFile(0).GetContent())) as AssimpScene;
  const positions: number[] = [];
  const indices: number[] = [];
  const visit = ({ transformation, meshes = [], children = [] }: AssimpNode): void => {
    expect(transformation).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    for (const at of meshes) {
      const first = positions.length / 3;
      positions.push(...scene.meshes[at].vertices);
      // What has fewer corners has no area, and Assimp makes a line or a point of it.
      for (const face of scene.meshes[at].faces)
        indices.push(...[0, 1, 2].map((corner) => first + (face[corner] ?? face[face.length - 1])));
    }
    children.forEach(visit);
  };
  visit(scene.rootnode);
  return measure(positions, indices);
}
