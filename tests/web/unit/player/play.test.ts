import { afterEach, describe, expect, it } from 'vitest';
import { startPlayer } from '../../../../web/page/workbench/player';
import { frameTime } from '../../../../web/page/core/player/play';
import { timeOf } from '../../../../web/page/core/player/shownTime';
import { stepByStep } from '../../../../web/page/core/stepping/known';
import * as store from '../../../../web/page/core/store';
import { nearestOf } from '../../../../web/package/trace/candidates';
import { readTrace } from '../../../../web/package/trace';
import { encodeTrace, paperFrame } from '../../../support/encodeTrace';
import { HandClock } from '../../../support/handClock';
import { experimentOf, presetOf, testPage } from '../../../support/pageState';

const stops: (() => void)[] = [];

async function playing(presets = [presetOf('one')], still = true) {
  const page = testPage(presets);
  stops.push(await page.actions.start());
  const clock = new HandClock();
  const target = new EventTarget();
  stops.push(startPlayer(page.actions, { clock, target, still: () => still }));
  return { ...page, clock, target };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the shown time', () => {
  const tree = readTrace(encodeTrace(paperFrame([[{ hits: [0.5, null, 0.25] }], [{ hits: [] }]])), 0);
  const at = (address: string) => timeOf(tree.byAddress.get(address)!);

  it('is that of the step', () => {
    expect(at('f0.p0.s0.t0.e0')).toBe(0.5);
    expect(at('f0.p0.s0.t0.plane')).toBe(0.25);
    expect(at('f0.p0.s0.t0')).toBe(0.5);
    expect(at('f0.p0.s0.nearest')).toBe(0.25);
    expect(at('f0.p0.s0.response.project')).toBe(0.25);
    expect(at('f0.p0.s0')).toBe(0.25);
    expect(at('f0.p0.s0.broad')).toBe(0);
    expect(at('f0.p1.s0')).toBe(1);
    // A frame is shown by its first slide that hits.
    expect(at('f0')).toBe(0.25);
  });

  it('is where the plane is reached when a test touches nothing, and always within the sweep', () => {
    expect(at('f0.p0.s0.t0.v1')).toBe(0.25);
    expect(at('f0.p0.s0.t1.plane')).toBe(0);
    for (const step of tree.steps) {
      expect(timeOf(step)).toBeGreaterThanOrEqual(0);
      expect(timeOf(step)).toBeLessThanOrEqual(1);
    }
  });

  it('glides along a sweep, jumps to another one, and rests', async () => {
    const { actions, clock } = await playing([presetOf('one', {}, 'f3.p0.s0.broad')], false);
    expect(store.shownTime.value).toBe(0);
    void actions.goTo('f3.p0.s0');
    const end = timeOf(store.currentStep.value!);
    expect(store.shownTime.value).toBe(0);
    await clock.picture(60);
    expect(store.shownTime.value).toBeCloseTo(end / 2);
    await clock.picture(60);
    expect(store.shownTime.value).toBe(end);
    expect(clock.idle).toBe(true);
    void actions.goTo('f3.p1.s0.broad');
    expect(store.shownTime.value).toBe(0);
  });

  it('does not glide for those who want less motion; a scrub stops a glide', async () => {
    const calm = await playing([presetOf('one', {}, 'f3.p0.s0.broad')]);
    void calm.actions.goTo('f3.p0.s0');
    expect(store.shownTime.value).toBe(timeOf(store.currentStep.value!));
    const lively = await playing([presetOf('one', {}, 'f3.p0.s0.broad')], false);
    void lively.actions.goTo('f3.p0.s0');
    lively.actions.scrub(0.125);
    await lively.clock.run(200);
    expect(store.shownTime.value).toBe(0.125);
  });
});

