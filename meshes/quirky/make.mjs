/** Writes the files of this folder: `node meshes/quirky/make.mjs`. Boxes in the habits of engines and exporters; no file of anybody else is in them. */
import { writeFileSync } from 'node:fs';
import { posedArm } from './posed.mjs';

const here = (name) => new URL(name, import.meta.url);
const quads = [
  [0, 3, 2, 1],
  [4, 5, 6, 7],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [1, 2, 6, 5],
  [0, 4, 7, 3],
];
const triangles = quads.flatMap(([a, b, c, d]) => [
  [a, b, c],
  [a, c, d],
]);

/** The corners of a box from `low` to `high`. */
function corners([x, y, z], [X, Y, Z]) {
  return [
    [x, y, z],
    [X, y, z],
    [X, Y, z],
    [x, Y, z],
    [x, y, Z],
    [X, y, Z],
    [X, Y, Z],
    [x, Y, Z],
  ];
}

/** Unreal: what is seen, and hulls before whose names stands what they are. */
function unrealObj() {
  const lines = ['# a crate and its two hulls, as Unreal wants them'];
  let first = 1;
  const box = (name, material, low, high) => {
    lines.push(`o ${name}`, ...corners(low, high).map((p) => `v ${p.join(' ')}`), `usemtl ${material}`);
    lines.push(...quads.map((quad) => `f ${quad.map((i) => first + i).join(' ')}`));
    first += 8;
  };
  box('Crate', 'Wood', [-1, 0, -1], [1, 1, 1]);
  box('Lid', 'Wood', [-1.1, 1, -1.1], [1.1, 1.2, 1.1]);
  box('UCX_Crate_00', 'None', [-1, 0, -1], [1, 1, 1]);
  box('UCX_Lid_00', 'None', [-1.1, 1, -1.1], [1.1, 1.2, 1.1]);
  return `${lines.join('\n')}\n`;
}

/** Godot: suffixes, Blender's numbers behind one of them, a node without a name, and instances of one mesh. */
function godotGltf() {
  const points = corners([-1, 0, -1], [1, 2, 1]).flat();
  const bytes = new Uint8Array(4 * points.length + 2 * 36);
  new Float32Array(bytes.buffer, 0, points.length).set(points);
  new Uint16Array(bytes.buffer, 4 * points.length, 36).set(triangles.flat());
  const uri = `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
  const node = (name, x, more = {}) => ({ ...(name && { name }), mesh: 0, translation: [x, 0, 0], ...more });
  return JSON.stringify(
    {
      asset: { version: '2.0', generator: 'Sweepscope, meshes/quirky/make.mjs' },
      scene: 0,
      scenes: [{ nodes: [0, 1, 2, 3, 4] }],
      nodes: [
        node('Column', 0),
        node('Column-colonly.001', 0),
        node('Fern-noimp', 4),
        node('', 8, { mesh: 1 }),
        { name: 'Colliders', children: [5] },
        node('Ramp', 12),
      ],
      meshes: [
        { name: 'Stone', primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] },
        {
          name: 'Two stones',
          primitives: [
            { attributes: { POSITION: 0 }, indices: 2, material: 0 },
            { attributes: { POSITION: 0 }, indices: 3, material: 1 },
          ],
        },
      ],
      materials: [{ name: 'Granite' }, { name: 'Moss' }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: [-1, 0, -1], max: [1, 2, 1] },
        { bufferView: 1, componentType: 5123, count: 36, type: 'SCALAR' },
        { bufferView: 1, componentType: 5123, count: 24, type: 'SCALAR' },
        { bufferView: 1, byteOffset: 48, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: 4 * points.length },
        { buffer: 0, byteOffset: 4 * points.length, byteLength: 72 },
      ],
      buffers: [{ byteLength: bytes.length, uri }],
    },
    null,
    1,
  );
}

/** Several solids in one STL, as slicers write them. */
function solidsStl() {
  const solid = (name, low, high) => {
    const at = corners(low, high);
    const facet = (list) =>
      `facet normal 0 0 0\nouter loop\n${list.map((i) => `vertex ${at[i].join(' ')}`).join('\n')}\nendloop\nendfacet`;
    return `solid ${name}\n${triangles.map(facet).join('\n')}\nendsolid ${name}\n`;
  };
  return solid('Base plate', [0, 0, 0], [60, 40, 3]) + solid('Rib collider', [0, 18, 3], [60, 22, 20]);
}

/** A polygon that comes to the same five places again and again. */
function roundObj() {
  const places = ['-5 0 5', '5 0 5', '5 0 -5', '-5 0 -5', '0 5 -5'].map((place) => `v ${place}\n`).join('');
  const corners = Array.from({ length: 2967 }, (_, k) => ` ${(k % 5) + 1}`).join('');
  return `# One polygon that goes round the same five corners 2,967 times over.\n${places}f${corners}\n`;
}

writeFileSync(here('unreal-crate.obj'), unrealObj());
writeFileSync(here('godot-columns.gltf'), `${godotGltf()}\n`);
writeFileSync(here('two-solids.stl'), solidsStl());
writeFileSync(here('posed-arm.gltf'), `${posedArm()}\n`);
writeFileSync(here('round-and-round.obj'), roundObj());
