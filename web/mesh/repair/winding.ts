/** Makes neighbours agree on their fronts; in each part as few triangles are turned as possible. */
import { partsOf, turned } from './parts';
import type { Triangles } from './types';

export function alignWinding(mesh: Triangles) {
  const { parts, order, against } = partsOf(mesh);
  const flip = new Uint8Array(mesh.indices.length / 3);
  let flipped = 0;
  let twisted = 0;
  for (const part of parts) {
    if (part.twisted) {
      twisted++;
      continue;
    }
    let other = 0;
    for (let at = part.from; at < part.to; at++) other += against[order[at]!]!;
    // Where both are as many, the first one stays.
    const minority = 2 * other <= part.to - part.from ? 1 : 0;
    for (let at = part.from; at < part.to; at++) {
      const t = order[at]!;
      if (against[t] !== minority) continue;
      flip[t] = 1;
      flipped++;
    }
  }
  return { indices: flipped > 0 ? turned(mesh.indices, flip) : mesh.indices, flip, flipped, twisted };
}
