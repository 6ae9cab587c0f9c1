/** The module of the workers, and everything of a shared memory that can be looked at. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SharedMesh } from '../../../../../web/audit/shared/types';

const path = fileURLToPath(new URL('../../../../../web/audit/shared/module/crowd.wasm', import.meta.url));

export const crowd = (): Promise<WebAssembly.Module> => WebAssembly.compile(readFileSync(path));

/** The bytes of a lane. */
export const laneOf = ({ memory, lanes, laneBytes }: SharedMesh, lane: number) =>
  new Uint8Array(memory.buffer, lanes[lane], laneBytes);

/** The bytes that are nobody's lane: the module's own, the mesh, what is left of building. */
export function outside({ memory, lanes, laneBytes }: SharedMesh): Uint8Array {
  const copy = new Uint8Array(memory.buffer).slice();
  for (const at of lanes) copy.fill(0, at, at + laneBytes);
  return copy;
}
