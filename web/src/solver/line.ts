/** The line to a worker: started with the first call, replaced after a crash, which costs the call that met it and nothing else. */
import { wrap } from 'comlink';
import { type Reply, SolverError } from './protocol';

/** One worker. `died` rejects when it breaks; it never resolves. */
export interface Connection<Api> {
  readonly api: Api;
  readonly died: Promise<never>;
  terminate(): void;
}

export function connect<Api>(worker: Worker): Connection<Api> {
  const died = new Promise<never>((_, reject) => {
    // Fires when the worker's script cannot be loaded, too; then there is no message.
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the worker could not be started'));
    };
    worker.onmessageerror = () => reject(new Error('an answer of the worker could not be read'));
  });
  // Calls race against it; between calls nobody listens.
  died.catch(() => undefined);
  return { api: wrap<Api>(worker) as unknown as Api, died, terminate: () => worker.terminate() };
}

/** A worker, and what those who wait for it are told when it is given up. */
interface Open<Api> {
  readonly connection: Connection<Api>;
  readonly givenUp: Promise<never>;
  readonly giveUp: (error: SolverError) => void;
}

/** Something asked of a worker. */
export interface Work {
  /** given up, and not to be asked of the next worker */
  ended: boolean;
}

export class Line<Api> {
  private open: Open<Api> | null = null;

  /**
   * @param crash name of the error that tells of a crash
   * @param lost called when a worker is given up: what it held is gone
   */
  constructor(
    private readonly spawn: () => Connection<Api>,
    private readonly crash: string,
    private readonly lost: () => void,
  ) {}

  /**
   * @param work what is not ended by the time its worker is, another worker is asked for; so is what nobody can end
   * @param ready gives a worker what the call needs; called before each asking
   * @throws SolverError
   */
  async call<T>(ask: (api: Api) => Promise<Reply<T>>, work?: Work, ready?: () => Promise<unknown> | null): Promise<T> {
    for (;;) {
      const given = ready?.();
      if (given) await given;
      const open = (this.open ??= opened(this.spawn()));
      let reply: Reply<T>;
      try {
        reply = await Promise.race([ask(open.connection.api), open.connection.died, open.givenUp]);
      } catch (error) {
        const known = error instanceof SolverError;
        if (known && error.code === 'cancelled' && !work?.ended) continue;
        throw this.abandon(open, known ? error : this.errorOf('crash', textOf(error)));
      }
      if (reply.ok) return reply.value;
      const error = new SolverError(reply.failure);
      throw error.code === 'crash' ? this.abandon(open, error) : error;
    }
  }

  /** For calls nobody waits for; without a worker there is nothing to say. */
  quietly(tell: (api: Api) => Promise<unknown>): void {
    if (!this.open) return;
    const { connection } = this.open;
    Promise.race([tell(connection.api), connection.died]).catch(() => undefined);
  }

  /** Ends the worker in the middle of what it does. Whose work is ended is told that it was cancelled; the rest asks another worker. */
  end(): void {
    if (this.open) this.abandon(this.open, this.errorOf('cancelled', 'the worker was ended'));
  }

  private errorOf(code: 'crash' | 'cancelled', message: string): SolverError {
    return new SolverError({ name: this.crash, code, message, element: null, details: {} });
  }

  /** Nobody is left waiting for a worker that is gone. */
  private abandon(open: Open<Api>, error: SolverError): SolverError {
    open.connection.terminate();
    open.giveUp(error);
    if (this.open === open) {
      this.open = null;
      this.lost();
    }
    return error;
  }
}

function opened<Api>(connection: Connection<Api>): Open<Api> {
  let giveUp: Open<Api>['giveUp'] = () => undefined;
  const givenUp = new Promise<never>((_, reject) => (giveUp = reject));
  givenUp.catch(() => undefined);
  return { connection, givenUp, giveUp };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
