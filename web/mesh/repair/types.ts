/** What a repair is asked to do, and what it did. Plain data: it crosses to a worker and travels in links. */
import type { MeshFacts } from '../report/types';

/** In the order in which they run. */
export const repairNames = ['weld', 'degenerate', 'duplicates', 'tJunctions', 'winding', 'holes', 'simplify'] as const;
export type RepairName = (typeof repairNames)[number];

/** The repairs that are chosen, with their numbers. The same recipe makes the same bits of the same mesh, everywhere. */
export interface Recipe {
  /** Corners at most this far apart become one, in units of the model; 0: only those at exactly the same place. */
  readonly weld?: number;
  readonly degenerate?: true;
  readonly duplicates?: true;
  readonly tJunctions?: true;
  /** `outward`: consistent, and closed parts have their fronts outside */
  readonly winding?: 'consistent' | 'outward';
  /** Holes at most this wide are closed, in units of the model. */
  readonly holes?: number;
  /** Down to this part of the triangles, as long as the surface stays within `error` units of the model. */
  readonly simplify?: { readonly keep: number; readonly error: number };
}

/** Positions, 3 per vertex, and indices, 3 per triangle. Never written to: whoever changes something makes arrays of its own. */
export interface Triangles {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** Why holes are still there. */
export interface HolesLeft {
  /** wider than was allowed */
  readonly wide: number;
  /** the outer border of an open surface: closing it would fold the surface onto itself */
  readonly border: number;
  /** their borders branch or are wound both ways */
  readonly tangled: number;
  /** what would close them crosses itself, has no area, or meets edges that are there */
  readonly untidy: number;
}

/** What the chosen repairs did, in numbers. */
export interface Done {
  readonly weld?: { readonly merged: number; /** by how much a corner was moved */ readonly farthest: number };
  readonly degenerate?: { readonly dropped: number };
  readonly duplicates?: { readonly dropped: number };
  readonly tJunctions?: { readonly split: number; readonly added: number };
  readonly winding?: {
    readonly flipped: number;
    /** parts with two sides that cannot be told apart: left as they are */
    readonly twisted: number;
    /** parts that are not closed have no outside: consistent, and turned the way most of their triangles were */
    readonly open: number;
    /** closed parts among so many others that it was not found out whether they lie inside one: left as they are */
    readonly unsure: number;
  };
  readonly holes?: { readonly closed: number; readonly added: number; readonly left: HolesLeft };
  readonly simplify?: { readonly before: number; readonly after: number; readonly error: number };
}

export interface Repaired extends Triangles {
  readonly done: Done;
  /** triangles of the mesh as it was that each repair changed, dropped or built on; the first `mostListed` of them, ascending */
  readonly touched: Readonly<Partial<Record<RepairName, Uint32Array>>>;
}

/** `tolerance`: larger than `most`. `nothing-left`: no triangle would be. */
export type RepairErrorCode = 'tolerance' | 'nothing-left';

export class RepairError extends Error {
  override readonly name = 'RepairError';

  constructor(
    readonly code: RepairErrorCode,
    readonly details: Readonly<Record<string, number>> = {},
  ) {
    super(`repair ${code} ${JSON.stringify(details)}`);
  }
}

/** What comes of a repair: the mesh, and what the report finds in it where that was asked for. */
export interface Mended {
  readonly repaired: Repaired;
  readonly facts: MeshFacts | null;
  /** triangles of exactly no area, which the solver counts */
  readonly zeroArea: number;
}

export interface MendRequest extends Triangles {
  readonly recipe: Recipe;
  readonly look: boolean;
}