describe('what comes to be known', () => {
  it('moves nothing: the shown time stays where it was put', async () => {
    const { actions } = await playing([presetOf('one', {}, 'f3.p0.s0.broad')]);
    actions.scrub(0.125);
    actions.setStepByStep(true);
    expect(store.shownTime.value).toBe(0.125);
    actions.setStepByStep(false);
    expect(store.shownTime.value).toBe(0.125);
  });
});

describe('playing', () => {
  it('moves along a slide and rests until its sentence is read, faster at a higher speed, and stops at the end', async () => {
    const { actions, clock } = await playing();
    actions.setLevel('slide');
    actions.togglePlay();
    await clock.picture();
    expect(store.cursor.value).toBe('f0.p0.s0');
    await clock.run(450);
    const end = timeOf(store.currentStep.value!);
    expect(store.shownTime.value).toBeGreaterThan(0.3 * end);
    expect(store.shownTime.value).toBeLessThan(0.7 * end);
    await clock.run(500);
    expect(store.shownTime.value).toBe(end);
    await clock.run(1300);
    expect(store.cursor.value).toBe('f0.p0.s0');
    await clock.run(200);
    expect(store.cursor.value).toBe('f0.p1.s0');
    actions.setSpeed(4);
    await clock.run(8000);
    expect(store.playing.value).toBe(false);
    expect(store.cursor.value.startsWith('f3.p1.s')).toBe(true);
    expect(clock.idle).toBe(true);
  });

  it('goes on with a scene that comes while it plays, from where that opens', async () => {
    const other = presetOf('two', { start: [-2, 1.25, 0] }, 'f1.p0.s0');
    const { actions, clock } = await playing([presetOf('one'), other]);
    actions.setLevel('slide');
    const opening = actions.openPreset('two');
    actions.togglePlay();
    await clock.picture();
    await opening;
    const slide = store.tree.value!.byAddress.get('f1.p0.s0')!;
    expect(store.cursor.value).toBe(slide.address);
    expect(store.shownTime.value).toBe(timeOf(slide));
    await clock.run(60);
    expect(store.playing.value).toBe(true);
    expect(store.cursor.value).toBe(slide.address);
    expect(store.shownTime.value).toBeLessThan(0.3 * timeOf(slide));
  });

  it('at the level of frames, moves along every sweep of every slide in order', async () => {
    const { actions, clock } = await playing();
    actions.setLevel('frame');
    actions.togglePlay();
    const slides: string[] = [];
    let before = 0;
    for (let guard = 0; store.playing.value && guard < 2000; guard++) {
      await clock.picture(16);
      const address = store.shownSlide.value?.address ?? '';
      const time = store.shownTime.value;
      if (slides.at(-1) === address) expect(time).toBeGreaterThanOrEqual(before);
      else slides.push(address);
      before = time;
    }
    const all = store.run.value!.frames.flatMap(({ frame, sweeps }) =>
      [0, 1].flatMap((pass) => Array.from({ length: sweeps[pass]! }, (_, slide) => `f${frame}.p${pass}.s${slide}`)),
    );
    expect(slides).toEqual(all);
    expect(store.playing.value).toBe(false);
    expect(store.shownTime.value).toBe(timeOf(store.shownSlide.value!));
  });

  it('from a check, plays the slide it is in: what is shown stays long enough to be read', async () => {
    const { actions, clock } = await playing([presetOf('one', {}, 'f3.p0.s0.broad')]);
    actions.setLevel('check');
    actions.togglePlay();
    const shown: { address: string; from: number }[] = [];
    for (let time = 0; store.playing.value && time < 20_000; time += 16) {
      await clock.picture(16);
      if (store.cursor.value !== shown.at(-1)?.address) shown.push({ address: store.cursor.value, from: time });
    }
    expect(shown[0]!.address).toBe('f3.p0.s0');
    for (const { address } of shown) expect(address).toMatch(/^f3\.p\d\.s\d+$/);
    for (let at = 1; at < shown.length; at++) expect(shown[at]!.from - shown[at - 1]!.from).toBeGreaterThan(2000);
    expect(store.level.value, 'stepping goes on at its own level').toBe('check');
  });

  it('goes on where it was paused, and starts over at the end', async () => {
    const { actions, clock } = await playing();
    actions.setLevel('frame');
    actions.togglePlay();
    await clock.run(200);
    actions.togglePlay();
    const paused = [store.cursor.value, store.shownTime.value] as const;
    expect(paused[1]).toBeGreaterThan(0);
    await clock.run(200);
    expect([store.cursor.value, store.shownTime.value]).toEqual(paused);
    actions.togglePlay();
    await clock.picture(1);
    expect(store.cursor.value).toBe(paused[0]);
    expect(store.shownTime.value).toBeGreaterThanOrEqual(paused[1]);
    await clock.run(8000, 50);
    expect(store.playing.value).toBe(false);
    actions.togglePlay();
    await clock.picture();
    expect(store.cursor.value.startsWith('f0')).toBe(true);
  });

  it('plays walks as fast as they were walked', () => {
    expect(frameTime(1)).toBe(700);
    expect(frameTime(100)).toBe(300);
    expect(frameTime(3600)).toBeCloseTo(1000 / 60);
  });

  it('passes frames in which nothing moves', async () => {
    const still = { displacement: [0, 0, 0] as const, gravity: [0, 0, 0] as const };
    const inputs = [...experimentOf().inputs.slice(0, 1), still, still, ...experimentOf().inputs.slice(0, 1)];
    const { actions, clock } = await playing([presetOf('one', { method: 'robust', inputs })]);
    actions.setLevel('frame');
    actions.togglePlay();
    await clock.run(6000, 50);
    expect(store.playing.value).toBe(false);
    expect(store.cursor.value.startsWith('f3.p1')).toBe(true);
  });
});

