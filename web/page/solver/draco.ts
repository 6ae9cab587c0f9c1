/** Fetches the Draco decoder; only a file that is packed with it asks for it. */
import createModule from 'draco3d/draco_decoder_nodejs.js';
import address from 'draco3d/draco_decoder.wasm?url';
import type { DracoDecoder } from '../../mesh/import/decoders';
import { dracoDecoder } from '../../mesh/import/dracoModule';

export async function loadDraco(): Promise<DracoDecoder> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return dracoDecoder(await createModule({ wasmBinary: await response.arrayBuffer() }));
}
