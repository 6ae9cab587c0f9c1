/** A body walks again in a worker of its own: the level may have a million triangles, and the solver's is for stepping meanwhile. */
import { buildingPatience } from '../../model/jobs';
import { askOnce } from '../../solver/once';
import type { Level } from '../../../audit/run/ground';
import type { AuditEvent, AuditSettings } from '../../../audit/run/types';
import type { Frames } from './frames';
import type { Pass } from './pass';

export interface WalkRequest {
  readonly level: Level;
  readonly settings: AuditSettings;
  readonly event: Pick<AuditEvent, 'kind' | 'body' | 'frame'>;
  readonly frames: Frames;
}

export interface Walk {
  /** 12 numbers a frame */
  readonly requests: Float64Array<ArrayBuffer>;
  /** of the event's frame, where the kind does not say it */
  readonly pass: Pass | undefined;
}

export type WalkReply = Walk | { readonly failed: string };

/** @param name of the level @returns null when the signal came first @throws Error when the worker could not do it */
export function walkElsewhere(request: WalkRequest, name: string, signal: AbortSignal): Promise<Walk | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const job = { kind: 'run', name, patience: 3 * buildingPatience(request.level.indices.length / 3) } as const;
  return askOnce<WalkReply, Walk>({
    worker,
    job,
    // Copied, not handed over: the page draws from the level's arrays.
    request,
    signal,
    read(said) {
      if ('requests' in said) return said;
      throw Object.assign(new Error(said.failed), { job });
    },
  });
}
