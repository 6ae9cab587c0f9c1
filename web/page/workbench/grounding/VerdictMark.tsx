/** Right, wrong and unclear in ink: a filled disc with a check, a ring with a dash, a broken ring. Shape tells them apart, never a hue. */
import type { Verdict } from './statements';

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg class={`verdict-mark ${verdict}`} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r={verdict === 'right' ? 7 : 6.2} />
      {verdict === 'right' && <path d="m4.9 8.3 2.2 2.2 4-4.7" />}
      {verdict === 'wrong' && <path d="M4.8 8h6.4" />}
      {verdict === 'unclear' && <path d="M6.4 6.5a1.65 1.65 0 1 1 2.3 1.6c-.5.3-.7.5-.7 1.1M8 11.3v.1" />}
    </svg>
  );
}
