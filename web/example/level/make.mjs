// npm run level: writes src/level.glb, the same bytes every time.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parts, places } from './isle.mjs';

const float = 5126;
const unsignedByte = 5121;
const unsignedShort = 5123;

/** The level as the bytes of a .glb file. Without normals, so each face is flat. */
export function makeLevel() {
  const chunks = [];
  const gltf = {
    asset: { version: '2.0', generator: 'sweepscope example' },
    scene: 0,
    scenes: [{ nodes: [] }],
    nodes: [],
    meshes: [],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.9 } }],
    accessors: [],
    bufferViews: [],
    buffers: [{ byteLength: 0 }],
  };
  const add = (node) => gltf.scenes[0].nodes.push(gltf.nodes.push(node) - 1);
  const accessor = (data, componentType, type, more) => {
    const { byteLength } = gltf.buffers[0];
    gltf.bufferViews.push({ buffer: 0, byteOffset: byteLength, byteLength: data.byteLength });
    const padded = Buffer.alloc(4 * Math.ceil(data.byteLength / 4));
    padded.set(new Uint8Array(data.buffer));
    chunks.push(padded);
    gltf.buffers[0].byteLength += padded.length;
    const width = { SCALAR: 1, VEC3: 3, VEC4: 4 }[type];
    return (
      gltf.accessors.push({
        bufferView: gltf.bufferViews.length - 1,
        componentType,
        count: data.length / width,
        type,
        ...more,
      }) - 1
    );
  };
  for (const { name, polygons } of parts) {
    const { positions, colours, indices } = flatten(polygons);
    const axis = (pick) => [0, 1, 2].map((k) => pick(...positions.filter((_, at) => at % 3 === k)));
    gltf.meshes.push({
      primitives: [
        {
          attributes: {
            POSITION: accessor(positions, float, 'VEC3', { min: axis(Math.min), max: axis(Math.max) }),
            COLOR_0: accessor(colours, unsignedByte, 'VEC4', { normalized: true }),
          },
          indices: accessor(indices, unsignedShort, 'SCALAR'),
          material: 0,
        },
      ],
    });
    add({ name, mesh: gltf.meshes.length - 1 });
  }
  for (const { name, at } of places) add({ name, translation: at });
  return pack(gltf, Buffer.concat(chunks));
}

/** Polygons as triangles; each has its corners for itself, so colours end at edges. */
function flatten(polygons) {
  const positions = [];
  const colours = [];
  const indices = [];
  for (const { corners, colour } of polygons) {
    const first = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner);
      colours.push(...colour.map((value) => Math.round(255 * value)), 255);
    }
    for (let k = 2; k < corners.length; k++) indices.push(first, first + k - 1, first + k);
  }
  return {
    positions: new Float32Array(positions),
    colours: new Uint8Array(colours),
    indices: new Uint16Array(indices),
  };
}

function pack(gltf, binary) {
  const text = JSON.stringify(gltf);
  const json = Buffer.from(text.padEnd(4 * Math.ceil(text.length / 4)));
  const header = Buffer.alloc(12);
  const chunk = (type, bytes) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(bytes.length, 0);
    head.write(type, 4, 'latin1');
    return [head, bytes];
  };
  const chunks = [...chunk('JSON', json), ...chunk('BIN\0', binary)];
  header.write('glTF');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/level.glb', import.meta.url), makeLevel());
}
