/** Files of a bumpy floor with as many triangles as asked for, in four formats, written piece by piece. */
import { closeSync, existsSync, openSync, statSync, writeSync } from 'node:fs';

const PIECE = 1 << 16;

/** Rows and columns of squares, two triangles each. */
function gridOf(triangles) {
  const columns = Math.floor(Math.sqrt(triangles / 2));
  return { columns, rows: Math.floor(triangles / 2 / columns) };
}

const height = (x, z) => 2 * Math.sin(x / 17) * Math.cos(z / 23) + 0.1 * Math.sin(x * 1.7 + z * 2.3);

function* points({ columns, rows }) {
  for (let z = 0; z <= rows; z++) for (let x = 0; x <= columns; x++) yield [x / 10, height(x, z), z / 10];
}

function* corners({ columns, rows }) {
  for (let z = 0; z < rows; z++)
    for (let x = 0; x < columns; x++) {
      const a = z * (columns + 1) + x;
      yield [a, a + columns + 1, a + 1];
      yield [a + 1, a + columns + 1, a + columns + 2];
    }
}

const countsOf = ({ columns, rows }) => ({ vertices: (columns + 1) * (rows + 1), triangles: 2 * columns * rows });

/** Gathers pieces of bytes, so that no file is in memory as a whole. */
function writer(path) {
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(PIECE + 256);
  let used = 0;
  const room = (bytes) => {
    if (used + bytes > PIECE) flush();
    used += bytes;
    return used - bytes;
  };
  const flush = () => {
    writeSync(file, piece, 0, used);
    used = 0;
  };
  return {
    text: (text) => {
      const at = room(text.length);
      piece.write(text, at, 'latin1');
    },
    u32: (value) => piece.writeUInt32LE(value, room(4)),
    u16: (value) => piece.writeUInt16LE(value, room(2)),
    u8: (value) => piece.writeUInt8(value, room(1)),
    f32: (value) => piece.writeFloatLE(value, room(4)),
    end: () => {
      flush();
      closeSync(file);
    },
  };
}

const writers = {
  ply(out, grid) {
    const { vertices, triangles } = countsOf(grid);
    out.text(`ply\nformat binary_little_endian 1.0\nelement vertex ${vertices}\n`);
    out.text('property float x\nproperty float y\nproperty float z\n');
    out.text(`element face ${triangles}\nproperty list uchar uint vertex_indices\nend_header\n`);
    for (const point of points(grid)) point.forEach(out.f32);
    for (const face of corners(grid)) {
      out.u8(3);
      face.forEach(out.u32);
    }
  },
  stl(out, grid) {
    out.text('a bumpy floor'.padEnd(80));
    out.u32(countsOf(grid).triangles);
    const at = (i) => {
      const [x, z] = [i % (grid.columns + 1), Math.floor(i / (grid.columns + 1))];
      return [x / 10, height(x, z), z / 10];
    };
    for (const face of corners(grid)) {
      for (let i = 0; i < 3; i++) out.f32(0);
      for (const corner of face) at(corner).forEach(out.f32);
      out.u16(0);
    }
  },
  obj(out, grid) {
    for (const point of points(grid)) out.text(`v ${point.map((value) => value.toFixed(5)).join(' ')}\n`);
    for (const face of corners(grid)) out.text(`f ${face.map((i) => i + 1).join(' ')}\n`);
  },
  glb(out, grid) {
    const { vertices, triangles } = countsOf(grid);
    const [pointBytes, cornerBytes] = [12 * vertices, 12 * triangles];
    const bytes = pointBytes + cornerBytes;
    const json = JSON.stringify({
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: vertices, type: 'VEC3' },
        { bufferView: 1, componentType: 5125, count: 3 * triangles, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: pointBytes },
        { buffer: 0, byteOffset: pointBytes, byteLength: cornerBytes },
      ],
      buffers: [{ byteLength: bytes }],
    });
    const padded = json.padEnd(Math.ceil(json.length / 4) * 4);
    out.text('glTF');
    for (const value of [2, 12 + 8 + padded.length + 8 + bytes, padded.length]) out.u32(value);
    out.text(`JSON${padded}`);
    out.u32(bytes);
    out.text('BIN\0');
    for (const point of points(grid)) point.forEach(out.f32);
    for (const face of corners(grid)) face.forEach(out.u32);
  },
};

/** @returns path and bytes of the file, which is made unless it is there */
export function bigFile(folder, format, millions) {
  const path = `${folder}/floor-${millions}m.${format}`;
  if (!existsSync(path)) {
    const out = writer(path);
    writers[format](out, gridOf(millions * 1e6));
    out.end();
  }
  return { path, bytes: statSync(path).size };
}
