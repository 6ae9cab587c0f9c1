/** The cube as compressed glTF. The bytes were made once by the official encoders (draco3d 1.5.7, meshoptimizer 0.22). */
import { CUBE_TRIANGLES, gltf } from './samples';
import type { Gltf } from './samples';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

export const DRACO_CUBES = {
  edgebreaker:
    'RFJBQ08CAgEBAAAACAwACwAAA19LCwEBEAH/AAABAAkDAAACAQEBAQEDVS0BCK0KBow1dQozgwAAAAD/BwAAAACAvwAAgL8AAIC/AAAAQAs=',
  sequential:
    'RFJBQ08CAgEAAAAMCAEAAwIAAgEEBQYEBgcAAQUABQQCAwcCBwYBAgYBBgUABAcABwMBAQAJAwAAAgABAQADAwEoARgDABCyiAQsEgAAAAAA/wcAAAAAgL8AAIC/AACAvwAAAEAL',
} as const;
const POINTS = 'oAAAAAEzMwAA/////wAAAAEMzAAA////AAAAAQDAAAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAIC/AACAvwAAgL8=';
const SHORTS = 'oAEzMwAAAwQDBAESEgAAAQzMAAADBAMBBIQAAAEAwAAAAwEAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABgAGAAYAAAA=';
const CORNERS = '4f4A/w5SA88CBROPCP8GAf8EAgIAAAB2h1ZneKmGZYlomAFpAAA=';

export function dracoCube(kind: keyof typeof DRACO_CUBES = 'edgebreaker'): Gltf {
  const binary = bytesOf(DRACO_CUBES[kind]);
  const { json } = gltf(Array(24).fill(0), CUBE_TRIANGLES.flat());
  for (const accessor of json.accessors) delete accessor.bufferView;
  json.bufferViews = [{ buffer: 0, byteLength: binary.length }];
  json.buffers = [{ byteLength: binary.length }];
  json.extensionsUsed = json.extensionsRequired = ['KHR_draco_mesh_compression'];
  json.meshes[0].primitives[0].extensions = {
    KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } },
  };
  return { json, binary };
}

/** @param shorts quantized positions, as gltfpack writes them */
export function meshoptCube(shorts = false, name = 'EXT_meshopt_compression'): Gltf {
  const [points, corners] = [bytesOf(shorts ? SHORTS : POINTS), bytesOf(CORNERS)];
  const binary = new Uint8Array(points.length + corners.length);
  binary.set(points);
  binary.set(corners, points.length);
  const { json } = gltf(Array(24).fill(0), CUBE_TRIANGLES.flat());
  const stride = shorts ? 8 : 12;
  const packed = (byteOffset: number, byteLength: number, byteStride: number, count: number, mode: string) => ({
    extensions: { [name]: { buffer: 0, byteOffset, byteLength, byteStride, count, mode } },
  });
  json.bufferViews = [
    { buffer: 1, byteLength: 8 * stride, byteStride: stride, ...packed(0, points.length, stride, 8, 'ATTRIBUTES') },
    { buffer: 1, byteLength: 72, ...packed(points.length, corners.length, 2, 36, 'TRIANGLES') },
  ];
  if (shorts) Object.assign(json.accessors[0], { componentType: 5122, normalized: true });
  json.buffers = [
    { byteLength: binary.length },
    { byteLength: 8 * stride + 72, extensions: { [name]: { fallback: true } } },
  ];
  json.extensionsUsed = json.extensionsRequired = [name, 'KHR_mesh_quantization'];
  return { json, binary };
}
