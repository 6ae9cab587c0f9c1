/** A moment whose mesh is a file that this browser does not have. It is shown as soon as somebody opens that file. */
import { signal } from '@preact/signals';
import type { PlacedMesh } from '../../solver/protocol';
import type { LinkedMesh } from './permalink';
import type { Session } from '../session/session';

export type PlacedFile = PlacedMesh & { readonly id: number };

export interface Awaited {
  readonly mesh: LinkedMesh;
  /** nothing else is opened meanwhile: another file is refused, with the reason */
  readonly only?: true;
  /** Shows the moment with the mesh it waited for. */
  show(file: PlacedFile): Promise<unknown>;
}

/** What is waited for, for those who say so. */
export const awaitedMesh = signal<LinkedMesh | null>(null);

/** @param awaited null: nothing any more */
export function waitFor(session: Session, awaited: Awaited | null): void {
  session.awaited = awaited;
  awaitedMesh.value = awaited?.mesh ?? null;
}

/** How many triangles it has, where that is known; 0 where it is not. */
export const trianglesOf = ({ triangles, inline }: LinkedMesh): number =>
  triangles ?? (inline ? inline.indices.length / 3 : 0);
