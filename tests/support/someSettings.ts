/** Any settings that a study takes, for properties: fast-check finds the small ones that break something. */
import fc from 'fast-check';
import type { SettingSchema, SettingValue, StudySchema } from '../../web/page/model/study/schema';
import { listWidth, type SettingValues } from '../../web/page/model/study/settings';

/** Numbers as a link keeps them: 0 has no sign there. */
const real = (low: number, high: number) =>
  fc.double({ min: low, max: high, noNaN: true }).map((value) => (value === 0 ? 0 : value));

function someValue({ enums }: StudySchema, { type, list, low, high }: SettingSchema): fc.Arbitrary<SettingValue> {
  if (list) {
    const [width, least, most] = [listWidth(type), low!, Math.min(high!, low! + 12)];
    return fc
      .integer({ min: least, max: most })
      .chain((count) => fc.array(real(-1e30, 1e30), { minLength: count * width, maxLength: count * width }));
  }
  if (enums[type]) return fc.constantFrom(...enums[type]);
  if (type === 'Flag') return fc.boolean();
  if (type === 'Vec3') return fc.tuple(real(low!, high!), real(low!, high!), real(low!, high!));
  return type === 'Real' ? real(low!, high!) : fc.integer({ min: low!, max: Math.min(high!, 2 ** 31 - 1) });
}

export function someSettings(schema: StudySchema): fc.Arbitrary<SettingValues> {
  return fc.record(Object.fromEntries(schema.settings.map((setting) => [setting.name, someValue(schema, setting)])));
}
