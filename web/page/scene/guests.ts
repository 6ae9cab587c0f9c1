/** What comes in a chunk of its own and takes part in the figures from then on; null: it has not been asked for. */
import type { Vec3 } from '../../mesh/geometry/vec';
import type { Moment } from './moment/moment';
import type { Pane } from './pane';
import type { Handle } from './pointer/handles';
import type { MeshLook } from './surface/look';

/** Where a pointer is, and what lies there. */
export interface Pointed {
  /** CSS pixels from the corner of the pane */
  readonly at: readonly [number, number];
  /** world: where the ray through it begins, its direction, and how far it goes in lengths of that */
  readonly ray: readonly [from: Vec3, ahead: Vec3, within: number];
  readonly moment: Moment;
  /** how near counts as there, CSS pixels */
  readonly reach: number;
  readonly clicked: boolean;
}

type Ray = Pointed['ray'];

/** A handle on its way. */
export interface Dragged extends Pick<Pointed, 'at' | 'reach' | 'moment'> {
  /** as it was taken */
  readonly handle: Handle;
  /** where the pointer took it, and where it is */
  readonly press: Ray;
  readonly now: Ray;
  /** world: where it is in the plane that faces the eye, and how long a CSS pixel is there */
  readonly free: Vec3;
  readonly pixel: number;
}

export interface Grip {
  at(pane: Pane, moment: Moment, at: readonly [number, number], reach: number): Handle | null;
  settle(pane: Pane, dragged: Dragged): Vec3;
}

export interface Guests {
  /** last hand at what the mesh is painted with, before a pane is drawn */
  paint: ((look: MeshLook, pane: Pane) => void) | null;
  /** What of a ray through a pane meets anything that is shown. @returns where it begins, and how far it goes in lengths of `ahead` */
  shown: ((pane: Pane, eye: Vec3, ahead: Vec3) => readonly [from: Vec3, within: number]) | null;
  /** A pointer rests or has clicked somewhere; null: it has left. @returns whether that was for a tool */
  point: ((pane: Pane, pointed: Pointed | null) => boolean) | null;
  /** A body that is not the shown one; clicked, it is shown. @param shownAt where the shown one is, world @returns whether there is one */
  other: ((ray: Ray, shownAt: Vec3, clicked: boolean) => boolean) | null;
  /** more to take hold of, and where what is dragged is to be */
  grip: Grip | null;
}

export const guests: Guests = { paint: null, shown: null, point: null, other: null, grip: null };
