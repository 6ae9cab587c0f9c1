/** What is damaged: a few small files of each format, and what one file is tried on. Bundled for node by run.mjs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createModule from 'draco3d/draco_decoder_nodejs.js';
import { zipSync } from 'fflate';
import { type ImportedMesh, ImportError, importMesh } from '../../../web/mesh/import/index';
import { dracoDecoder } from '../../../web/mesh/import/dracoModule';
import { DRACO_CUBES, dracoCube, meshoptCube } from '../../web/unit/import/packed';
import * as samples from '../../web/unit/import/samples';
import { bentFbx, chainFbx, cubeFbx6, cubeFbx6Binary, list, matrix, property } from '../../web/unit/import/fbxFiles';
import { cubeDae, cubeFbx, cubeFbxBinary, modelXml, richDae, richThreeMf, threeMf } from '../../web/unit/import/scenes';
import { tableFault } from '../../web/unit/import/tables';

export { soundness };
export { damageOf, generator } from './damage';

const wasm = createRequire(import.meta.url).resolve('draco3d/draco_decoder.wasm');
const draco = createModule({ wasmBinary: readFileSync(wasm) });
const decoders = { draco: async () => dracoDecoder(await draco) };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const { cubeGltf, glb, gltfText, nestedGltf, polygonObj } = samples;

const json = { positions: samples.CUBE_POINTS, indices: samples.CUBE_TRIANGLES.flat() };
const zipped = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) => zipSync(files, { level });

/** By format; each with the name that the file has. */
export const seeds: Record<string, [name: string, bytes: Uint8Array][]> = {
  glb: [
    ['cube.glb', glb(cubeGltf())],
    ['nested.glb', glb(nestedGltf())],
    ['meshopt.glb', glb(meshoptCube(true))],
    ...(Object.keys(DRACO_CUBES) as (keyof typeof DRACO_CUBES)[]).map((kind): [string, Uint8Array] => [
      `draco-${kind}.glb`,
      glb(dracoCube(kind)),
    ]),
  ],
  gltf: [
    ['cube.gltf', bytesOf(gltfText(cubeGltf()))],
    ['nested.gltf', bytesOf(gltfText(nestedGltf()))],
  ],
  obj: [
    ['cube.obj', bytesOf(samples.cubeObj())],
    ['polygonObj.obj', bytesOf(polygonObj)],
    ['wide.obj', Uint8Array.from(Buffer.from(`\ufeff${samples.cubeObj()}`, 'utf16le'))],
  ],
  stl: [
    ['cube.stl', samples.cubeStlBinary('solid')],
    ['ascii.stl', bytesOf(samples.cubeStlAscii())],
  ],
  ply: [
    ['cube.ply', bytesOf(samples.cubePlyAscii())],
    ['little.ply', samples.cubePlyBinary(true)],
    ['big.ply', samples.cubePlyBinary(false)],
  ],
  off: [['cube.off', bytesOf(samples.cubeOff())]],
  json: [['cube.json', bytesOf(JSON.stringify(json))]],
  '3mf': [
    ['cube.3mf', threeMf()],
    ['rich.3mf', richThreeMf()],
    ['stored.3mf', zipped({ '3D/3dmodel.model': bytesOf(modelXml()) }, 0)],
  ],
  dae: [
    ['cube.dae', bytesOf(cubeDae())],
    ['rich.dae', bytesOf(richDae())],
  ],
  fbx: [
    ['text.fbx', bytesOf(cubeFbx())],
    ['packed.fbx', cubeFbxBinary(7400, true)],
    ['plain.fbx', cubeFbxBinary(7700, false)],
    ['big.fbx', cubeFbxBinary(7100, true, true)],
    ['text6.fbx', bytesOf(cubeFbx6(['Property: "Visibility", "Visibility", "A",0']))],
    ['six.fbx', cubeFbx6Binary(6100)],
    ['chain.fbx', bytesOf(chainFbx(Array.from({ length: 4 }, (_, i) => [property('InheritType', i % 3)])))],
    ['bent.fbx', bytesOf(bentFbx([list('Transform', matrix(0, -1, 5)), list('TransformLink', matrix(0, 1, 0))]))],
  ],
  zip: [
    ['gltf.zip', zipped({ 'a/cube.gltf': bytesOf(gltfText(cubeGltf(), 'cube.bin')), 'a/cube.bin': cubeGltf().binary })],
    ['obj.zip', zipped({ 'cube.obj': bytesOf(samples.cubeObj()), 'readme.txt': bytesOf('hello') })],
    ['3mf.zip', zipped({ 'cube.3mf': threeMf() }, 0)],
  ],
};

/** @returns as `outcome` 'loaded' or 'refused' when all is well, else what is not; and how large the mesh is */
async function soundness(name: string, bytes: Uint8Array): Promise<{ outcome: string; triangles: number }> {
  try {
    const mesh = await importMesh({ name, bytes }, [], { decoders });
    // Bones and morphs are numbers of the file too.
    const posed = name.endsWith('.fbx') && mesh.poses ? await importMesh({ name, bytes }, [], { pose: 'scene' }) : mesh;
    return { outcome: faultOf(mesh) ?? faultOf(posed) ?? 'loaded', triangles: mesh.indices.length / 3 };
  } catch (error) {
    return { outcome: refusal(error), triangles: 0 };
  }
}

function faultOf(mesh: ImportedMesh): string | null {
  const vertices = mesh.positions.length / 3;
  if (mesh.indices.length === 0 || mesh.indices.length % 3 !== 0) return `${mesh.indices.length} indices`;
  if (mesh.indices.some((index) => index >= vertices)) return 'an index out of range';
  if (!mesh.positions.every(Number.isFinite)) return 'a position that is not finite';
  const { bounds, unitScaleGuess } = mesh;
  if (![...bounds.min, ...bounds.max].every(Number.isFinite)) return 'bounds that are not finite';
  if (!(unitScaleGuess > 0 && Number.isFinite(unitScaleGuess))) return `a scale of ${unitScaleGuess}`;
  return tableFault(mesh);
}

function refusal(error: unknown): string {
  if (!(error instanceof ImportError)) return `not an ImportError: ${String(error)}`;
  if (error.code === 'internal' || error.code === 'out-of-memory') {
    const cause = error.cause instanceof Error ? error.cause.stack : String(error.cause);
    return `${error.code}: ${cause}`;
  }
  return error.code === 'cancelled' ? 'cancelled by nobody' : 'refused';
}
