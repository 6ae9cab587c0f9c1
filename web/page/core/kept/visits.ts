/** What this browser keeps of earlier visits: that there were any, and where the workbench was left. */
import { keepText, keptText } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';

export interface Visits {
  /** nobody has been here before */
  readonly newcomer: boolean;
  /** the fragment of the moment the workbench was left at; null: it was never there */
  last(): string | null;
  keep(fragment: string): void;
  /** From now on this browser has been here. */
  begin(): void;
}

const key = names.visited;
/** Longer ones are links of ours no more. */
const longest = 64_000;

export function browserVisits(): Visits {
  // In a browser that keeps nothing, whoever comes is taken for a newcomer.
  const read = () => keptText(key);
  const write = (text: string) => keepText(key, text);
  return {
    newcomer: read() === null,
    last: () => read() || null,
    keep: (fragment) => fragment.length <= longest && write(fragment),
    begin: () => read() === null && write(''),
  };
}

/** Where nothing is kept: tests, and pages drawn on a server. */
export const noVisits: Visits = { newcomer: false, last: () => null, keep: () => {}, begin: () => {} };