describe('playing step by step', () => {
  afterEach(() => void (stepByStep.value = false));

  it('tells nothing before its time: the way, the plane, the contact, the answer, the end', async () => {
    const { actions, clock } = await playing([presetOf('one', {}, 'f3.p0.s0.broad')]);
    actions.setStepByStep(true);
    actions.setLevel('check');
    const seen: string[] = [];
    const stop = store.cursor.subscribe((at) => {
      if (at.startsWith('f3.p0.s0')) seen.push(`${store.currentStep.value?.kind}`);
      // A contact is not there before the body is.
      const nearest = store.shownSlide.value && nearestOf(store.shownSlide.value);
      if (nearest?.found && at.startsWith('f3.p0.s0')) expect(seen).toContain('nearest');
    });
    actions.togglePlay();
    for (let at = 0; at < 300 && store.cursor.value.startsWith('f3.p0.s0'); at++) await clock.picture(16);
    stop();
    const order = seen.filter((kind, at) => kind !== seen[at - 1]);
    expect(order.slice(0, 3)).toEqual(['broad', 'plane', 'nearest']);
    expect(order.at(-1)).toBe('end');
    expect(order).toContain('project');
  });

  it('takes about two seconds for a sweep', async () => {
    const { actions, clock } = await playing([presetOf('one', {}, 'f3.p0.s0.broad')]);
    actions.setStepByStep(true);
    actions.setLevel('check');
    actions.togglePlay();
    let took = 0;
    while (!store.cursor.value.endsWith('.end') && took < 10_000) {
      await clock.picture(16);
      took += 16;
    }
    expect(took).toBeGreaterThan(1500);
    expect(took).toBeLessThan(2500);
  });

  it('goes through frames as fast as ever', async () => {
    const { actions, clock } = await playing();
    actions.setStepByStep(true);
    actions.setLevel('frame');
    actions.togglePlay();
    await clock.run(frameTime(store.frameCount.value) * 2.5);
    expect(store.tree.value!.frame).toBeGreaterThanOrEqual(2);
  });
});
