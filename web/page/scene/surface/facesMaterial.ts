import { DoubleSide, GLSL3, RawShaderMaterial, Vector3, type IUniform } from 'three';
import type { Palette, Rgba } from '../../base/palette';
import { facesFragment, facesVertex } from './facesShaders';

/** State of a triangle, kept beside its normal. The shader picks colours by it. */
export const faceStates = { plain: 0, rejected: 1, later: 2, done: 3, now: 4 } as const;
export type FaceState = (typeof faceStates)[keyof typeof faceStates];

/** Added to the state for each edge of a triangle that is the outline of its set: edge k lies opposite corner k. */
export const outlineBits = [8, 16, 32] as const;

const value = (color: Rgba): number[] => [color[0], color[1], color[2]];

/** Takes the colours of another theme. */
export function paintFaces({ uniforms }: RawShaderMaterial, palette: Palette): void {
  uniforms.low.value = value(palette.meshLow);
  uniforms.mid.value = value(palette.meshMid);
  uniforms.lit.value = value(palette.meshLit);
  uniforms.rim.value = value(palette.meshRim);
  uniforms.crease.value = value(palette.meshCrease);
  uniforms.wire.value = [...palette.meshWire];
  uniforms.candidateLow.value = value(palette.candidateLow);
  uniforms.candidateLit.value = value(palette.candidateLit);
  uniforms.candidateLine.value = value(palette.candidateLine);
}

/** Shaded faces with thin edges. @param behind drawn a little farther away, so that candidates on the same faces win */
export function facesMaterial(palette: Palette, ratio: IUniform<number>, behind: boolean): RawShaderMaterial {
  const color = (): IUniform => ({ value: null });
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: facesVertex,
    fragmentShader: facesFragment,
    side: DoubleSide,
    polygonOffset: behind,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    uniforms: {
      ratio,
      wired: { value: 1 },
      smoothed: { value: 0 },
      oneSided: { value: 0 },
      sighted: { value: 0 },
      perRadius: { value: new Vector3() },
      sightEye: { value: new Vector3() },
      sightFrom: { value: new Vector3() },
      sightTo: { value: new Vector3() },
      ...{ low: color(), mid: color(), lit: color(), rim: color(), crease: color(), wire: color() },
      ...{ candidateLow: color(), candidateLit: color(), candidateLine: color() },
    },
  });
  paintFaces(material, palette);
  return material;
}
