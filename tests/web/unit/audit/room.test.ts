// The room's rules: how many workers, which settings, which rows, what is said of them.
import { describe, expect, it } from 'vitest';
import { detectors, thresholdKey } from '../../../../web/audit/detectors';
import { severity } from '../../../../web/audit/detectors/types';
import type { Progress } from '../../../../web/audit/pool/run';
import { lengthText } from '../../../../web/page/audit/panels/lengthText';
import { timeText } from '../../../../web/page/audit/panels/timeText';
import { worstText } from '../../../../web/page/audit/panels/worstText';
import { factorOf, scaledSettings, usualFor, usualThresholds } from '../../../../web/audit/run/fitted';
import { ordered, pageRows, rowsShown, steady } from '../../../../web/page/audit/room/order';
import { milestone } from '../../../../web/page/audit/room/said';
import { workerCount } from '../../../../web/page/audit/room/workers';
import { faultOf, usualSettings } from '../../../../web/audit/run/settings';
import type { Spot } from '../../../../web/audit/spots/spots';

describe('workers', () => {
  const machine = { cores: 8, coarse: false, onBattery: false };
  it('leave one core to the page', () => expect(workerCount(machine, 100_000)).toBe(7));
  it('are half as many on battery', () => expect(workerCount({ ...machine, onBattery: true }, 100_000)).toBe(4));
  it('are two at most in a hand', () => expect(workerCount({ ...machine, coarse: true }, 100_000)).toBe(2));
  it('are no more than there is work for', () => expect(workerCount(machine, 300)).toBe(2));
  it.each([0, 1, 2])('are one at least, with %i cores', (cores) =>
    expect(workerCount({ ...machine, cores }, 100_000)).toBe(1),
  );
});

/** Of a level so wide. */
const level = (size: number) => ({
  bounds: { min: [0, 0, 0], max: [size, size / 10, size] } as const,
  indices: new Uint32Array(300),
});

describe('settings that fit a level', () => {
  it('are those of a person where it is in metres', () => {
    expect(factorOf(level(40))).toBe(1);
    expect(usualFor(1)).toEqual(usualSettings);
  });

  it('grow with a level in other units, lengths and speeds and nothing else', () => {
    const factor = factorOf(level(40_000));
    expect(factor).toBeGreaterThan(1000);
    const fitted = usualFor(factor);
    expect(fitted.radii[1]).toBeCloseTo(0.9 * factor, 0);
    expect(fitted.gravity / usualSettings.gravity).toBeCloseTo(factor, -2);
    expect(fitted).toMatchObject({
      bodies: 2000,
      frames: 600,
      framesPerSecond: 60,
      slopeLimit: usualSettings.slopeLimit,
    });
    expect(faultOf(fitted)).toBeUndefined();
    for (const detector of detectors) {
      for (const threshold of detector.thresholds) {
        const key = thresholdKey(detector, threshold);
        const wanted =
          threshold.unit === 'length' ? Number((threshold.usual * factor).toPrecision(3)) : threshold.usual;
        expect([key, fitted.thresholds[key] ?? threshold.usual]).toEqual([key, wanted]);
        expect(usualThresholds(factor).get(key)).toBe(wanted);
      }
    }
  });

  it('keep what was changed', () => {
    const own = { ...usualSettings, stepHeight: 0.5, seed: 7, thresholds: { 'hops.beyond': 0.1, 'sticks.frames': 30 } };
    const fitted = scaledSettings(own, 10);
    expect(fitted).toMatchObject({ stepHeight: 5, seed: 7, thresholds: { 'hops.beyond': 1, 'sticks.frames': 30 } });
    expect(scaledSettings(own, 1)).toBe(own);
  });
});

const spot = (number: number, bodies: number): Spot => ({
  number,
  bodies,
  events: bodies,
  kind: 'hops',
  place: [0, 0, 0],
  worst: { kind: 'hops', body: 0, frame: 3, place: [0, 0, 0], size: 0.067 },
});
const numbers = (spots: readonly Spot[]) => spots.map(({ number }) => number);

describe('rows', () => {
  const worst = [spot(2, 5), spot(3, 1), spot(1, 9)];
  it('are sorted as asked', () => {
    expect(numbers(ordered(worst, 'worst'))).toEqual([2, 3, 1]);
    expect(numbers(ordered(worst, 'bodies'))).toEqual([1, 2, 3]);
    expect(numbers(ordered(worst, 'found'))).toEqual([1, 2, 3]);
    expect(numbers(ordered(worst, 'newest'))).toEqual([3, 2, 1]);
  });

  it('stay where they are while they are held: the new come last, the hidden go', () =>
    expect(numbers(steady([1, 4, 3], [spot(5, 50), ...worst]))).toEqual([1, 3, 5, 2]));

  it('come in pages, and as many as show the chosen one', () => {
    expect(rowsShown(pageRows, -1, 30)).toBe(30);
    expect(rowsShown(pageRows, -1, 5000)).toBe(pageRows);
    expect(rowsShown(pageRows, 99, 5000)).toBe(pageRows);
    expect(rowsShown(pageRows, 100, 5000)).toBe(2 * pageRows);
    expect(rowsShown(pageRows, 4999, 5000)).toBe(5000);
  });
});

describe('what is said of the worst', () => {
  const event = { body: 0, frame: 12, place: [0, 0, 0] as const };
  it.each([
    ['hops', 0.067, 'worst +6.70 cm in one frame'],
    ['slidesOff', 0.0042, '4.20 mm while it stands'],
    ['sticks', 20, '20 frames at a stop'],
    ['frozen', 0.973, '97 % of the way lost'],
    ['startsOverlapping', 0.004, 'begins < 1 % of the radius deep'],
    ['groundLost', 1, '1 frame in the air'],
    ['fallsThrough', 1, 'in frame 12'],
  ] as const)('%s by %d: %s', (kind, size, text) => expect(worstText({ ...event, kind, size }, undefined)).toBe(text));

  it('has words for every kind', () => {
    for (const kind of severity)
      expect(worstText({ ...event, kind, size: 1 }, undefined)).not.toMatch(/audit\.|undefined/);
  });

  it('is in the unit of the level', () => {
    expect(lengthText(67, 'millimetre')).toBe('67.0 mm');
    expect(lengthText(2.5, undefined)).toBe('2.50 m');
  });

  it('tells time in two units at most', () =>
    expect([0.2, 59.5, 877, 7290].map(timeText)).toEqual(['1 s', '1 min 0 s', '14 min 37 s', '2 h 1 min']));
});

describe('what is told aloud', () => {
  const at = (state: Progress['state'], bodies: number): Progress => ({
    ...{ state, bodies, moves: 0, seconds: 1, rate: 0, left: null },
  });
  const told = (...steps: readonly (Progress | null)[]) =>
    steps.slice(1).map((now, k) => milestone(steps[k]!, now, 1000));

  it('begins, goes by quarters, ends', () =>
    expect(
      told(
        null,
        at('starting', 0),
        at('running', 0),
        at('running', 200),
        at('running', 400),
        at('running', 800),
        at('done', 1000),
      ),
    ).toEqual([
      { what: 'start' },
      null,
      null,
      { what: 'part', percent: 25 },
      { what: 'part', percent: 75 },
      { what: 'end' },
    ]));

  it('says nothing twice, and begins again with the next run', () =>
    expect(told(at('done', 1000), at('done', 1000), at('starting', 0), at('running', 0), at('ended', 10))).toEqual([
      null,
      { what: 'start' },
      null,
      { what: 'end' },
    ]));
});
