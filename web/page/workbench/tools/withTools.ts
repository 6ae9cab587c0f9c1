/** What panels do with the tools, which come with the first use. */
import { actions } from '../../core/actions';
import { failureOf } from '../../core/session/failure';
import { notice } from '../../core/store';
import type { Tools } from '../../core/actions.types';

/** Where they did not come, or what is done failed, a notice says so. */
export async function withTools(work: (tools: Tools) => unknown): Promise<void> {
  try {
    await work(await actions.tools());
  } catch (error) {
    notice.value = failureOf(error, { key: 'failure.step.title' }).text;
  }
}
