/** Keeps what is chosen of a file's parts: a row with all of its mesh, so not at every click. */
import type { PartChoice } from '../../../mesh/parts/spans';
import type { SolverClient } from '../../solver/client';

/** milliseconds without another click */
const patience = 250;

interface Waiting {
  readonly client: SolverClient;
  readonly hash: string;
  readonly choice: PartChoice;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: Waiting | null = null;

/** Of one mesh only the latest choice is kept; that of another one has its own place. */
export function keepChoiceSoon(client: SolverClient, hash: string, choice: PartChoice): void {
  if (waiting?.client === client && waiting.hash === hash) clearTimeout(waiting.timer);
  else void keepChoiceNow();
  waiting = { client, hash, choice, timer: setTimeout(() => void keepChoiceNow(), patience) };
}

/** What was chosen and may not be kept yet. */
export function choiceToKeep(client: SolverClient, hash: string): PartChoice | undefined {
  return waiting?.client === client && waiting.hash === hash ? waiting.choice : undefined;
}

async function keepChoiceNow(): Promise<void> {
  if (!waiting) return;
  const now = waiting;
  clearTimeout(now.timer);
  // Forgetting is no reason to stop.
  await now.client.keepChoice(now.hash, now.choice).catch(() => undefined);
  if (waiting === now) waiting = null;
}

if (typeof addEventListener === 'function') addEventListener('pagehide', () => void keepChoiceNow());
