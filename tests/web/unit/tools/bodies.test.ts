/** The other bodies of a scene in the figures: which of them a ray meets, and when none of them is there. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import { bodies, wantedBodies } from '../../../../web/page/model/bodies';
import { adding } from '../../../../web/page/workbench/tools/bodies/arranged';
import * as store from '../../../../web/page/core/store';
import { otherAt } from '../../../../web/page/workbench/tools/bodies/pointing';
import { centreIn, paths } from '../../../../web/page/workbench/tools/bodies/running';
import { closePages, openedPage, presetOf, resetStore, until } from '../../../support/pageState';

const layers = store.layers.value;

afterEach(() => {
  closePages();
  resetStore();
  bodies.value = wantedBodies.value = null;
  adding.value = false;
  store.onTop.value = true;
  store.room.value = 'workbench';
  store.layers.value = layers;
});

/** In a row along x: the first at −3, the second at −1, the shown one at 1; the wall stands at x = 2. */
async function inARow() {
  const page = await openedPage([presetOf('one', { method: 'robust', start: [-3, 1.005, 0] })]);
  await page.actions.placeAt([-1, 0, 0], [0, 1, 0], true);
  await page.actions.placeAt([1, 0, 0], [0, 1, 0], true);
  await until(() => paths.value.length === 2 && !paths.value.includes(null));
  return page;
}

const shownAt = () => store.run.value!.frames[store.tree.value!.frame]!.start;
const along = (from: Vec3, ahead: Vec3, within = Infinity) => otherAt([from, ahead, within], shownAt());
const fromLeft = () => along([-9, 1, 0], [1, 0, 0]);

describe('a ray meets', () => {
  it('the body that stands first on its way, none behind the shown one', async () => {
    await inARow();
    expect(fromLeft()).toBe(0);
    expect(along([-2, 1, 0], [1, 0, 0])).toBe(1);
    expect(along([-1, 9, 0], [0, -3, 0])).toBe(1);
    expect(along([1, 9, 0], [0, -1, 0])).toBeNull();
    expect(along([1.9, 1, 0], [-1, 0, 0])).toBeNull();
    expect(along([-9, 5, 0], [1, 0, 0])).toBeNull();
    expect(along([-9, 1, 0], [-1, 0, 0])).toBeNull();
    expect(along([-9, 1, 0], [1, 0, 0], 3)).toBeNull();
  });

  it('them where they are in the frame', async () => {
    const { actions } = await inARow();
    await actions.goTo('f2');
    const [x, y, z] = centreIn(paths.value[0]!, 2)!;
    expect(x).toBeGreaterThan(-2.5);
    expect(along([x, y + 9, z], [0, -1, 0])).toBe(0);
    expect(along([-3.2, 9, 0], [0, -1, 0])).toBeNull();
  });

  it('none behind the mesh, unless they are drawn over it', async () => {
    await inARow();
    const frombelow = () => along([-1, -5, 0], [0, 1, 0]);
    expect(frombelow()).toBe(1);
    store.onTop.value = false;
    expect(frombelow()).toBeNull();
    expect(fromLeft()).toBe(0);
  });

  it('none where they are not drawn, and none while another one is to be put there', async () => {
    const { actions } = await inARow();
    adding.value = true;
    expect(fromLeft()).toBeNull();
    adding.value = false;
    store.layers.value = { ...layers, body: false };
    expect(fromLeft()).toBeNull();
    store.layers.value = layers;
    store.room.value = 'learn';
    expect(fromLeft()).toBeNull();
    store.room.value = 'workbench';
    expect(fromLeft()).toBe(0);
    actions.startWalk();
    expect(fromLeft()).toBeNull();
    await actions.stopWalk();
  });
});
