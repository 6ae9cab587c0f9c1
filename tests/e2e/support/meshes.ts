/** The same small mesh in every format: a slab 4 × 1 × 2, twelve triangles, one part. */
import { zipSync } from 'fflate';
import type { UploadFile } from './app';

export const slabTriangles = 12;
export const slabSize = [4, 1, 2] as const;

const corners = [0, 4].flatMap((x) => [0, 1].flatMap((y) => [0, 2].map((z) => [x, y, z] as const)));
/** Counter-clockwise from outside; corners are numbered 4x + 2y + z. */
const faces = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
].flatMap(([a, b, c, d]) => [
  [a, b, c],
  [a, c, d],
]) as [number, number, number][];

const positions = Float32Array.from(corners.flat());
const indices = Uint16Array.from(faces.flat());

export function file(name: string, content: string | Uint8Array): UploadFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

export function obj(): string {
  const rows = [
    ...corners.map((corner) => `v ${corner.join(' ')}`),
    ...faces.map((f) => `f ${f.map((i) => i + 1).join(' ')}`),
  ];
  return `o slab\n${rows.join('\n')}\n`;
}

function facet(face: readonly number[]): string {
  const rows = face.map((corner) => `      vertex ${corners[corner]!.join(' ')}`);
  return `  facet normal 0 0 0\n    outer loop\n${rows.join('\n')}\n    endloop\n  endfacet`;
}

export function stlAscii(): string {
  return `solid slab\n${faces.map(facet).join('\n')}\nendsolid slab\n`;
}

export function stlBinary(): Buffer {
  const bytes = Buffer.alloc(84 + 50 * faces.length);
  bytes.write('made by a test');
  bytes.writeUInt32LE(faces.length, 80);
  faces.forEach((face, at) => {
    face.forEach((corner, k) =>
      corners[corner]!.forEach((value, axis) => bytes.writeFloatLE(value, 84 + 50 * at + 12 + 12 * k + 4 * axis)),
    );
  });
  return bytes;
}

function plyHeader(format: string): string {
  return [
    `ply\nformat ${format} 1.0`,
    `element vertex ${corners.length}\nproperty float x\nproperty float y\nproperty float z`,
    `element face ${faces.length}\nproperty list uchar int vertex_indices\nend_header\n`,
  ].join('\n');
}

export function plyAscii(): string {
  const rows = [...corners.map((corner) => corner.join(' ')), ...faces.map((face) => `3 ${face.join(' ')}`)];
  return `${plyHeader('ascii')}${rows.join('\n')}\n`;
}

export function plyBinary(): Buffer {
  const rows = faces.map((face) => {
    const row = Buffer.alloc(13);
    row.writeUInt8(3);
    face.forEach((corner, k) => row.writeInt32LE(corner, 1 + 4 * k));
    return row;
  });
  return Buffer.concat([Buffer.from(plyHeader('binary_little_endian')), bytesOf(positions), ...rows]);
}

function bytesOf(array: Float32Array | Uint16Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

export function off(): string {
  const rows = [...corners.map((corner) => corner.join(' ')), ...faces.map((face) => `3 ${face.join(' ')}`)];
  return `OFF\n${corners.length} ${faces.length} 0\n${rows.join('\n')}\n`;
}

export const json = (): string => JSON.stringify({ positions: corners, indices: faces.flat() });

export function bin(): Buffer {
  return Buffer.concat([bytesOf(positions), bytesOf(indices)]);
}

/** @param uri of the buffer; absent: the binary chunk of a .glb */
export function gltf(uri?: string): string {
  return JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: corners.length, type: 'VEC3', min: [0, 0, 0], max: [...slabSize] },
      { bufferView: 1, componentType: 5123, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.byteLength },
      { buffer: 0, byteOffset: positions.byteLength, byteLength: indices.byteLength },
    ],
    buffers: [{ byteLength: positions.byteLength + indices.byteLength, ...(uri && { uri }) }],
  });
}

export function glb(): Buffer {
  const json = Buffer.from(gltf().padEnd(Math.ceil(gltf().length / 4) * 4));
  const head = Buffer.alloc(12);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + 8 + json.length + 8 + bin().length, 8);
  return Buffer.concat([head, chunk('JSON', json), chunk('BIN\0', bin())]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
}

export function zip(entries: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))]),
      ),
    ),
  );
}

/** A wavy floor of 2 n² triangles: too large to travel in a link. */
export function bumpyObj(n: number): string {
  const rows: string[] = [];
  for (let z = 0; z <= n; z++)
    for (let x = 0; x <= n; x++) rows.push(`v ${x / 2} ${(Math.sin(x) * Math.cos(z)) / 4} ${z / 2}`);
  for (let z = 0; z < n; z++) {
    for (let x = 0; x < n; x++) {
      const at = 1 + z * (n + 1) + x;
      rows.push(`f ${at} ${at + n + 1} ${at + 1}`, `f ${at + 1} ${at + n + 1} ${at + n + 2}`);
    }
  }
  return `${rows.join('\n')}\n`;
}

export interface Sample {
  readonly label: string;
  readonly files: UploadFile[];
  /** what the card calls it */
  readonly name: string;
}

/** One of each. The name on the card is that of the mesh file, in an archive too. */
export function samples(): Sample[] {
  const one = (name: string, content: string | Uint8Array): Sample => ({
    label: name,
    files: [file(name, content)],
    name,
  });
  return [
    one('slab.glb', glb()),
    {
      label: 'slab.gltf with slab.bin',
      files: [file('slab.gltf', gltf('slab.bin')), file('slab.bin', bin())],
      name: 'slab.gltf',
    },
    {
      label: 'slab.zip',
      files: [file('slab.zip', zip({ 'a/slab.gltf': gltf('slab.bin'), 'a/slab.bin': bin() }))],
      name: 'slab.gltf',
    },
    one('slab.obj', obj()),
    one('slab-ascii.stl', stlAscii()),
    one('slab-binary.stl', stlBinary()),
    one('slab-ascii.ply', plyAscii()),
    one('slab-binary.ply', plyBinary()),
    one('slab.off', off()),
    one('slab-utf16.obj', Buffer.from(`\ufeff${obj()}`, 'utf16le')),
  ];
}
