/** The level on the graphics card: painted as in the workbench, with heat on it, cut off at a height, and triangles that are pointed out. */
import { Group, Vector4, type IUniform } from 'three';
import type { SceneMesh, Vec3 } from '../../model';
import type { Palette, Rgba } from '../../scene/palette';
import { MeshLook, type Picture } from '../../scene/surface/look';
import { markedSurface } from '../../scene/surface/marked';
import { meshSurface } from '../../scene/surface/mesh';
import { drawnMesh } from '../../scene/surface/partStates';
import { seenFacesFragment, seenFacesVertex, seenLinesVertex } from '../../tools/see/shaders';
import { HeatPaint } from './heat/paint';
import { markedHere } from './marks';

export class LevelSurface {
  readonly group = new Group();
  readonly heat: HeatPaint;
  /** subtracted from what lies on the card: the middle of the level */
  origin: Vec3 = [0, 0, 0];
  /** parts of the level have still to be made ready, see `grow` */
  more = false;
  readonly #look: MeshLook;
  #mesh: ReturnType<typeof meshSurface> | null = null;
  #marks: ReturnType<typeof markedSurface> | null = null;
  readonly #cut = { cut: { value: new Vector4(0, 1, 0, 0) }, cutting: { value: 0 } };

  constructor(
    private palette: Palette,
    ratio: IUniform<number>,
    private readonly changed: () => void,
  ) {
    this.#look = new MeshLook(palette, ratio);
    const { faces, lines } = this.#look;
    this.heat = new HeatPaint(faces);
    faces.vertexShader = seenFacesVertex(faces.vertexShader);
    faces.fragmentShader = seenFacesFragment(faces.fragmentShader);
    Object.assign(faces.uniforms, this.#cut, { glass: { value: 0 } });
    lines.vertexShader = seenLinesVertex(lines.vertexShader);
    Object.assign(lines.uniforms, this.#cut);
  }

  open(mesh: SceneMesh | null, origin: Vec3): void {
    this.#mesh?.dispose();
    this.#marks?.dispose();
    this.#mesh = this.#marks = null;
    this.more = false;
    this.origin = origin;
    this.#look.open(mesh && drawnMesh(mesh));
    if (!mesh) return;
    const changed = () => {
      this.more = true;
      this.changed();
    };
    this.more = true;
    this.#mesh = meshSurface(mesh, origin, this.#look, changed, null);
    this.#marks = markedSurface(mesh, origin, this.palette, markedHere);
    this.group.add(this.#mesh.object, this.#marks.object);
  }

  /** Makes another portion ready. */
  grow(): void {
    this.more = this.#mesh?.grow?.() ?? false;
  }

  /** @param roof world height from which on nothing is shown; Infinity: all of it @param marks with the triangles that are pointed out */
  prepare(picture: Omit<Picture, 'wired'>, roof: number, marks = true): void {
    this.#look.prepare({ ...picture, wired: true });
    this.#cut.cutting.value = Number.isFinite(roof) ? 1 : 0;
    if (Number.isFinite(roof)) this.#cut.cut.value.w = roof - this.origin[1];
    this.#marks?.update();
    if (this.#marks) this.#marks.object.visible = marks && markedHere.peek() !== null;
  }

  paint(palette: Palette, heat: readonly Rgba[]): void {
    this.palette = palette;
    this.#look.paint(palette);
    this.heat.colour(heat);
    this.#marks?.repaint?.(palette);
  }

  dispose(): void {
    this.open(null, this.origin);
    this.#look.dispose();
  }
}
