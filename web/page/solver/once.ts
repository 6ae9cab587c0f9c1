/** A worker that is asked one thing, watched while it is at it, and ended. */
import { pageAttendant } from './waiting';
import type { Job } from '../model/jobs';
import { type Attendant, Pulse } from './pulse';

export interface Once<Said, T> {
  readonly worker: Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'>;
  readonly job: Job;
  readonly request: unknown;
  readonly signal: AbortSignal;
  /** @returns undefined when it was not the last word @throws what the asker is told */
  read(said: Said): T | undefined;
  readonly attendant?: Attendant;
}

/** It was ended because it said nothing; nobody has to be told. */
export class Ended extends Error {}

/** @returns null when the signal came first @throws Ended, what `read` throws, and Error with the job when the worker died */
export function askOnce<Said, T>(once: Once<Said, T>): Promise<T | null> {
  const { worker, job, request, signal, read, attendant = pageAttendant } = once;
  if (signal.aborted) {
    worker.terminate();
    return Promise.resolve(null);
  }
  let pulse: Pulse | null = null;
  const answer = new Promise<T | null>((resolve, reject) => {
    const died = (reason: string) => reject(Object.assign(new Error(reason), { job }));
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      pulse?.live();
      try {
        const last = read(data);
        if (last !== undefined) resolve(last);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      died(event.message || 'the worker could not be started');
    };
    worker.onmessageerror = () => died('the answer of the worker could not be read');
    const end = () => reject(new Ended('the worker was ended'));
    pulse = new Pulse({ attendant, end, again: end, lost: end });
    worker.postMessage(request);
    pulse.begin(job);
  });
  return answer.finally(() => {
    pulse?.stop();
    worker.terminate();
  });
}
