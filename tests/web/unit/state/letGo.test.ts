/** Whoever opens one mesh after the other has the memory of one: nothing of the page holds what it does not show. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Recipe } from '../../../../web/mesh/repair/types';
import * as store from '../../../../web/page/core/store';
import { closePages, openedPage } from '../../../support/pageState';

afterEach(closePages);

setFlagsFromString('--expose-gc');
const sweep = runInNewContext('gc') as () => void;

const file = (corner: number) =>
  new File([`v 0 0 0\nv ${corner} 0 0\nv 0 0 ${corner}\nv 0 0 ${corner}\nf 1 3 2\nf 1 4 2\nf 1 1 2\n`], 'part.obj');
const recipe: Recipe = { weld: 0, degenerate: true };

/** Whether something is still there once everything that nobody holds was swept. */
async function isHeld(thing: WeakRef<object>): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    // A reference that was read is held until its task is over.
    await new Promise((resolve) => setTimeout(resolve, 5));
    sweep();
    if (!thing.deref()) return false;
  }
  return true;
}

const shown = () => new WeakRef(store.meshState.value!.mesh);

describe('a mesh', () => {
  it('is held as long as it is shown, and no longer', async () => {
    const { actions } = await openedPage();
    const open = async (corner: number) => {
      await actions.openFiles([file(corner)]);
      await actions.useImport();
    };
    await open(2);
    const first = shown();
    expect(await isHeld(first)).toBe(true);
    await open(3);
    expect(store.meshState.value!.mesh.bounds.max).toEqual([3, 0, 3]);
    expect(await isHeld(first)).toBe(false);
  });

  it('that was mended goes with the mesh it was made of', async () => {
    const { actions } = await openedPage();
    await actions.openFiles([file(2)]);
    await actions.useImport();
    const original = shown();
    await actions.previewRepair(original.deref()!, recipe, { signal: new AbortController().signal });
    await actions.repairMesh(recipe);
    const mended = shown();
    expect(store.meshState.value!.repair).toBeDefined();
    expect([await isHeld(original), await isHeld(mended)]).toEqual([true, true]);
    await actions.openPreset('two');
    expect([await isHeld(original), await isHeld(mended)]).toEqual([false, false]);
  });
});
