/** How the parts of the mesh that is open are drawn, and what of it is left out, as links say it. */
import { signal } from '@preact/signals';
import type { SceneMesh } from '.';
import type { PartChoice } from '../../mesh/parts/spans';

export interface PartLook extends Pick<PartChoice, 'hidden' | 'coloured'> {
  /** of each triangle that is drawn, as `partStates` has them; null: all are plain */
  readonly states: Uint8Array | null;
  /** 1 for each triangle that bodies meet and nobody sees; null: all are drawn */
  readonly unseen: Uint8Array | null;
}

const usualLook: PartLook = { hidden: [], coloured: false, states: null, unseen: null };

/** Changed by the actions only. */
export const partLook = signal<PartLook>(usualLook);

export const showLookOf = ({ look }: SceneMesh): void => void (partLook.value = look ?? usualLook);

/** What is chosen of the parts of a mesh that is open, as it stands in a link; undefined: nothing. */
export function codedParts({ whole, table }: SceneMesh, inline: boolean): object | undefined {
  const { hidden, coloured } = partLook.value;
  const coded = {
    ...(whole && { o: whole.leftOut }),
    ...(hidden.length > 0 && { y: hidden }),
    ...(coloured && { k: 1 }),
    ...(inline && table && { t: table }),
  };
  return Object.keys(coded).length > 0 ? coded : undefined;
}

/** Whether a link leaves the same parts out. */
export function sameLeftOut(coded: unknown, { whole }: SceneMesh): boolean {
  const { o = [] } = (coded ?? {}) as { readonly o?: unknown };
  return JSON.stringify(o) === JSON.stringify(whole?.leftOut ?? []);
}
