/**
 * Named errors of the package. Each says what is wrong, where, and what to do; after any of them the objects stay usable.
 */

/** Twin of StatusCode in wasm/core/status.h: names and sentences by number. */
const statusTable = [
  { code: 'ok', text: () => '' },
  { code: 'positions-length', text: (n: number) => `positions has ${n} numbers; it needs 3 per vertex.` },
  { code: 'indices-length', text: (n: number) => `indices has ${n} numbers; it needs 3 per triangle.` },
  {
    code: 'soup-length',
    text: (n: number) =>
      `positions holds ${n} vertices; without indices it needs 3 per triangle. Pass indices, or complete the last triangle.`,
  },
  {
    code: 'index-out-of-range',
    text: (n: number) => `indices[${n}] points at no vertex; it must be below a third of positions.length.`,
  },
  { code: 'position-not-finite', text: (n: number) => `positions[${n}] is not a finite number.` },
  { code: 'position-too-large', text: (n: number) => `positions[${n}] is beyond 1e30. Scale the mesh down.` },
  {
    code: 'too-many-triangles',
    text: (n: number) => `The mesh has ${n} triangles; at most 40,000,000 fit the memory of a module. Split it.`,
  },
  {
    code: 'out-of-memory',
    text: (n: number) =>
      `There is no memory for ${Math.ceil(n)} bytes. Dispose of meshes you no longer need, or use smaller ones.`,
  },
  {
    code: 'request-length',
    text: (n: number) =>
      `The array has ${n} numbers; that is no whole number of requests (9 each for a sweep, 12 for a move; a trace takes one).`,
  },
  { code: 'request-not-finite', text: (n: number) => `Element ${n} of the request is not a finite number.` },
  { code: 'request-too-large', text: (n: number) => `Element ${n} of the request is beyond 1e30.` },
  { code: 'radius-not-positive', text: (n: number) => `Element ${n} of the request is a radius and must be above 0.` },
  {
    code: 'radius-too-small',
    text: (n: number) => `Element ${n} of the request is a radius too small to divide the mesh and the motion by.`,
  },
  { code: 'skin-out-of-range', text: (n: number) => `skin is ${n}; it must be a finite length, 0 or more.` },
  {
    code: 'sweep-limit-out-of-range',
    text: (n: number) => `maxSweeps is ${n}; it must be a whole number from 1 to 255.`,
  },
  { code: 'up-not-usable', text: () => 'up must be three finite numbers, not all 0.' },
  {
    code: 'slope-limit-out-of-range',
    text: (n: number) => `slopeLimit is ${n}; it must be an angle from 0 to π/2 radians.`,
  },
  {
    code: 'step-height-out-of-range',
    text: (n: number) => `stepHeight is ${n}; it must be a finite length, 0 or more.`,
  },
  {
    code: 'snap-distance-out-of-range',
    text: (n: number) => `snapDistance is ${n}; it must be a finite length, 0 or more.`,
  },
  {
    code: 'trace-limit-out-of-range',
    text: (n: number) => `maxSlots is ${n}; it must be a whole number from 8 to 400,000,000.`,
  },
  {
    code: 'triangle-out-of-range',
    text: (n: number) => `The mesh has no triangle ${n}; -1 stands for none, where a miss is to be proved.`,
  },
  {
    code: 'time-out-of-range',
    text: (n: number) =>
      `A claimed time is ${n}; it must be a fraction from 0 to 1, or, for a miss, time must be Infinity.`,
  },
  { code: 'samples-out-of-range', text: (n: number) => `samples is ${n}; it must be a whole number from 2 to 65,536.` },
  { code: 'saved-foreign', text: () => 'These bytes are no saved mesh. Pass what save() gave.' },
  {
    code: 'saved-version',
    text: (n: number) =>
      `This mesh was saved in format ${n}, of another version of this package. Build it and save it again.`,
  },
  {
    code: 'saved-damaged',
    text: () => 'This saved mesh is damaged or cut short. Fetch it again, or build and save it again.',
  },
  {
    code: 'wall-limit-out-of-range',
    text: (n: number) => `wallLimit is ${n}; it must be an angle from 0 to π/2 radians.`,
  },
] as const;

/** the number of that status */
export const outOfMemory = statusTable.findIndex(({ code }) => code === 'out-of-memory');

export type StatusName = (typeof statusTable)[number]['code'];

