import { Group, type IUniform } from 'three';
import type { LayerName, SceneMesh } from '../model';
import type { Vec3 } from '../../mesh/geometry/vec';
import type { Figure } from './layers/layer';
import type { Palette } from '../base/palette';
import { boxesSurface } from './surface/boxes';
import { candidatesSurface } from './surface/candidates';
import { MeshLook, type Picture } from './surface/look';
import { markedSurface } from './surface/marked';
import { meshSurface } from './surface/mesh';
import { drawnMesh } from '../model/parts/states';
import type { Surface } from './surface/surface';

/** What lies on the GPU for the mesh that is open: made once per mesh, shared by both panes. */
export class Surfaces {
  readonly group = new Group();
  private parts: ReadonlyMap<LayerName, Surface> = new Map();
  private marks: Surface | null = null;
  private isOwn = true;
  readonly look: MeshLook;

  constructor(
    private palette: Palette,
    ratio: IUniform<number>,
    private readonly changed: () => void,
  ) {
    this.look = new MeshLook(palette, ratio);
  }

  /**
   * @param pace null: every portion is asked for with `grow`
   * @param drawn another surface in its place, to be looked at: what is said of triangles of the mesh is not drawn on it
   */
  open(mesh: SceneMesh | null, origin: Vec3, pace: 'pictures' | null = 'pictures', drawn = mesh): void {
    for (const part of this.parts.values()) part.dispose();
    this.marks?.dispose();
    this.marks = null;
    this.group.clear();
    this.look.open(drawn && drawnMesh(drawn));
    this.isOwn = drawn === mesh;
    this.parts = new Map();
    if (!mesh || !drawn) return;
    this.parts = new Map<LayerName, Surface>([
      ['mesh', meshSurface(drawn, origin, this.look, this.changed, pace)],
      ['candidates', candidatesSurface(mesh, origin, this.look.candidates)],
      ['boxes', boxesSurface(origin, this.palette)],
    ]);
    this.marks = markedSurface(mesh, origin, this.palette);
    for (const part of [...this.parts.values(), this.marks]) this.group.add(part.object);
  }

  /** @returns true while there is more to make ready */
  grow(): boolean {
    return this.parts.get('mesh')?.grow?.() ?? false;
  }

  /** Sets the stage for one pane: its space is the transform, the layer switches are visibility. */
  prepare(
    figure: Figure | null,
    factor: Vec3,
    shown: Readonly<Record<LayerName, boolean>>,
    picture: Omit<Picture, 'wired'>,
  ): void {
    this.group.scale.set(...factor);
    this.prepareMarks(figure);
    this.look.prepare({ ...picture, wired: shown.wire });
    for (const [name, part] of this.parts) {
      if (shown[name] && figure) part.update(figure);
      part.object.visible = (this.isOwn || name === 'mesh') && shown[name] && (figure !== null || name === 'mesh');
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
    this.look.paint(palette);
    for (const part of [...this.parts.values(), this.marks]) part?.repaint?.(palette);
  }

  dispose(): void {
    this.open(null, [0, 0, 0]);
    this.look.dispose();
  }
}
