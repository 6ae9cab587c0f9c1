/** A call that is told of its progress: messages of a port of their own, of which the last can come after the answer. */
import { proxy, type ProxyMarked } from 'comlink';

/**
 * @param tell hears nothing any more once the call is answered or refused
 * @param ask makes the call, with what the worker calls
 */
export async function whileAsked<Args extends unknown[], T>(
  tell: (...args: Args) => void,
  ask: (told: ((...args: Args) => void) & ProxyMarked) => Promise<T>,
): Promise<T> {
  let asked = true;
  try {
    return await ask(proxy((...args: Args) => void (asked && tell(...args))));
  } finally {
    asked = false;
  }
}
