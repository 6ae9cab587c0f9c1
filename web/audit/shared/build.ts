/** Builds a level's mesh where all workers of an audit read it. */
import { meshErrorOf } from '../../package/errors';
import { readMesh, writeMesh } from '../../package/exchange';
import { type Ground, groundOf, type Level } from '../run/ground';
import { builderIn, stackBytes } from './instance';
import type { SharedMesh } from './types';

const page = 65536;
/** Most that the module takes: CMakeLists.txt. */
const mostPages = 49152;
/** Of a lane, for two runs of the bodies that the pool hands out at once (tests say how much of it they take); and twice a mark for each triangle, where slivers are cut. */
const workBytes = 2 * 1024 * 1024;
const bytesPerTriangle = 2;
/** Room to build in, more than it ever takes: where slivers are cut there are four boxes for a triangle. Memory is asked for as it is used. */
const buildBytesPerTriangle = 700;
const buildBytes = 48 * 1024 * 1024;
const firstBytes = 2 * 1024 * 1024;

/**
 * @param lanes workers that may ever walk
 * @throws MeshError where the mesh is refused; RangeError where there is no memory for it
 */
export function buildShared(module: WebAssembly.Module, level: Level, slopeLimit: number, lanes: number): SharedMesh {
  const { positions, indices } = level;
  const triangles = indices.length / 3;
  const laneBytes = stackBytes + workBytes + page * Math.ceil((bytesPerTriangle * triangles) / page);
  const most = buildBytes + 3 * positions.byteLength + buildBytesPerTriangle * triangles + (lanes + 1) * laneBytes;
  const memory = new WebAssembly.Memory({
    initial: firstBytes / page,
    maximum: Math.min(mostPages, Math.ceil(most / page)),
    shared: true,
  });
  const builder = builderIn(module, memory);
  const { native } = builder;
  const status = writeMesh(native, positions, indices);
  if (status !== 0) throw refusal(status, native._sweepscope_element(0));
  const { address, report } = readMesh(native);
  return {
    module,
    memory,
    mesh: address,
    bounds: report.bounds as SharedMesh['bounds'],
    lanes: Array.from({ length: lanes }, () => laneFrom(builder.block(laneBytes))),
    laneBytes,
    level: { positions: sharedCopy(positions), indices: sharedCopy(indices) },
    ground: sharedGround(groundOf(level, slopeLimit)),
  };
}

function laneFrom(address: number): number {
  if (address === 0) throw new RangeError('There is no memory for all workers beside one mesh.');
  return address;
}

/** Where memory is short it may still do for a copy, so that is no refusal. */
function refusal(status: number, element: number): Error {
  const error = meshErrorOf(status, element);
  return error.code === 'out-of-memory' ? new RangeError(error.message) : error;
}

const sharedGround = ({ triangles, areas, flipped }: Ground): Ground => ({
  triangles: sharedCopy(triangles),
  areas: sharedCopy(areas),
  flipped,
});

function sharedCopy<T extends Float32Array | Float64Array | Uint32Array>(numbers: T): T {
  const Kind = numbers.constructor as new (buffer: SharedArrayBuffer) => T;
  const copy = new Kind(new SharedArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}
