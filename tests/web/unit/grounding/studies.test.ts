/** From a statement to a step of a study's preset, by the page's own ways. */
import { beforeEach, describe, expect, it } from 'vitest';
import { studyPage } from '../../../support/studyPage';

const { leadOf, statements } = await import('../../../../web/page/workbench/grounding/statements');
const { groundingActions } = await import('../../../../web/page/core/kept/grounding');
const { openActions } = await import('../../../../web/page/core/session/openActions');
const store = await import('../../../../web/page/core/store');

/** What stands in the history is another test's. */
const anchors = { leaveFor: (_: string, go: () => Promise<void>) => go() } as never;

function page() {
  const { session } = studyPage();
  const { openPresetAt } = openActions(session, []);
  const { showStatement } = groundingActions(anchors, { openPresetAt });
  return async (id: string) => {
    const statement = statements.find((each) => each.id === id)!;
    await showStatement(id, leadOf(statement)!);
    return statement.shows;
  };
}

const now = () => [store.study.value?.module.id, store.presetId.value, store.cursor.value];

describe('a statement that a study shows', () => {
  beforeEach(() => void (store.failure.value = null));

  it('opens the preset at the step it names', async () => {
    const { study, preset, address } = await page()('slides-aabb-after-turn');
    expect(address).not.toBeNull();
    expect(now()).toEqual([study, preset, address]);
    expect(store.currentStep.value?.address).toBe(address);
  });

  it('opens the preset where it usually does, beside what it is compared with', async () => {
    const { study, preset, address } = await page()('slides-corners-fail');
    expect(address).toBeNull();
    expect(now()).toEqual([study, preset, 'f10.pair0']);
    expect(store.study.value!.beside?.changes).toEqual({ test: 'axes' });
  });

  it('goes on to another step of the preset, and to another study', async () => {
    const show = page();
    for (const id of ['comp-obb-main-axes', 'comp-obb-every-axis', 'golf-length-zero']) {
      const { study, preset, address } = await show(id);
      expect(now()).toEqual([study, preset, address]);
    }
    expect(store.failure.value).toBeNull();
  });

  it('says which preset is not there', async () => {
    const { session } = studyPage();
    const { openPresetAt } = openActions(session, []);
    expect(await openPresetAt('boxes.gone', { history: 'push', address: 'f0.pair0.x1' })).toBe(false);
    expect(store.failure.value?.text).toEqual({ key: 'preset.unknown', values: { id: 'boxes.gone' } });
  });
});
