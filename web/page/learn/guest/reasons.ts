/** Which step says why an answer is right. A sweep says what it meets; what came of that is said by what follows in it. */
import type { StepAsk } from '../tour/file';

const sweep = /^f\d+\.p\d+\.s\d+$/;

/** Addresses, best first; the trace need not have all of them. */
export function reasonsOf(ask: StepAsk): readonly string[] {
  const { of, kind } = ask;
  if (!sweep.test(of)) return [of];
  const later = `${of}.response`;
  if (kind === 'direction') return [`${later}.project`, `${later}.cone`, later, of];
  return kind === 'verdict' || kind === 'number' ? [later, of] : [of];
}
