/** A worker that is sent messages and answers with messages, for as long as it is wanted. */
export interface WorkerHand<Ask> {
  /** @param moved arrays handed over instead of copied */
  post(ask: Ask, moved?: Transferable[]): void;
  end(): void;
}

/** @param died called with the reason when the worker cannot be started, fails, or sends what cannot be read */
export function handOf<Ask, Say>(
  worker: Worker,
  heard: (said: Say) => void,
  died: (reason: string) => void,
): WorkerHand<Ask> {
  worker.onmessage = ({ data }: MessageEvent<Say>) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    died(event.message || 'The worker could not be started.');
  };
  worker.onmessageerror = () => died('An answer of the worker could not be read.');
  return { post: (ask, moved = []) => worker.postMessage(ask, moved), end: () => worker.terminate() };
}
