/** Puts a service behind replies, so that no error has to cross as an exception. */
import { describeError } from './failures';
import type { Reply, SolverService, WorkerApi } from './protocol';

type Method = (...args: unknown[]) => Promise<unknown>;

const methods = [
  'setMesh',
  'dropMesh',
  'parse',
  'repose',
  'cancelParse',
  'picture',
  'findPlacement',
  'accept',
  'adopt',
  'restore',
  'keepChoice',
  'run',
  'cancelRun',
  'runBeside',
  'cancelBeside',
  'step',
  'trace',
  'scan',
  'watch',
  'checkTape',
  'sweep',
  'move',
  'prove',
  'keepText',
  'keptText',
] as const satisfies readonly (keyof SolverService)[];

/**
 * @param handOver called with every value on its way out, to mark the buffers that are given away
 * @param during goes along with every call until it is answered
 */
export function replying(
  service: SolverService,
  handOver: <T>(value: T) => T = (value) => value,
  during: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
): WorkerApi {
  const api: Record<string, Method> = {};
  for (const name of methods) {
    const method = (service[name] as Method).bind(service);
    const answer = async (args: unknown[]): Promise<Reply<unknown>> => {
      try {
        return handOver({ ok: true, value: await method(...args) });
      } catch (error) {
        return { ok: false, failure: describeError(error) };
      }
    };
    api[name] = (...args) => during(() => answer(args));
  }
  return api as unknown as WorkerApi;
}
