/** A moment whose mesh is a file that this browser does not have. It is shown as soon as somebody opens that file. */
import type { PlacedMesh } from '../solver/protocol';
import type { LinkedMesh } from './permalink';

export type PlacedFile = PlacedMesh & { readonly id: number };

export interface Awaited {
  readonly mesh: LinkedMesh;
  /** Shows the moment with the mesh it waited for. */
  show(file: PlacedFile): Promise<unknown>;
}
