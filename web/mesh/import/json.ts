/** Plain JSON: `{ "positions": [...], "indices": [...] }`, the numbers in one row or by three. Without indices corners follow each other. */
import { GrowableFloat64, GrowableUint32 } from './growable';
import { checkTriangleCount, checkVertexCount } from './limits';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';

/** @throws ImportError `json-no-mesh`, `json-bad-value`, `too-many-vertices`, `too-many-triangles` */
export function* readJson(bytes: Uint8Array): Steps<RawMesh> {
  const { positions: points, indices: corners } = parse(bytes);
  yield { stage: 'read', fraction: 0.5 };
  const positions = new GrowableFloat64();
  yield* eachThree(points, 'positions', (x, y, z) => {
    positions.push3(x, y, z);
    checkVertexCount(positions.length / 3);
  });
  const vertices = positions.length / 3;
  const indices = new GrowableUint32();
  if (corners === undefined) for (let i = 0; i < vertices - (vertices % 3); i++) indices.push(i);
  else
    yield* eachThree(corners, 'indices', (a, b, c, where) => {
      for (const corner of [a, b, c])
        if (!(Number.isInteger(corner) && corner >= 0 && corner < vertices))
          throw new ImportError('json-bad-value', { where, found: String(corner) });
      indices.push3(a, b, c);
      checkTriangleCount(indices.length / 3);
    });
  return { positions: positions.toArray(), indices: indices.toArray(), parts: 1, points: vertices, dropped: 0 };
}

function parse(bytes: Uint8Array): { positions: readonly unknown[]; indices?: readonly unknown[] } {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 160) : 'none';
    throw new ImportError('json-no-mesh', { reason }, { cause });
  }
  const { positions, indices } = document as { positions?: unknown; indices?: unknown };
  if (!Array.isArray(positions)) throw new ImportError('json-no-mesh', { reason: 'none' });
  if (indices !== undefined && indices !== null && !Array.isArray(indices))
    throw new ImportError('json-bad-value', { where: 'indices', found: shown(indices) });
  return { positions, indices: Array.isArray(indices) ? indices : undefined };
}

/** Numbers by three, whether the list has them singly or in lists of three. */
function* eachThree(
  list: readonly unknown[],
  name: string,
  take: (a: number, b: number, c: number, where: string) => void,
): Steps<void> {
  const nested = Array.isArray(list[0]);
  const step = nested ? 1 : 3;
  if (list.length % step !== 0)
    throw new ImportError('json-bad-value', { where: `${name}.length`, found: String(list.length) });
  for (let i = 0; i < list.length; i += step) {
    if (i % (BATCH * step) === 0) yield { stage: 'read', fraction: 0.5 + (0.5 * i) / list.length };
    const where = `${name}[${i}]`;
    const three = nested ? list[i] : [list[i], list[i + 1], list[i + 2]];
    if (!Array.isArray(three) || three.length !== 3 || !three.every((item) => typeof item === 'number'))
      throw new ImportError('json-bad-value', { where, found: shown(three) });
    take(three[0], three[1], three[2], where);
  }
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 60);
