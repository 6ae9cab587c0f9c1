/** How each triangle is drawn by what was chosen of its part. */
import type { SceneMesh } from '..';
import { partStates } from './states';
import type { PartLook } from '../partLook';
import { marksOf, type PartChoice } from '../../../mesh/parts/spans';
import { tintOf } from '../../base/tints';

/** @param mesh with everything but what is left out of it */
export function lookOf(mesh: SceneMesh, { hidden, coloured }: PartChoice): PartLook {
  const { whole } = mesh;
  const count = (whole ?? mesh).indices.length / 3;
  const out = whole && marksOf(whole.leftOut, count);
  const unseen = hidden.length > 0 ? marksOf(hidden, count) : null;
  return {
    ...{ hidden, coloured, states: statesOf(mesh, count, coloured, unseen, out) },
    unseen: unseen && out ? unseen.filter((_, triangle) => out[triangle] === 0) : unseen,
  };
}

function statesOf(
  { table }: SceneMesh,
  count: number,
  coloured: boolean,
  unseen: Uint8Array | null,
  out: Uint8Array | undefined,
): Uint8Array | null {
  const tinted = coloured && table !== undefined;
  if (!tinted && !unseen && !out) return null;
  const states = new Uint8Array(count);
  if (tinted)
    table.owners.forEach((owner, run) =>
      states.fill(partStates.tinted + tintOf(owner), table.starts[run], table.starts[run + 1]),
    );
  for (let at = 0; at < count; at++) {
    if (unseen?.[at] === 1) states[at] = partStates.hidden;
    else if (out?.[at] === 1) states[at] = partStates.faint;
  }
  return states;
}
