/** The level on the graphics card: painted as in the workbench, with heat on it, and cut off at a height. */
import { Group, Vector4, type IUniform } from 'three';
import type { SceneMesh, Vec3 } from '../../model';
import type { Palette, Rgba } from '../../base/palette';
import { MeshLook, type Picture } from '../../scene/surface/look';
import { meshSurface } from '../../scene/surface/mesh';
import { drawnMesh } from '../../model/parts/states';
import { seenFacesFragment, seenFacesVertex, seenLinesVertex } from '../../workbench/tools/see/shaders';
import { HeatPaint } from './heat/paint';

export class LevelSurface {
  readonly group = new Group();
  readonly heat: HeatPaint;
  /** subtracted from what lies on the card: the middle of the level */
  origin: Vec3 = [0, 0, 0];
  /** parts of the level have still to be made ready, see `grow` */
  more = false;
  readonly #look: MeshLook;
  #mesh: ReturnType<typeof meshSurface> | null = null;
  readonly #cut = { cut: { value: new Vector4(0, 1, 0, 0) }, cutting: { value: 0 } };

  constructor(
    palette: Palette,
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
    this.#mesh = null;
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
    this.group.add(this.#mesh.object);
  }

  /** Makes another portion ready. */
  grow(): void {
    this.more = this.#mesh?.grow?.() ?? false;
  }

  /** @param roof world height from which on nothing is shown; Infinity: all of it */
  prepare(picture: Omit<Picture, 'wired'>, roof: number): void {
    this.#look.prepare({ ...picture, wired: true });
    this.#cut.cutting.value = Number.isFinite(roof) ? 1 : 0;
    if (Number.isFinite(roof)) this.#cut.cut.value.w = roof - this.origin[1];
  }

  paint(palette: Palette, heat: readonly Rgba[]): void {
    this.#look.paint(palette);
    this.heat.colour(heat);
  }

  dispose(): void {
    this.open(null, this.origin);
    this.#look.dispose();
  }
}
