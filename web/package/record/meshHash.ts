/** Hashes of what the solver was given and what it answered. */

/** FNV-1a over bytes, two lanes of 32 bits with different starts, as 16 hexadecimal digits. Fast, not cryptographic. */
export class StateHash {
  private low = 0x811c9dc5;
  private high = 0x9747b28c;

  add(view: ArrayBufferView): this {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    let { low, high } = this;
    for (let at = 0; at < bytes.length; at++) {
      low = Math.imul(low ^ bytes[at]!, 0x01000193);
      high = Math.imul(high ^ bytes[at]!, 0x01000193);
    }
    // The lanes would differ by their start only; crossing them after each array makes them two hashes.
    this.low = low ^ (high >>> 15);
    this.high = Math.imul(high, 0x85ebca6b) ^ (low >>> 13);
    return this;
  }

  hex(): string {
    return [this.high, this.low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/**
 * Name of a mesh by its content: SHA-256 as 64 hexadecimal digits. Pages served without https have no SHA-256; there it is
 * `f` and the state hash, good enough to recognise a file.
 */
export async function meshHash(positions: Float64Array, indices: Uint32Array): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return plainHash(positions, indices);
  const bytes = new Uint8Array(positions.byteLength + indices.byteLength);
  bytes.set(new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength));
  bytes.set(new Uint8Array(indices.buffer, indices.byteOffset, indices.byteLength), positions.byteLength);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function plainHash(positions: Float64Array, indices: Uint32Array): string {
  return `f${new StateHash().add(positions).add(indices).hex()}`;
}

/** True when the mesh has that hash, from either kind of page. */
export async function isMeshOf(hash: string, positions: Float64Array, indices: Uint32Array): Promise<boolean> {
  const plain = hash.length === 17;
  return hash === (plain ? plainHash(positions, indices) : await meshHash(positions, indices));
}

/** True for what `meshHash` makes. */
export function isMeshHash(text: string): boolean {
  return /^(?:[0-9a-f]{64}|f[0-9a-f]{16})$/.test(text);
}
