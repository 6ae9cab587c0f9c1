/** What an audit and its workers say to each other. The same for workers of a page and threads of node. */
import type { Level } from '../run/ground';
import type { AuditSettings, ChunkResult } from '../run/types';

export type Ask =
  | { readonly kind: 'begin'; readonly level: Level; readonly runs: readonly AuditSettings[] }
  | { readonly kind: 'chunk'; readonly from: number; readonly to: number };

export type Say =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly moves: number }
  /** a result for each of the runs */
  | { readonly kind: 'done'; readonly results: readonly ChunkResult[] }
  | { readonly kind: 'failed'; readonly message: string };

/** One worker as the audit sees it. */
export interface Hand {
  post(ask: Ask): void;
  /** called for every message, and with a failure where the worker dies */
  heard: (say: Say) => void;
  end(): void;
}
