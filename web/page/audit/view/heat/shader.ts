/** GLSL: heat on the surface, put into what paints the mesh of the workbench. */
import { replaced } from '../../../scene/surface/replaced';
import { brickSide } from '../../../../audit/heat/field';
import { mostSteps, tableWidth } from './table';

const lookUp = /* glsl */ `
precision highp sampler3D;
precision highp isampler2D;
uniform sampler3D heatBricks;
uniform isampler2D heatTable;
uniform vec3 heatShape; // bricks in the texture each way
uniform int heatMask; // slots of the table − 1
uniform float heatCell; // length between samples
uniform float heatLimits[5]; // where each step begins
uniform vec3 heatColours[5];
in vec3 placed; // about the middle of the level
in vec3 outward;

int brickAt(ivec3 at) {
  uvec3 u = uvec3(at);
  uint mixed = (u.x * 73856093u) ^ (u.y * 19349663u) ^ (u.z * 83492791u);
  mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
  mixed ^= mixed >> 13;
  int slot = int(mixed & uint(heatMask));
  for (int tries = 0; tries < ${mostSteps}; tries++) {
    ivec4 row = texelFetch(heatTable, ivec2(slot % ${tableWidth}, slot / ${tableWidth}), 0);
    if (row.w < 0) return -1;
    if (row.xyz == at) return row.w;
    slot = (slot + 1) & heatMask;
  }
  return -1;
}

// Events within reach of a place, of those on the side that the surface faces.
float heatAt(vec3 place, vec3 facing) {
  if (heatCell <= 0.0) return 0.0;
  vec3 scaled = place / heatCell;
  vec3 brick = floor(scaled / ${brickSide - 1}.0);
  int number = brickAt(ivec3(brick));
  if (number < 0) return 0.0;
  ivec3 shape = ivec3(heatShape);
  vec3 slot = vec3(number % shape.x, (number / shape.x) % shape.y, number / (shape.x * shape.y));
  vec3 local = clamp(scaled - brick * ${brickSide - 1}.0, 0.0, ${brickSide - 1}.0) + 0.5;
  vec4 sums = texture(heatBricks, (slot * ${brickSide}.0 + local) / (heatShape * ${brickSide}.0));
  vec3 sides = mix(vec3(sums.x) - sums.yzw, sums.yzw, vec3(greaterThanEqual(facing, vec3(0.0))));
  return dot(facing * facing, max(sides, 0.0));
}

// The colour of a step, with something of the shading, so that the form can be read below the heat.
vec3 heated(vec3 plain, float sum, float light) {
  if (sum < heatLimits[0]) return plain;
  int step = 0;
  for (int next = 1; next < 5; next++) step += int(sum >= heatLimits[next]);
  return heatColours[step] * (0.8 + 0.2 * light);
}
`;

export const heatVertex = (text: string): string =>
  replaced(text, [
    ['out vec3 weights;', 'out vec3 weights;\nout vec3 placed;\nout vec3 outward;'],
    [
      'inBodies = position * perRadius;',
      'inBodies = position * perRadius;\n  placed = position;\n  outward = facing.xyz;',
    ],
  ]);

export const heatFragment = (text: string): string =>
  replaced(text, [
    ['in vec3 weights;', `in vec3 weights;${lookUp}`],
    [
      'plain = mix(plain, rim, toRim);',
      `plain = mix(plain, rim, toRim);
  plain = heated(plain, heatAt(placed, normalize(gl_FrontFacing ? outward : -outward)), l);`,
    ],
  ]);
