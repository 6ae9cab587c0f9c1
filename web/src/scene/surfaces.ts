import { Group, type IUniform, type RawShaderMaterial } from 'three';
import type { LayerName, SceneMesh } from '../model';
import type { Vec3 } from './geometry/vec';
import type { Figure } from './layers/layer';
import type { Palette } from './palette';
import { boxesSurface } from './surface/boxes';
import { candidatesSurface } from './surface/candidates';
import { facesMaterial, paintFaces } from './surface/facesMaterial';
import { markedSurface } from './surface/marked';
import { meshSurface } from './surface/mesh';
import type { Surface } from './surface/surface';

/** What lies on the GPU for the mesh that is open: made once per mesh, shared by both panes. */
export class Surfaces {
  readonly group = new Group();
  private parts: ReadonlyMap<LayerName, Surface> = new Map();
  private marks: Surface | null = null;
  private readonly materials: readonly [RawShaderMaterial, RawShaderMaterial];

  constructor(
    private palette: Palette,
    ratio: IUniform<number>,
    private readonly changed: () => void,
  ) {
    this.materials = [facesMaterial(palette, ratio, true), facesMaterial(palette, ratio, false)];
  }

  open(mesh: SceneMesh | null, origin: Vec3): void {
    for (const part of this.parts.values()) part.dispose();
    this.marks?.dispose();
    this.marks = null;
    this.group.clear();
    this.parts = new Map();
    if (!mesh) return;
    this.parts = new Map<LayerName, Surface>([
      ['mesh', meshSurface(mesh, origin, this.materials[0], this.changed)],
      ['candidates', candidatesSurface(mesh, origin, this.materials[1])],
      ['boxes', boxesSurface(origin, this.palette)],
    ]);
    this.marks = markedSurface(mesh, origin, this.palette);
    for (const part of [...this.parts.values(), this.marks]) this.group.add(part.object);
  }

  /** Sets the stage for one pane: its space is the transform, the layer switches are visibility. */
  prepare(figure: Figure | null, factor: Vec3, shown: Readonly<Record<LayerName, boolean>>): void {
    this.group.scale.set(...factor);
    this.prepareMarks(figure);
    this.materials[0].uniforms.wired.value = shown.wire ? 1 : 0;
    for (const [name, part] of this.parts) {
      if (shown[name] && figure) part.update(figure);
      part.object.visible = shown[name] && (figure !== null || name === 'mesh');
    }
  }

  /** Triangles of the mesh report, whatever the layers. */
  private prepareMarks(figure: Figure | null): void {
    if (!this.marks) return;
    if (figure) this.marks.update(figure);
    this.marks.object.visible = figure !== null;
  }

  /** The colours of another theme. */
  repaint(palette: Palette): void {
    this.palette = palette;
    for (const material of this.materials) paintFaces(material, palette);
    for (const part of [...this.parts.values(), this.marks]) part?.repaint?.(palette);
  }

  dispose(): void {
    this.open(null, [0, 0, 0]);
    for (const material of this.materials) material.dispose();
  }
}
