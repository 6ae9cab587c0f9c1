// What Emscripten's minimal runtime leaves out of which the package needs. The linker puts it into the runtime's own function, where these are.
/* eslint no-unused-vars: off -- the runtime uses what is defined here */
/* global Module:readonly, readyPromiseResolve:readonly, readyPromiseReject:readonly, ready:writable, updateGlobalBufferAndViews:writable */
/* global HEAPF32:readonly, HEAPF64:readonly, HEAPU32:readonly, HEAP32:readonly, HEAPU8:readonly */
/* global _sweepscope_input:readonly, _sweepscope_columns:readonly, _sweepscope_element:readonly, _sweepscope_release:readonly */
/* global _sweepscope_sweep_many:readonly, _sweepscope_move_many:readonly, _sweepscope_trace:readonly, _sweepscope_prove:readonly */

/** Stands before the real one, so that who loads a module that cannot be made is told; the runtime drops that promise. */
const WebAssembly = {
  instantiate: (binary, imports) => ({
    then: (receive) => void globalThis.WebAssembly.instantiate(binary, imports).then(receive).catch(readyPromiseReject),
  }),
};

/** Called when the memory is there and whenever it has grown: hands out the new views of it. */
const takeViews = updateGlobalBufferAndViews;
updateGlobalBufferAndViews = (buffer) => {
  takeViews(buffer);
  Object.assign(Module, { HEAPF32, HEAPF64, HEAPU32, HEAP32, HEAPU8 });
};

/** Called when the module is there: hands out the functions it exports. */
ready = () => {
  Object.assign(Module, {
    _sweepscope_input,
    _sweepscope_columns,
    _sweepscope_element,
    _sweepscope_sweep_many,
    _sweepscope_move_many,
    _sweepscope_trace,
    _sweepscope_prove,
    _sweepscope_release,
  });
  readyPromiseResolve(Module);
};
