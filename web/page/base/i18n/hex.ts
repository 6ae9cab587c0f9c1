/**
 * Hexadecimal floats as C++ and C print and read them: `0x1.8197cf7d8c0b4p-2`. Every bit of the double is there, so nothing is
 * rounded and the text can be pasted into a test. The hyphen stays plain for the same reason.
 */

const view = new DataView(new ArrayBuffer(8));
const bias = 1023;
const leastExponent = -1022;

/** Finite numbers only; what is no number is named by `formatNumber`. */
export function formatHex(value: number): string {
  view.setFloat64(0, value);
  const sign = view.getUint8(0) >> 7 ? '-' : '';
  const biased = (view.getUint16(0) >> 4) & 0x7ff;
  const fraction = (view.getUint32(0) & 0xfffff).toString(16).padStart(5, '0') + word(view.getUint32(4));
  const digits = fraction.replace(/0+$/, '');
  if (biased === 0 && digits === '') return `${sign}0x0p+0`;
  // Denormals keep the leading 0 and the least exponent, as the bits have them.
  const [lead, exponent] = biased === 0 ? [0, leastExponent] : [1, biased - bias];
  return `${sign}0x${lead}${digits && `.${digits}`}p${exponent < 0 ? '' : '+'}${exponent}`;
}

/** Reads what `formatHex` writes; NaN for anything else. */
export function parseHex(text: string): number {
  const match = /^(-?)0x([01])(?:\.([0-9a-f]{1,13}))?p([+-]\d{1,4})$/.exec(text);
  if (!match) return NaN;
  const [, sign, lead, digits = '', power] = match;
  const exponent = Number(power);
  const fraction = digits.padEnd(13, '0');
  const normal = lead === '1';
  if (
    normal ? exponent < leastExponent || exponent > bias : exponent !== leastExponent && Number(`0x${fraction}`) !== 0
  )
    return NaN;
  const biased = normal ? exponent + bias : 0;
  view.setUint32(0, ((sign ? 0x80000000 : 0) | (biased << 20) | parseInt(fraction.slice(0, 5), 16)) >>> 0);
  view.setUint32(4, parseInt(fraction.slice(5), 16));
  return view.getFloat64(0);
}

function word(bits: number): string {
  return bits.toString(16).padStart(8, '0');
}
