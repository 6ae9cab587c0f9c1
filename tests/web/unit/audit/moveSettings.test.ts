/** The audit and its command line have every number of a move that settings.def declares, within the same bounds. */
import { expect, it } from 'vitest';
import { moveOptions } from '../../../../web/audit/run/options';
import { faultOf, isAngle, settingBounds, usualSettings } from '../../../../web/audit/run/settings';
import { argumentsFrom } from '../../../../web/cli/args';
import { walkNumbers } from '../../../../web/page/audit/panels/numbers';
import { readAddress, writeAddress } from '../../../../web/page/audit/room/address';
import { begunFor } from '../../../../web/page/audit/room/begun';
import { moveNumbers } from '../../../../web/package/settings.gen';

const optionOf: Readonly<Record<string, string>> = {
  maxSweeps: '--max-sweeps',
  skin: '--skin',
  slopeLimit: '--slope',
  stepHeight: '--step',
  snapDistance: '--snap',
  wallLimit: '--wall-limit',
};
const shown = (name: string, value: number) => (isAngle(name) ? (value * 180) / Math.PI : value);
const settingsOf = (option: string, value: number) => argumentsFrom(['level.glb', `${option}=${value}`])!.runs[0]!;

it.each(moveNumbers)('$name has the bounds of the package', ({ name, least, most, unit }) => {
  expect(settingBounds.find((bound) => bound.name === name)).toMatchObject({ least, most });
  expect(walkNumbers.map((number) => number.name)).toContain(name);
  const within = unit === 'count' ? 3 : Math.min(most, 0.75);
  const options = (value: number) => moveOptions({ ...usualSettings, [name]: value });
  expect(options(within)[name]).toBe(within);
  for (const beyond of [least - 1, most * 1.01]) {
    const fault = { name, least, most };
    expect(faultOf({ ...usualSettings, [name]: beyond })).toEqual(fault);
    expect(() => settingsOf(optionOf[name]!, shown(name, beyond))).toThrow(`${optionOf[name]} must be`);
  }
  expect(settingsOf(optionOf[name]!, shown(name, within))[name]).toBeCloseTo(within, 12);
});

it('leaves to the method what nobody chose', () => {
  const told = Object.keys(moveOptions(usualSettings)).sort();
  expect(told).toEqual(['method', 'sides', 'slopeLimit', 'snapDistance', 'stepHeight']);
});

it('links carry each of them', () => {
  const usual = begunFor(1);
  const chosen = { maxSweeps: 3, skin: 0.02, slopeLimit: 0.5, stepHeight: 0.125, snapDistance: 0.25, wallLimit: 1.25 };
  const draft = { ...usual, settings: { ...usual.settings, ...chosen } };
  expect(readAddress(writeAddress(draft, null)!, 1)).toEqual({ draft, refused: [] });
});
