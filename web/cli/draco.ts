/** The Draco decoder, in a file next to this program; only a file packed by Draco loads it. */
import { readFile } from 'node:fs/promises';
import createModule from 'draco3d/draco_decoder_nodejs.js';
import type { DracoDecoder } from '../mesh/import/decoders';
import { dracoDecoder } from '../mesh/import/dracoModule';

export async function loadDraco(): Promise<DracoDecoder> {
  const wasmBinary = await readFile(new URL('./draco_decoder.wasm', import.meta.url));
  return dracoDecoder(await createModule({ wasmBinary }));
}
