/** Small FBX files, as text and as bytes. */
import { zlibSync } from 'fflate';
import { CUBE_POINTS, CUBE_QUADS } from './samples';

export const CORNERS = CUBE_QUADS.flatMap(([a, b, c, d]) => [a, b, c, -1 - d]);

type ListKind = 'd' | 'f' | 'i' | 'l' | 'b' | 'c';
type ScalarKind = 'B' | 'C' | 'Z' | 'Y' | 'I' | 'F' | 'D' | 'L';

/** A list as it is stored, which may claim other counts than it has. */
export interface StoredNumbers {
  readonly list: ListKind;
  readonly count: number;
  readonly encoding: number;
  /** in the order of the file, by whether that is the highest byte first */
  readonly bytes: (bigEndian: boolean) => Uint8Array;
}

/** A number is of type L, a string of type S. */
export type Value =
  | number
  | bigint
  | string
  | StoredNumbers
  | { readonly kind: ScalarKind; readonly value: number | bigint }
  | { readonly raw: Uint8Array };
export type Tree = readonly [name: string, values: readonly Value[], children?: readonly Tree[]];

const SIZES = { d: 8, f: 4, i: 4, l: 8, b: 1, c: 1, B: 1, C: 1, Z: 1, Y: 2, I: 4, F: 4, D: 8, L: 8 };

function write(kind: ListKind | ScalarKind, value: number | bigint, big: boolean): Buffer {
  const bytes = Buffer.alloc(SIZES[kind]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (kind === 'd' || kind === 'D') view.setFloat64(0, Number(value), !big);
  else if (kind === 'f' || kind === 'F') view.setFloat32(0, Number(value), !big);
  else if (kind === 'i' || kind === 'I') view.setInt32(0, Number(value), !big);
  else if (kind === 'l' || kind === 'L') view.setBigInt64(0, BigInt(value), !big);
  else if (kind === 'Y') view.setInt16(0, Number(value), !big);
  else view.setInt8(0, Number(value));
  return bytes;
}

export const numbers = (list: ListKind, all: readonly number[], packed: boolean): StoredNumbers => ({
  list,
  count: all.length,
  encoding: packed ? 1 : 0,
  bytes: (big) => {
    const plain = Buffer.concat(all.map((value) => write(list, value, big)));
    return packed ? zlibSync(plain) : plain;
  },
});

/** As files of before 7.0 have them: each with its type. */
export const oneByOne = (kind: ScalarKind, all: readonly number[]): Value[] => all.map((value) => ({ kind, value }));

/** @param bigEndian numbers begin with their highest byte */
export function fbxBinary(version: number, trees: readonly Tree[], bigEndian = false): Uint8Array {
  const long = version >= 7500;
  const word = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (bigEndian) bytes.writeUInt32BE(value);
    else bytes.writeUInt32LE(value);
    return bytes;
  };
  const size = (value: number) =>
    long ? Buffer.concat(bigEndian ? [word(0), word(value)] : [word(value), word(0)]) : word(value);
  const valueBytes = (value: Value): Buffer => {
    if (typeof value === 'string')
      return Buffer.concat([Buffer.from('S'), word(Buffer.byteLength(value)), Buffer.from(value)]);
    if (typeof value === 'number' || typeof value === 'bigint') return valueBytes({ kind: 'L', value });
    if ('raw' in value) return Buffer.concat([Buffer.from('R'), word(value.raw.length), value.raw]);
    if ('kind' in value) return Buffer.concat([Buffer.from(value.kind), write(value.kind, value.value, bigEndian)]);
    const stored = value.bytes(bigEndian);
    return Buffer.concat([
      Buffer.from(value.list),
      word(value.count),
      word(value.encoding),
      word(stored.length),
      stored,
    ]);
  };
  const empty = Buffer.alloc(long ? 25 : 13);
  const node = (at: number, [name, values, children = []]: Tree): Buffer => {
    const stored = Buffer.concat(values.map(valueBytes));
    const first = at + (long ? 25 : 13) + name.length + stored.length;
    let inside = Buffer.alloc(0);
    for (const inner of children) inside = Buffer.concat([inside, node(first + inside.length, inner)]);
    if (children.length > 0) inside = Buffer.concat([inside, empty]);
    const head = [size(first + inside.length), size(values.length), size(stored.length)];
    return Buffer.concat([...head, Buffer.from([name.length]), Buffer.from(name), stored, inside]);
  };
  let file = Buffer.concat([
    Buffer.from('Kaydara FBX Binary  \0\x1a'),
    Buffer.from([Number(bigEndian)]),
    word(version),
  ]);
  for (const tree of trees) file = Buffer.concat([file, node(file.length, tree)]);
  return new Uint8Array(Buffer.concat([file, empty]));
}

/** One property of a model, a template or the settings. */
export function property(name: string, ...values: (number | string)[]): string {
  const type = values.length === 1 ? 'enum' : name.startsWith('Lcl') ? name : 'Vector3D';
  return `P: "${name}", "${type}", "", "A",${values.join(',')}`;
}

export const cubeGeometry = (id: number | string | bigint, more = '') => `Geometry: ${id}, "Geometry::", "Mesh" {
Vertices: *24 {
a: ${CUBE_POINTS.flat().join(',')}
}
PolygonVertexIndex: *24 {
a: ${CORNERS.join(',')}
}
${more}
}`;

export const model = (id: number | string | bigint, name: string, ...properties: string[]) =>
  `Model: ${id}, "Model::${name}", "Mesh" {\nProperties70: {\n${properties.join('\n')}\n}\n}`;

