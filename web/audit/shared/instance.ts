/** An instance of the module of wasm/bind/crowd.cpp, as what the package's classes know of a module. */
import type { NativeModule } from '../../package/module-types';

type Query = (call: number, mesh: number, numbers: number, method: number, sides: number, precision: number) => number;

interface Exports {
  readonly __stack_pointer: WebAssembly.Global;
  readonly __heap_base: WebAssembly.Global;
  readonly __tls_size: WebAssembly.Global;
  __wasm_init_tls(at: number): void;
  begin(from: number, bytes: number, grows: number): void;
  block(bytes: number): number;
  most(): number;
  meshRoom(coordinates: number, scalarBytes: number, corners: number): number;
  meshBuild(): number;
  resultsMake(requests: number, contacts: number): number;
  resultsFree(call: number): void;
  input(numbers: number): number;
  columns(): number;
  element(call: number): number;
  readonly sweepMany: Query;
  readonly moveMany: Query;
}

/** Of the stack of a lane; walking takes a twentieth of it (tests). */
export const stackBytes = 256 * 1024;
const grain = 16;

type Views = Pick<NativeModule, 'HEAPF32' | 'HEAPF64' | 'HEAPU32' | 'HEAP32' | 'HEAPU8'>;

const viewsOf = ({ buffer }: WebAssembly.Memory): Views => ({
  HEAPF32: new Float32Array(buffer),
  HEAPF64: new Float64Array(buffer),
  HEAPU32: new Uint32Array(buffer),
  HEAP32: new Int32Array(buffer),
  HEAPU8: new Uint8Array(buffer),
});

export interface Instance {
  readonly native: NativeModule;
  /** a block for another instance; 0: there is no memory for it */
  block(bytes: number): number;
  /** bytes it had allocated at most */
  most(): number;
}

/** The first one: it allocates behind all else, and the memory grows. */
export function builderIn(module: WebAssembly.Module, memory: WebAssembly.Memory): Instance {
  const exports = exportsOf(module, memory);
  const from = exports.__heap_base.value as number;
  return begun(exports, memory, from, memory.buffer.byteLength - from, true);
}

/** One more, in a block of its own. */
export function laneIn(module: WebAssembly.Module, memory: WebAssembly.Memory, at: number, bytes: number): Instance {
  const exports = exportsOf(module, memory);
  // Before anything is called: what is called pushes on it.
  exports.__stack_pointer.value = at + stackBytes;
  return begun(exports, memory, at + stackBytes, bytes - stackBytes, false);
}

const exportsOf = (module: WebAssembly.Module, memory: WebAssembly.Memory) =>
  new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Exports;

function begun(exports: Exports, memory: WebAssembly.Memory, at: number, bytes: number, grows: boolean): Instance {
  const variables = Math.ceil((exports.__tls_size.value as number) / grain) * grain;
  exports.__wasm_init_tls(at);
  exports.begin(at + variables, bytes - variables, grows ? 1 : 0);
  const native = nativeOf(exports, memory);
  return { native, block: (size) => exports.block(size), most: () => exports.most() };
}

function nativeOf(exports: Exports, memory: WebAssembly.Memory): NativeModule {
  const absent = (): never => {
    throw new Error('The module of the workers neither saves nor traces nor proves.');
  };
  /** Whoever builds makes the memory grow; the views of before end where it ended then. */
  const looked = (status: number) => {
    if (native.HEAPU8.byteLength !== memory.buffer.byteLength) Object.assign(native, viewsOf(memory));
    return status;
  };
  const native: NativeModule = {
    ...viewsOf(memory),
    about: absent,
    meshRoom: (coordinates, scalarBytes, corners) => looked(exports.meshRoom(coordinates, scalarBytes, corners)),
    meshBuild: () => looked(exports.meshBuild()),
    meshSave: absent,
    // It is everybody's, and goes with the memory.
    meshFree: () => {},
    resultsMake: (requests, contacts) => looked(exports.resultsMake(requests, contacts)),
    resultsFree: exports.resultsFree,
    _sweepscope_input: exports.input,
    _sweepscope_columns: exports.columns,
    _sweepscope_element: exports.element,
    _sweepscope_sweep_many: exports.sweepMany,
    _sweepscope_move_many: exports.moveMany,
    _sweepscope_trace: absent,
    _sweepscope_prove: absent,
    _sweepscope_release: () => {},
  };
  return native;
}