/** Statuses of a mesh that is made or loaded. */
type MeshStatus =
  | 'positions-length'
  | 'indices-length'
  | 'soup-length'
  | 'index-out-of-range'
  | 'position-not-finite'
  | 'position-too-large'
  | 'too-many-triangles'
  | 'saved-foreign'
  | 'saved-version'
  | 'saved-damaged';

/** The `code`s of a `MeshError`. `detached`: an array that was transferred, to a worker for instance. `unknown`: the module is of another version. */
export type MeshErrorCode =
  MeshStatus | 'out-of-memory' | 'unknown' | 'positions-type' | 'indices-type' | 'bytes-type' | 'detached';

/** The `code`s of a `RequestError`. */
export type RequestErrorCode =
  | Exclude<StatusName, MeshStatus | 'ok'>
  | 'unknown'
  | 'detached'
  | 'not-a-float64array'
  | 'results-kind'
  | 'results-size'
  | 'results-too-small'
  | 'options-not-an-object'
  | 'option-unknown'
  | 'option-not-a-number'
  | 'option-not-whole'
  | 'precision-needs-paper';

/** The `code`s of a `LoadError`. */
export type LoadErrorCode = 'wasm-not-found' | 'wasm-unusable' | 'schema-mismatch';

/** The `code`s of all `SweepscopeError`s. */
export type ErrorCode = MeshErrorCode | RequestErrorCode | LoadErrorCode | 'disposed';

/** Base of the errors of the main entry; `TapeError` and `TraceError` of the other entries are separate. */
export class SweepscopeError extends Error {
  /** name of the class */
  declare readonly name: string;
  /** machine-readable name of what is wrong */
  readonly code: ErrorCode;
  /** what the message names by number: the place in an array of what is wrong, or the value or length that is. -1: nothing has one */
  readonly element: number;

  constructor(code: ErrorCode, element: number, message: string) {
    super(message);
    this.code = code;
    this.element = element;
  }
}

/** The mesh cannot be made. */
export class MeshError extends SweepscopeError {
  /** name of the class */
  declare readonly name: 'MeshError';
  /** machine-readable name of what is wrong */
  declare readonly code: MeshErrorCode;

  constructor(code: MeshErrorCode, element: number, message: string) {
    super(code, element, message);
  }
}
/** A query, a request or an option is bad; nothing of the batch was run. */
export class RequestError extends SweepscopeError {
  /** name of the class */
  declare readonly name: 'RequestError';
  /** machine-readable name of what is wrong */
  declare readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode, element: number, message: string) {
    super(code, element, message);
  }
}
/** The mesh, or the results, were disposed of. */
export class DisposedError extends SweepscopeError {
  /** name of the class */
  declare readonly name: 'DisposedError';
  /** machine-readable name of what is wrong */
  declare readonly code: 'disposed';

  constructor(what = 'This mesh was') {
    super('disposed', -1, `${what} disposed of. Make a new one.`);
  }
}
/** The module could not be loaded or does not belong to this version of the package. */
export class LoadError extends SweepscopeError {
  /** name of the class */
  declare readonly name: 'LoadError';
  /** machine-readable name of what is wrong */
  declare readonly code: LoadErrorCode;

  constructor(code: LoadErrorCode, message: string, options?: { cause?: unknown }) {
    super(code, -1, message);
    if (options && 'cause' in options) this.cause = options.cause;
  }
}

// Explicit, because a minifier renames classes; on the prototype before anything is thrown, because an engine writes the name into the stack when the error is created.
for (const [name, error] of Object.entries({ SweepscopeError, MeshError, RequestError, DisposedError, LoadError })) {
  Object.defineProperty(error, 'name', { value: name });
  Object.defineProperty(error.prototype, 'name', { value: name });
}

/** The error for a mesh that the module refused. */
export function meshErrorOf(status: number, element: number): MeshError {
  const { code, message } = describeStatus(status, element);
  return new MeshError(code as MeshErrorCode, Math.trunc(element), message);
}

/** Name and sentence of a status of the module. */
export function describeStatus(status: number, element: number): { code: StatusName | 'unknown'; message: string } {
  const entry = statusTable[status];
  if (!entry) return { code: 'unknown', message: `The solver answered with the unknown status ${status}.` };
  return { code: entry.code, message: entry.text(element) };
}
