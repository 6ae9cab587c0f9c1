// Generated from wasm/trace/events.def by web/scripts/generate-events.mjs. Do not edit.
/** Schema of the traces this package reads; a module with another hash is refused. */
export const schemaHash = '9fdc6282bdd5945d';
