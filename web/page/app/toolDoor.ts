/** What people do with tools: how it is done comes with the first use. */
import type { Tools, Actions } from '../core/actions.types';
import type { ToolParts } from '../workbench/tools';
import { effect } from '@preact/signals';
import { bodies } from '../model/bodies';
import * as store from '../core/store';

export type ToolActions = Pick<
  Actions,
  'startPlacing' | 'stopPlacing' | 'placeAt' | 'dropToGround' | 'unstick' | 'tools'
>;

export function toolActions(parts: ToolParts): ToolActions {
  let there: Promise<Tools> | null = null;
  const tools = () =>
    (there ??= import('../workbench/tools').then(
      ({ makeTools }) => makeTools(parts),
      (error: unknown) => {
        // Without a network now; perhaps not the next time.
        there = null;
        throw error;
      },
    ));
  return {
    tools,
    startPlacing() {
      if (!store.run.value || store.walking.value) return;
      store.tool.value?.end();
      store.playing.value = false;
      // A drawer would lie over the view to click in.
      store.openPanel.value = null;
      store.placing.value = true;
    },
    stopPlacing: () => void (store.placing.value = false),
    placeAt: async (point, normal, more) => (await tools()).placeAt(point, normal, more),
    dropToGround: async () => (await tools()).dropToGround(),
    unstick: async () => (await tools()).unstick(),
  };
}

/** Several bodies, of a link say, are run and drawn by the tools. @returns a function that stops it */
export function followBodies({ tools }: Pick<ToolActions, 'tools'>): () => void {
  const stops: (() => void)[] = [];
  stops.push(
    effect(() => {
      // Where the tools did not come, the next change asks again.
      if (bodies.value && stops.length < 2)
        tools().then(
          (them) => stops.push(them.followBodies()),
          () => {},
        );
    }),
  );
  return () => stops.forEach((stop) => stop());
}
