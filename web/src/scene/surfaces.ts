import type { LayerName, SceneMesh } from '../state/model';
import type { Vec3 } from './geometry/vec';
import type { Paint, Thing, Uniform } from './gl/thing';
import type { Figure } from './layers/layer';
import type { Palette } from './palette';
import { boxesSurface } from './surface/boxes';
import { candidatesSurface } from './surface/candidates';
import { facesPaint } from './surface/facesPaint';
import { markedSurface } from './surface/marked';
import { meshSurface } from './surface/mesh';
import type { Surface } from './surface/surface';

/** What lies on the GPU for the mesh that is open: made once per mesh, shared by both panes. */
export class Surfaces {
  /** what is to be drawn, in this order */
  things: readonly Thing[] = [];
  private parts: ReadonlyMap<LayerName, Surface> = new Map();
  private marks: Surface | null = null;
  private readonly paints: readonly [Paint, Paint];

  constructor(
    private readonly palette: Palette,
    ratio: Uniform<number>,
    private readonly changed: () => void,
  ) {
    this.paints = [facesPaint(palette, ratio, true), facesPaint(palette, ratio, false)];
  }

  open(mesh: SceneMesh | null, origin: Vec3): void {
    for (const part of this.parts.values()) part.dispose();
    this.marks?.dispose();
    this.marks = null;
    this.things = [];
    this.parts = new Map();
    if (!mesh) return;
    this.parts = new Map<LayerName, Surface>([
      ['mesh', meshSurface(mesh, origin, this.paints[0], this.changed)],
      ['candidates', candidatesSurface(mesh, origin, this.paints[1])],
      ['boxes', boxesSurface(origin, this.palette)],
    ]);
    this.marks = markedSurface(mesh, origin, this.palette);
  }

  /** Chooses what one pane shows, by the layer switches, and brings it up to date. */
  prepare(figure: Figure | null, shown: Readonly<Record<LayerName, boolean>>): void {
    this.paints[0].uniforms.wired.value = shown.wire ? 1 : 0;
    const parts = [...this.parts].flatMap(([name, part]) => {
      if (!shown[name] || (figure === null && name !== 'mesh')) return [];
      return [part];
    });
    // Triangles of the mesh report, whatever the layers.
    if (this.marks && figure) parts.push(this.marks);
    if (figure) for (const part of parts) part.update(figure);
    this.things = parts.flatMap((part) => part.things);
  }

  dispose(): void {
    this.open(null, [0, 0, 0]);
  }
}
