/** Colours that tell parts apart. Each is as light as what it is laid over, so it reads in both themes; names say what colours cannot. */

export const tintCount = 8;

/** Neighbours in the list are far apart on the wheel. */
export const tintOf = (part: number): number => (part * 3) % tintCount;

/** GLSL: what a grey is multiplied by. The same as `tintCss`. */
export const tintShader = /* glsl */ `
vec3 tint(float k) {
  vec3 hue = 0.76 + 0.24 * cos(6.283185 * (k / ${tintCount}.0 - vec3(0.0, 1.0, 2.0) / 3.0));
  return hue / dot(hue, vec3(0.2126, 0.7152, 0.0722));
}
`;

/** A chip of that colour, of a middle grey. */
export function tintCss(part: number): string {
  const hue = [0, 1, 2].map((k) => 0.76 + 0.24 * Math.cos(2 * Math.PI * (tintOf(part) / tintCount - k / 3)));
  const light = 0.2126 * hue[0]! + 0.7152 * hue[1]! + 0.0722 * hue[2]!;
  return `rgb(${hue.map((x) => Math.min(255, Math.round((130 * x) / light))).join(' ')})`;
}
