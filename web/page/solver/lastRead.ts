import type { Pose } from '../../mesh/import/types';
import { SolverError } from './protocol';

/** What was read last, as the worker was given it. */
export interface Read {
  readonly files: readonly File[];
  readonly name: string;
  readonly triangles: number;
  readonly pose?: Pose;
  /** the present worker has it */
  held: boolean;
}

/** The file was cancelled while it was read again. */
export const givenUp = (): SolverError =>
  new SolverError({
    ...{ name: 'ImportError', code: 'cancelled', message: 'the file was given up', element: null, details: {} },
  });
