// Generated from wasm/trace/events.def and what it includes by web/scripts/generate-events.mjs. Do not edit.
/** Schema of the traces this package reads; a module with another hash is refused. */
export const schemaHash = 'eff9fc47cb6a5936';
