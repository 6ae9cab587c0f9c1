/** The panels' access to the tools, which load with the first use. */
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import { notice } from '../../core/store';
import type { Tools } from '../../core/actions.types';

/** If they failed to load, or the action failed, a notice says so. */
export async function withTools(work: (tools: Tools) => unknown): Promise<void> {
  try {
    await work(await actions.tools());
  } catch (error) {
    notice.value = failureOf(error, { key: 'failure.step.title' }).text;
  }
}
