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

export class Line<Api> {
  private connection: Connection<Api> | null = null;

  /**
   * @param crash name of the error that tells of a crash
   * @param lost called when a worker is given up: what it held is gone
   */
  constructor(
    private readonly spawn: () => Connection<Api>,
    private readonly crash: string,
    private readonly lost: () => void,
  ) {}

  /** @throws SolverError */
  async call<T>(ask: (api: Api) => Promise<Reply<T>>): Promise<T> {
    const connection = (this.connection ??= this.spawn());
    let reply: Reply<T>;
    try {
      reply = await Promise.race([ask(connection.api), connection.died]);
    } catch (error) {
      this.abandon(connection);
      throw new SolverError({ name: this.crash, code: 'crash', message: textOf(error), element: null, details: {} });
    }
    if (reply.ok) return reply.value;
    if (reply.failure.code === 'crash') this.abandon(connection);
    throw new SolverError(reply.failure);
  }

  /** For calls nobody waits for; without a worker there is nothing to say. */
  quietly(tell: (api: Api) => Promise<unknown>): void {
    if (this.connection) Promise.race([tell(this.connection.api), this.connection.died]).catch(() => undefined);
  }

  private abandon(connection: Connection<Api>): void {
    connection.terminate();
    if (this.connection !== connection) return;
    this.connection = null;
    this.lost();
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
