/** Answers as a solver would give them, made up: what is recorded does not depend on what is in them. */
import type { Mesh, MeshReport, MoveResults } from 'sweepscope';
import type { RecordOptions } from '../../../../web/package/record';

export const triangle = {
  positions: new Float64Array([0, 0, 0, 1, 0, 0, 0, 0.1, 0]),
  indices: new Uint32Array([0, 1, 2]),
};
export const build = { version: '9.8.7', schemaHash: '0123456789abcdef', simd: true };
export const ofTriangle: RecordOptions = { build, ...triangle };

const report: MeshReport = {
  vertices: 3,
  triangles: 1,
  bounds: { min: [0, 0, 0], max: [1, 0.1, 0] },
  degenerateTriangles: 0,
  degenerate: new Uint32Array(0),
  memoryBytes: 0,
  buildMilliseconds: 0,
};

/** Each body goes where it wanted to; every second one meets something. */
export function answers(requests: Float64Array): MoveResults {
  const n = requests.length / 12;
  const contacts = Math.floor(n / 2);
  const bytes = () => Uint8Array.from({ length: n }, (_, k) => k % 2);
  return {
    position: Float64Array.from({ length: 3 * n }, (_, k) => {
      const at = 12 * Math.floor(k / 3) + (k % 3);
      return requests[at]! + requests[at + 3]! + requests[at + 6]!;
    }),
    ...{ grounded: bytes(), state: bytes(), ceiling: bytes(), stepped: bytes(), snapped: bytes() },
    ...{ sweeps: bytes(), truncated: bytes(), passSweeps: new Uint8Array(2 * n).fill(1) },
    groundPoint: new Float64Array(3 * n).fill(NaN),
    groundNormal: new Float64Array(3 * n).fill(NaN),
    groundTriangle: new Int32Array(n).fill(-1),
    startDepth: new Float64Array(n),
    wayOut: new Uint8Array(n),
    contactStart: Uint32Array.from({ length: n + 1 }, (_, k) => Math.floor(k / 2)),
    contactTime: new Float64Array(contacts).fill(0.5),
    contactPoint: new Float64Array(3 * contacts).fill(2),
    contactNormal: new Float64Array(3 * contacts).fill(1),
    contactTriangle: new Int32Array(contacts),
    contactFeature: new Uint8Array(contacts).fill(1),
    contactElement: new Uint8Array(contacts),
    contactPass: new Uint8Array(contacts),
    contactSlide: new Uint8Array(contacts),
  };
}

const unasked = () => {
  throw new Error('not asked for here');
};

export const madeUpMesh = (moveMany: Mesh['moveMany'] = answers): Mesh => ({
  ...{ report, moveMany, sweepMany: unasked, trace: unasked, prove: unasked, save: unasked, dispose: () => {} },
});

/** Requests of so many bodies, unlike in every number. */
export const requestsOf = (bodies: number, from = 0): Float64Array =>
  Float64Array.from({ length: 12 * bodies }, (_, k) => (k % 12 < 9 ? from + k / 7 : 1 + k));
