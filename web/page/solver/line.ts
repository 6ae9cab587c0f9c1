/** The line to a worker: started with the first call, replaced after a crash, which costs the call that met it and nothing else. */
import { wrap } from 'comlink';
import { pageAttendant } from './waiting';
import type { Job } from '../model/jobs';
import { type Reply, SolverError } from './protocol';
import { type Attendant, Pulse, type Signs } from './pulse';
import { signsOf } from './signs';

/** One worker. `died` rejects when it breaks; it never resolves. */
export interface Connection<Api> {
  readonly api: Api;
  readonly died: Promise<never>;
  /** absent: it is taken to be well as long as it has not died */
  readonly signs?: Signs;
  terminate(): void;
}

/** Its script did not come. */
class NotThere extends Error {}

export function connect<Api>(worker: Worker): Connection<Api> {
  const died = new Promise<never>((_, reject) => {
    // Fires when the worker's script cannot be loaded, too; then there is no message.
    worker.onerror = (event) => {
      event.preventDefault();
      reject(event.message ? new Error(event.message) : new NotThere('the worker could not be started'));
    };
    worker.onmessageerror = () => reject(new Error('an answer of the worker could not be read'));
  });
  // Between calls nobody listens.
  died.catch(() => undefined);
  const api = wrap<Api>(worker) as unknown as Api;
  return { api, died, signs: signsOf(worker), terminate: () => worker.terminate() };
}

/** A worker, and what those who wait for it are told when it is given up. */
interface Open<Api> {
  readonly connection: Connection<Api>;
  readonly pulse: Pulse;
  /** Refusals of the calls under way. Not a promise to race against: one that lasts as long as the worker would hold every answer it ever lost to. */
  readonly waiting: Set<(error: unknown) => void>;
  /** why it answers nobody any more */
  over: { readonly error: unknown } | null;
}

/** Something asked of a worker. */
export interface Work {
  readonly job: Job;
  /** given up, and not to be asked of the next worker */
  ended: boolean;
  /** a worker was asked; until then it waits for what it needs */
  sent?: boolean;
  /** nobody waits for it in person: whatever ends the worker, the next one is asked */
  readonly lasting?: boolean;
}

export class Line<Api> {
  private open: Open<Api> | null = null;
  /** calls under way */
  private readonly works = new Set<Work>();

  /**
   * @param crash name of the error that tells of a crash
   * @param lost called when a worker is given up: what it held is gone
   */
  constructor(
    private readonly spawn: () => Connection<Api>,
    private readonly crash: string,
    private readonly lost: () => void,
    /** is told when a worker says nothing */
    private readonly attendant: Attendant = pageAttendant,
  ) {}

  /**
   * @param work what is not ended by the time its worker is, another worker is asked for
   * @param ready gives a worker what the call needs, null when it has that; called before each asking
   * @throws SolverError
   */
  async call<T>(ask: (api: Api) => Promise<Reply<T>>, work: Work, ready?: () => Promise<unknown> | null): Promise<T> {
    this.works.add(work);
    try {
      for (;;) {
        // The worker may be gone by the time it has everything.
        for (let given = ready?.(); given; given = ready?.()) {
          await given;
          if (work.ended) throw this.errorOf('cancelled', 'it was given up while it waited', work.job);
        }
        const open = (this.open ??= this.opened(this.spawn()));
        const reply = await this.asked(open, ask, work);
        if (reply === 'again') continue;
        if (reply.ok) return reply.value;
        const error = new SolverError(reply.failure, work.job);
        if (error.code === 'crash') this.abandon(open, error);
        throw error;
      }
    } finally {
      this.works.delete(work);
    }
  }

  private async asked<T>(
    open: Open<Api>,
    ask: (api: Api) => Promise<Reply<T>>,
    work: Work,
  ): Promise<Reply<T> | 'again'> {
    const { connection, waiting } = open;
    let done = () => {};
    try {
      work.sent = true;
      const answer = ask(connection.api);
      done = open.pulse.begin(work.job);
      return await new Promise<Reply<T>>((resolve, reject) => {
        if (open.over) return reject(open.over.error);
        waiting.add(reject);
        answer.then(resolve, reject).finally(() => waiting.delete(reject));
      });
    } catch (error) {
      if (error instanceof SolverError) {
        if (error.code === 'cancelled' && !work.ended) return 'again';
        // It ended all that was under way; each was given something else.
        throw new SolverError(error.failure, work.job);
      }
      const code = error instanceof NotThere ? 'not-there' : 'crash';
      this.abandon(open, this.errorOf(code, textOf(error)));
      throw this.errorOf(code, textOf(error), work.job);
    } finally {
      done();
    }
  }

  /** For calls nobody waits for; without a worker there is nothing to say. */
  quietly(tell: (api: Api) => Promise<unknown>): void {
    if (!this.open) return;
    const { connection } = this.open;
    tell(connection.api).catch(() => undefined);
  }

  /** Ends the worker in the middle of what it does. Whose work is ended is told that it was cancelled; the rest asks another worker. */
  end(): void {
    if (this.open) this.abandon(this.open, this.errorOf('cancelled', 'the worker was ended'));
  }

  /** Ends the worker and what it was asked. Only what nobody waits for is asked of the next one. */
  private endAll(): void {
    for (const work of this.works) work.ended = !work.lasting;
    this.end();
  }

  private errorOf(code: 'crash' | 'not-there' | 'cancelled', message: string, job?: Job): SolverError {
    return new SolverError({ name: this.crash, code, message, element: null, details: {} }, job);
  }

  /** Nobody is left waiting for a worker that is gone. */
  private abandon(open: Open<Api>, error: SolverError): void {
    open.connection.terminate();
    open.pulse.stop();
    giveUp(open, error);
    if (this.open === open) {
      this.open = null;
      this.lost();
    }
  }

  private opened(connection: Connection<Api>): Open<Api> {
    const pulse = new Pulse({
      attendant: this.attendant,
      signs: connection.signs,
      end: () => this.endAll(),
      again: () => this.end(),
      lost: () => this.abandon(open, this.errorOf('crash', 'a call did not reach the worker, or its answer the page')),
    });
    const open: Open<Api> = { connection, pulse, waiting: new Set(), over: null };
    connection.died.catch((error: unknown) => {
      // A death that met no call costs none: the next one has another worker.
      if (open.waiting.size === 0) this.abandon(open, this.errorOf('crash', textOf(error)));
      else giveUp(open, error);
    });
    return open;
  }
}

/** Nobody is left waiting. */
function giveUp(open: Open<unknown>, error: unknown): void {
  open.over ??= { error };
  for (const refuse of open.waiting) refuse(error);
  open.waiting.clear();
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
