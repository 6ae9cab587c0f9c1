import { afterEach, describe, expect, it } from 'vitest';
import { pinActions } from '../../../../web/page/core/stepping/pinActions';
import { mostPins, pins, pinText, readPin } from '../../../../web/page/model/pins';
import { decodeMoment, encodeMoment, type Moment } from '../../../../web/page/core/address/permalink';
import { watchFrames } from '../../../../web/page/solver/watch';
import { event, encodeTrace, paperFrame } from '../../../support/encodeTrace';

const { togglePin } = pinActions();

afterEach(() => void (pins.value = []));

describe('pins', () => {
  it('are written as place and field, and read back', () => {
    for (const pin of [
      { place: 'p0.s0.nearest', field: 'time' },
      { place: '', field: 'position' },
      { place: 'p1.s12.t37.e2', field: 'root1' },
      { place: 'p0.s0', field: 'begin.displacement' },
    ])
      expect(readPin(pinText(pin))).toEqual(pin);
  });

  it('nothing else is a pin', () => {
    for (const text of [
      '',
      ' ',
      'p9 time',
      'p0.s0',
      'f0.p0 time',
      'p0 time more',
      'p0.s0 __proto__.x',
      'p0.s0 end.time',
      '../x time',
    ])
      expect(readPin(text), text).toBeNull();
  });

  it('come and go by the same press, and there are not too many', () => {
    togglePin({ place: 'p0', field: 'sweeps' });
    expect(pins.value.map(pinText)).toEqual(['p0 sweeps']);
    togglePin({ place: 'p0', field: 'sweeps' });
    expect(pins.value).toEqual([]);
    for (let k = 0; k < mostPins + 3; k++) togglePin({ place: `p0.s${k}`, field: 'traveled' });
    expect(pins.value).toHaveLength(mostPins);
  });

  it('travel in the link; a link with something else in their place is damaged', () => {
    const moment: Moment = {
      ...{ preset: 'stairs', mesh: null, changes: {}, compare: null, keptInputs: null },
      ...{ address: 'f8', level: 'check', view: {} },
    };
    expect(decodeMoment(encodeMoment(moment)).pins).toBeUndefined();
    const texts = ['p0.s0.nearest time', 'position'];
    expect(decodeMoment(encodeMoment({ ...moment, pins: texts })).pins).toEqual(texts);
    for (const bad of [['p0.s0.nearest time; drop'], new Array(mostPins + 1).fill('position')])
      expect(() => decodeMoment(encodeMoment({ ...moment, pins: bad }))).toThrow('damaged');
  });
});

describe('watched numbers', () => {
  const traces = [
    paperFrame([[{ hits: [null, 0.5] }], []]),
    paperFrame([[], []]),
    paperFrame([[{ hits: [0.25] }, { hits: [0.75] }], []]),
  ].map((events) =>
    encodeTrace(events.map((each) => (each.kind === 'MoveEnd' ? event('MoveEnd', { position: [1, 2, -0] }) : each))),
  );
  const wanted = ['p0.s0.nearest time', 'p0.s1.nearest time', 'position', 'grounded', 'p0.s0.nearest nothing'].map(
    (text) => readPin(text)!,
  );
  const { values, counts } = watchFrames(3, wanted, (frame) => traces[frame]!);
  const at = (frame: number, pin: number) =>
    Array.from(values.subarray((frame * 5 + pin) * 3, (frame * 5 + pin) * 3 + 3));

  it('are those of each frame', () => {
    expect([at(0, 0)[0], at(2, 0)[0], at(2, 1)[0]]).toEqual([0.5, 0.25, 0.75]);
    expect(at(1, 2)).toEqual([1, 2, -0]);
    expect(at(0, 3)[0]).toBe(0);
  });

  it('are missing where the frame has no such step or the step no such field', () => {
    expect(Array.from(counts)).toEqual([1, 0, 3, 1, 0, 0, 0, 3, 1, 0, 1, 1, 3, 1, 0]);
  });
});
