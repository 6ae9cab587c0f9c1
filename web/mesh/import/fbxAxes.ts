/** The axes that an FBX file states, made the card's: Y up, or Z up with the rest as 3ds Max and Blender have it. */
import type { Properties } from './fbxProperties';
import { determinant } from './matrix';
import type { Matrix } from './matrix';

/** Number of the axis, and which way along it. */
type Axis = readonly [axis: number, sign: number];

export interface FbxAxes {
  readonly up: 'y' | 'z';
  readonly toWorld: Matrix;
  /** the file's right is the world's left */
  readonly leftHanded: boolean;
}

export function axesOf(settings: Properties): FbxAxes {
  const stated = (name: string): Axis => [settings(name, [-1])[0], settings(`${name}Sign`, [1])[0] < 0 ? -1 : 1];
  const up = stated('UpAxis');
  const [right, front] = [stated('CoordAxis'), stated('FrontAxis')];
  const isWhole =
    [right, up, front]
      .map(([axis]) => axis)
      .sort()
      .join() === '0,1,2';
  const known: Axis = [0, 1, 2].includes(up[0]) ? up : [1, 1];
  const [newRight, newFront] = isWhole ? [right, front] : usual(known);
  const toWorld = known[0] === 2 ? matrix(newRight, turned(newFront), known) : matrix(newRight, known, newFront);
  return { up: known[0] === 2 ? 'z' : 'y', toWorld, leftHanded: determinant(toWorld) < 0 };
}

const turned = ([axis, sign]: Axis): Axis => [axis, -sign];

/** Of a file that states which way is up and no more, or nothing that fits it. */
function usual([axis, sign]: Axis): readonly [right: Axis, front: Axis] {
  if (axis === 0)
    return [
      [1, -sign],
      [2, 1],
    ];
  return axis === 1
    ? [
        [0, 1],
        [2, sign],
      ]
    : [
        [0, 1],
        [1, -sign],
      ];
}

/** What becomes x, y and z. */
function matrix(...axes: readonly Axis[]): Matrix {
  const made = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  axes.forEach(([axis, sign], row) => (made[4 * axis + row] = sign));
  return made;
}
