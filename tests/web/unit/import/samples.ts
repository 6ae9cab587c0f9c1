/** The same cube from -1 to 1 in every format, made here so that the tests need no files. */

// prettier-ignore
export const CUBE_POINTS = [
  [-1, -1, -1], [1, -1, -1], [1, 1, -1], [-1, 1, -1],
  [-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1],
];

// prettier-ignore -- counter-clockwise seen from outside
export const CUBE_QUADS = [
  [0, 3, 2, 1],
  [4, 5, 6, 7],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [1, 2, 6, 5],
  [0, 4, 7, 3],
];

export const CUBE_TRIANGLES = CUBE_QUADS.flatMap(([a, b, c, d]) => [
  [a, b, c],
  [a, c, d],
]);

export const cubeObj = () =>
  [
    ...CUBE_POINTS.map((point) => `v ${point.join(' ')}`),
    ...CUBE_QUADS.map((quad) => `f ${quad.map((i) => i + 1).join(' ')}`),
  ].join('\n') + '\n';

const facet = (corners: number[]) =>
  [
    'facet normal 0 0 0',
    'outer loop',
    ...corners.map((i) => `vertex ${CUBE_POINTS[i].join(' ')}`),
    'endloop',
    'endfacet',
  ].join('\n');
export const cubeStlAscii = () => `solid cube\n${CUBE_TRIANGLES.map(facet).join('\n')}\nendsolid cube\n`;

/** @param header up to 80 characters @param points 9 numbers per triangle */
export function stlBinary(points: number[][], header = ''): Uint8Array {
  const bytes = new Uint8Array(84 + 50 * points.length);
  bytes.set(new TextEncoder().encode(header));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, points.length, true);
  points.forEach((numbers, t) =>
    numbers.forEach((number, k) => view.setFloat32(84 + t * 50 + 12 + k * 4, number, true)),
  );
  return bytes;
}
export const cubeStlBinary = (header = '') =>
  stlBinary(
    CUBE_TRIANGLES.map((corners) => corners.flatMap((i) => CUBE_POINTS[i])),
    header,
  );

export const plyHeader = (format: string, vertices: number, faces: number, listType = 'uchar int') =>
  `ply\nformat ${format} 1.0\ncomment made by a test\nelement vertex ${vertices}\nproperty float x\nproperty float y\nproperty float z\n` +
  `element face ${faces}\nproperty list ${listType} vertex_indices\nend_header\n`;

export const cubePlyAscii = () =>
  plyHeader('ascii', 8, 6) +
  [...CUBE_POINTS.map((p) => p.join(' ')), ...CUBE_QUADS.map((q) => `4 ${q.join(' ')}`)].join('\n') +
  '\n';

export function cubePlyBinary(little: boolean): Uint8Array {
  const header = new TextEncoder().encode(plyHeader(little ? 'binary_little_endian' : 'binary_big_endian', 8, 6));
  const bytes = new Uint8Array(header.length + 8 * 12 + 6 * 17);
  bytes.set(header);
  const view = new DataView(bytes.buffer, header.length);
  CUBE_POINTS.flat().forEach((number, i) => view.setFloat32(i * 4, number, little));
  CUBE_QUADS.forEach((quad, i) => {
    view.setUint8(96 + i * 17, 4);
    quad.forEach((corner, k) => view.setInt32(97 + i * 17 + k * 4, corner, little));
  });
  return bytes;
}

/** A glTF document under construction; any part may be spoilt before it is written. */
export interface Gltf {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests spoil it on purpose
  json: any;
  binary: Uint8Array;
}

/** @param corners vertex numbers, or nothing for a primitive without indices @param points 3 per vertex */
export function gltf(points: number[], corners?: number[]): Gltf {
  const binary = new Uint8Array(points.length * 4 + (corners?.length ?? 0) * 2);
  const view = new DataView(binary.buffer);
  points.forEach((number, i) => view.setFloat32(i * 4, number, true));
  corners?.forEach((corner, i) => view.setUint16(points.length * 4 + i * 2, corner, true));
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }] as object[],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, ...(corners && { indices: 1 }) }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: points.length / 3, type: 'VEC3' },
      ...(corners ? [{ bufferView: 1, componentType: 5123, count: corners.length, type: 'SCALAR' }] : []),
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: points.length * 4 },
      ...(corners ? [{ buffer: 0, byteOffset: points.length * 4, byteLength: corners.length * 2 }] : []),
    ],
    buffers: [{ byteLength: binary.length }],
  };
  return { json, binary };
}
export const cubeGltf = () => gltf(CUBE_POINTS.flat(), CUBE_TRIANGLES.flat());

/** One container with the description and the bytes inside. */
export function glb({ json, binary }: Gltf): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const bytes = new Uint8Array(12 + 8 + padded(text.length) + 8 + padded(binary.length)).fill(
    32,
    20,
    20 + padded(text.length),
  );
  const view = new DataView(bytes.buffer);
  [0x46546c67, 2, bytes.length, padded(text.length), 0x4e4f534a].forEach((word, i) =>
    view.setUint32(i * 4, word, true),
  );
  bytes.set(text, 20);
  const start = 20 + padded(text.length);
  view.setUint32(start, padded(binary.length), true);
  view.setUint32(start + 4, 0x004e4942, true);
  bytes.set(binary, start + 8);
  return bytes;
}

/** The JSON text, its buffer at `uri` or inside as a data URI. */
export function gltfText({ json, binary }: Gltf, uri?: string): string {
  const inside = `data:application/octet-stream;base64,${Buffer.from(binary).toString('base64')}`;
  return JSON.stringify({ ...json, buffers: [{ ...json.buffers[0], uri: uri ?? inside }] });
}

export const cubeOff = () =>
  ['OFF', '8 6 12', ...CUBE_POINTS.map((p) => p.join(' ')), ...CUBE_QUADS.map((q) => `4 ${q.join(' ')}`)].join('\n') +
  '\n';

/** Polygons, concave ones too, counted from either end. */
export const polygonObj =
  'v 0 0 0\nv 5 0 0\nv 5 3 0\nv 4 3 0\nv 4 1 0\nv 1 1 0\nv 1 3 0\nv 0 3 0\no a\nf 1 2 3 4 5 6 7 8\ng b\nf -1 -2 -3 -4\nf 1//1 2/2/2 3\n';
/** Nodes in nodes, a mirrored one, a matrix, and sparse positions. */
export const nestedGltf = () => {
  const { json, binary } = cubeGltf();
  json.nodes = [
    { children: [1, 2], translation: [1, 2, 3] },
    { mesh: 0, scale: [-1, 2, 1] },
    { mesh: 0, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 9, 9, 9, 1] },
  ];
  json.accessors[0].sparse = { count: 2, indices: { bufferView: 1, componentType: 5123 }, values: { bufferView: 0 } };
  return { json, binary };
};
