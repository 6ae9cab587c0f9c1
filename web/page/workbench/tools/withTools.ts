/** The panels' access to the tools, which load with the first use. */
import { showNotice } from '../../core/told';
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import type { Tools } from '../../core/actions.types';

/** If they failed to load, or the action failed, a notice says so. */
export async function withTools(work: (tools: Tools) => unknown): Promise<void> {
  try {
    await work(await actions.tools());
  } catch (error) {
    showNotice(failureOf(error, { key: 'failure.step.title' }).text);
  }
}
