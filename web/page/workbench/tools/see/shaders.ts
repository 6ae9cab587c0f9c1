/** GLSL that is put into what paints the mesh once it is to be seen into: until then nobody fetches it. */
import { replaced } from '../../../scene/surface/replaced';

/** Positions are about the middle of the mesh, as the buffers have them. */
const cutUniforms = /* glsl */ `
uniform vec4 cut; // shown is what dot(cut.xyz, p) <= cut.w
uniform float cutting; // 0: the mesh is whole
`;

export const seenFacesVertex = (text: string): string =>
  replaced(text, [
    [
      'void main() {',
      `${cutUniforms}out float beyond; // the plane\nvoid main() {\n  beyond = dot(cut.xyz, position) - cut.w;`,
    ],
  ]);

export const seenFacesFragment = (text: string): string =>
  replaced(text, [
    [
      'void main() {',
      `${cutUniforms}uniform float glass; // 1: seen through
in float beyond;
void main() {
  if (cutting > 0.5 && beyond > 0.0) discard;`,
    ],
    [
      'result = vec4(mix(paint, stroke, line), 1.0);',
      `// Where the plane goes through the mesh it leaves a line.
  float across = fwidth(beyond);
  // A face that lies in the plane has no such line.
  bool sliced = cutting > 0.5 && across > 0.03 * length(fwidth(seen));
  float section = sliced ? clamp(0.5 + 0.9 * ratio + beyond / across, 0.0, 1.0) : 0.0;
  // Like glass: the more of it the eye looks through, the more it is seen.
  float cover = mix(1.0, kind < 2 ? 0.1 + 0.3 * grazing * grazing : 0.36, glass);
  cover = max(cover, max(line * 0.8, section));
  result = vec4(mix(mix(paint, stroke, line), crease, section), cover);`,
    ],
  ]);

/** Edges end at the plane. */
export const seenLinesVertex = (text: string): string =>
  replaced(text, [
    [
      'void main() {',
      `${cutUniforms}
void main() {
  vec3 head = begin;
  vec3 tail = finish;
  if (cutting > 0.5) {
    float db = dot(cut.xyz, begin) - cut.w;
    float df = dot(cut.xyz, finish) - cut.w;
    if (db > 0.0 && df > 0.0) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
    if (db > 0.0) head = mix(finish, begin, df / (df - db));
    if (df > 0.0) tail = mix(begin, finish, db / (db - df));
  }`,
    ],
    ['vec4(begin, 1.0)', 'vec4(head, 1.0)'],
    ['vec4(finish, 1.0)', 'vec4(tail, 1.0)'],
  ]);