export interface TextParts {
  readonly settings?: readonly string[];
  /** of models */
  readonly template?: readonly string[];
  readonly objects: readonly string[];
  /** child, parent */
  readonly connections: readonly (readonly [number | string | bigint, number | string | bigint])[];
}

export const fbxText = ({ settings = [], template = [], objects, connections }: TextParts) => `; FBX 7.4.0 project file
FBXHeaderExtension: {
FBXVersion: 7400
}
GlobalSettings: {
Properties70: {
${settings.join('\n')}
}
}
Definitions: {
ObjectType: "Model" {
PropertyTemplate: "FbxNode" {
Properties70: {
${template.join('\n')}
}
}
}
}
Objects: {
${objects.join('\n')}
}
Connections: {
${connections.map(([child, parent]) => `C: "OO",${child},${parent}`).join('\n')}
}
`;

/** A chain of models, the last of which shows the cube, 2 wide about the origin. Each is given by its properties. */
export const chainFbx = (models: readonly (readonly string[])[], more: Partial<TextParts> = {}) =>
  fbxText({
    objects: [cubeGeometry(1), ...models.map((properties, i) => model(10 + i, `model ${i}`, ...properties))],
    connections: [...models.map((_, i) => [10 + i, i === 0 ? 0 : 9 + i] as const), [1, 9 + models.length]],
    ...more,
  });

/** The cube as before 7.0: things have names, the mesh stands in its model, numbers in no list of their own. */
export const cubeFbx6 = (
  properties: readonly string[] = [],
  settings: readonly string[] = [],
) => `; FBX 6.1.0 project file
FBXHeaderExtension: {
	FBXVersion: 6100
}
Objects: {
	Model: "Model::above", "Null" {
		Properties60: {
			Property: "Lcl Translation", "Lcl Translation", "A",0,10,0
		}
	}
	Model: "Model::cube", "Mesh" {
		Properties60: {
${properties.join('\n')}
		}
		Vertices: ${CUBE_POINTS.flat().slice(0, 10).join(',')}
		,${CUBE_POINTS.flat().slice(10).join(',')}
		PolygonVertexIndex: ${CORNERS.join(',')}
		LayerElementMaterial: 0 {
			MappingInformationType: "ByPolygon"
			Materials: 0,0,0,1,1,1
		}
	}
	Material: "Material::stone", "" {
	}
	Material: "Material::moss", "" {
	}
	GlobalSettings: {
		Properties60: {
${settings.join('\n')}
		}
	}
}
Connections: {
	Connect: "OO", "Model::above", "Model::Scene"
	Connect: "OO", "Model::cube", "Model::above"
	Connect: "OO", "Material::stone", "Model::cube"
	Connect: "OO", "Material::moss", "Model::cube"
}
Takes: {
	Current: "Take 001"
}
`;

/** The same as bytes. */
export const cubeFbx6Binary = (version: number, bigEndian = false) =>
  fbxBinary(
    version,
    [
      [
        'Objects',
        [],
        [
          [
            'Model',
            ['above\0\x01Model', 'Null'],
            [
              [
                'Properties60',
                [],
                [['Property', ['Lcl Translation', 'Lcl Translation', 'A', ...oneByOne('D', [0, 10, 0])]]],
              ],
            ],
          ],
          [
            'Model',
            ['cube\0\x01Model', 'Mesh'],
            [
              // Longer than any list of values that is no list of numbers.
              ['Vertices', oneByOne('D', [...CUBE_POINTS.flat(), ...Array<number>(30).fill(0)])],
              ['PolygonVertexIndex', oneByOne('I', CORNERS)],
            ],
          ],
        ],
      ],
      [
        'Connections',
        [],
        [
          ['Connect', ['OO', 'above\0\x01Model', 'Scene\0\x01Model']],
          ['Connect', ['OO', 'cube\0\x01Model', 'above\0\x01Model']],
        ],
      ],
    ],
    bigEndian,
  );

export const allVertices = CUBE_POINTS.map((_, i) => i);
const top = allVertices.filter((i) => CUBE_POINTS[i][1] > 0);
export const matrix = (...at: number[]) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...at, 1].join(',');
export const list = (name: string, text: string | number[]) => `${name}: *1 {\na: ${String(text)}\n}`;

const skin = `Deformer: 20, "Deformer::", "Skin" {\n}`;
const cluster = (id: number, vertices: number[], weights: number[], more: string[]) =>
  `Deformer: ${id}, "SubDeformer::", "Cluster" {\n${[list('Indexes', vertices), list('Weights', weights), ...more].join('\n')}\n}`;
export const poseNode = (id: number, at: string) => `PoseNode: {\nNode: ${id}\n${list('Matrix', at)}\n}`;

/** A cube whose upper half hangs on a bone that was bound at y = 1 and has been moved since, and the lower on another. */
export const bentFbx = (bind: string[], poses: string[] = [], bone = [property('Lcl Translation', 0, 4, 0)]) =>
  fbxText({
    objects: [
      cubeGeometry(1),
      model(2, 'cube', property('Lcl Translation', 0, 0, 5)),
      model(3, 'upper', ...bone),
      model(4, 'lower'),
      skin,
      cluster(21, top, top.map(() => 2), bind), // prettier-ignore
      cluster(22, allVertices, allVertices.map((i) => (top.includes(i) ? 0 : 0.25)), [list('Transform', matrix(0, 0, 5)), list('TransformLink', matrix(0, 0, 0))]), // prettier-ignore
      `Pose: 30, "Pose::", "BindPose" {\n${poses.join('\n')}\n}`,
    ],
    connections: [[2, 0], [3, 0], [4, 0], [1, 2], [20, 1], [21, 20], [22, 20], [3, 21], [4, 22]], // prettier-ignore
  });
