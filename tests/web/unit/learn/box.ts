/** A box that is turned about x, y, then z. */
export type V = readonly [number, number, number];

const turned = (degrees: number) => [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)] as const;

/** @param angles degrees @returns the directions of its edges */
export function edges([x, y, z]: V): readonly [V, V, V] {
  const [[sx, cx], [sy, cy], [sz, cz]] = [turned(x), turned(y), turned(z)];
  return [
    [cz * cy, sz * cy, -sy],
    [cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx],
    [cz * sy * cx + sz * sx, sz * sy * cx - cz * sx, cy * cx],
  ];
}

export const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
