/** The other line between a page and a worker: signs of life, beside comlink's calls, which pass by what has no number. */
import type { Sign, Signs } from './pulse';

const question = 'are you there?';

/** The page's end. */
export function signsOf(worker: Worker): Signs {
  return {
    ask: () => worker.postMessage({ question }),
    listen: (onSign) =>
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly sign?: Sign } | null>) => {
        if (data?.sign) onSign(data.sign);
      }),
  };
}

/** What is used of a worker's global scope; its own types are not those of a page. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<{ readonly question?: unknown } | null>) => void,
  ): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/** The worker's end. Says at once that it is there. */
export class OwnSigns {
  private busy = 0;
  private ready = false;

  constructor(private readonly scope: Scope) {
    scope.addEventListener('message', ({ data }) => {
      if (data?.question === question) this.say(this.busy);
    });
    // A call that arrives and cannot be read, for lack of memory most likely, would never be answered.
    scope.addEventListener('messageerror', () => {
      throw new Error('a message to the worker could not be read');
    });
    this.say(null);
  }

  /** The module is there. */
  readonly come = (): void => {
    this.ready = true;
    this.say(null);
  };

  /** Counts a call until it is answered. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.busy++;
    try {
      return await work();
    } finally {
      this.busy--;
    }
  }

  private say(busy: number | null): void {
    this.scope.postMessage({ sign: { busy, ready: this.ready } satisfies Sign });
  }
}
