import type { IUniform, RawShaderMaterial } from 'three';
import type { SceneMesh } from '../../model';
import { div, type Vec3 } from '../../../mesh/geometry/vec';
import type { Palette } from '../../base/palette';
import { edgeMaterial, paintEdges } from './edgeLines';
import { facesMaterial, paintFaces } from './facesMaterial';
import { isSmooth } from './normals';

/** The eye and the way of a body, all in the world about the mesh's middle: what stands before the body fades. */
export interface Sight {
  readonly eye: Vec3;
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radii: Vec3;
}

/** How one picture of a mesh is to be drawn. */
export interface Picture {
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
  readonly wired: boolean;
  /** back faces count for nothing */
  readonly oneSided: boolean;
  readonly sight: Sight | null;
}

/** What the surface of a mesh is painted with: its faces, the candidates on it, and its lines. */
export class MeshLook {
  readonly faces: RawShaderMaterial;
  readonly candidates: RawShaderMaterial;
  readonly lines: RawShaderMaterial;

  constructor(
    palette: Palette,
    private readonly ratio: IUniform<number>,
  ) {
    this.faces = facesMaterial(palette, ratio, true);
    this.candidates = facesMaterial(palette, ratio, false);
    this.lines = edgeMaterial(ratio);
    this.paint(palette);
  }

  paint(palette: Palette): void {
    paintFaces(this.faces, palette);
    paintFaces(this.candidates, palette);
    paintEdges(this.lines, palette);
  }

  open(mesh: SceneMesh | null): void {
    for (const { uniforms } of [this.faces, this.candidates])
      uniforms.smoothed.value = mesh !== null && isSmooth(mesh) ? 1 : 0;
  }

  prepare({ width, height, wired, oneSided, sight }: Picture): void {
    this.lines.uniforms.viewport.value.set(width * this.ratio.value, height * this.ratio.value);
    this.faces.uniforms.wired.value = wired ? 1 : 0;
    for (const { uniforms } of [this.faces, this.candidates]) {
      uniforms.oneSided.value = oneSided ? 1 : 0;
      uniforms.sighted.value = sight ? 1 : 0;
      if (!sight) continue;
      const { radii } = sight;
      uniforms.perRadius.value.set(...div([1, 1, 1], radii));
      uniforms.sightEye.value.set(...div(sight.eye, radii));
      uniforms.sightFrom.value.set(...div(sight.from, radii));
      uniforms.sightTo.value.set(...div(sight.to, radii));
    }
  }

  dispose(): void {
    for (const material of [this.faces, this.candidates, this.lines]) material.dispose();
  }
}
