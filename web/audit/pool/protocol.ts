/** What an audit and its workers say to each other. The same for workers of a page and threads of node. */
import type { Level } from '../run/ground';
import type { AuditSettings, ChunkResult } from '../run/types';
import type { SharedMesh } from '../shared/types';

export type Ask =
  | {
      readonly kind: 'begin';
      readonly level: Level;
      readonly runs: readonly AuditSettings[];
      /** the mesh, as another worker built it; absent: it is to be built */
      readonly built?: Uint8Array;
      /** to be built where so many workers can walk in it, if there is a way */
      readonly lanes?: number;
    }
  /** the mesh is another's, which lies where both have it; `lane`: nobody had it before */
  | {
      readonly kind: 'join';
      readonly shared: SharedMesh;
      readonly lane: number;
      readonly runs: readonly AuditSettings[];
    }
  | { readonly kind: 'chunk'; readonly from: number; readonly to: number };

export type Say =
  /** with the mesh, where it was built: for all in one memory, the first lane of which is taken, or as bytes to copy */
  | { readonly kind: 'ready'; readonly built?: Uint8Array; readonly shared?: SharedMesh }
  | { readonly kind: 'progress'; readonly moves: number }
  /** a result for each of the runs */
  | { readonly kind: 'done'; readonly results: readonly ChunkResult[] }
  /** `refused`: code of the error where the mesh is no good: another worker would refuse it too */
  | { readonly kind: 'failed'; readonly message: string; readonly refused?: string };

/** One worker as the audit sees it. */
export interface Hand {
  post(ask: Ask): void;
  /** called for every message, and with a failure where the worker dies */
  heard: (say: Say) => void;
  end(): void;
}
