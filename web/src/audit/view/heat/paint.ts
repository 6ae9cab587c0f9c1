/** Heat on what the mesh is painted with: shaders, the field's textures and the steps' colours. */
import type { Camera, RawShaderMaterial, Scene, WebGLRenderer } from 'three';
import type { Rgba } from '../../../scene/palette';
import { leastHeat } from '../../report/picture/heat';
import type { HeatField } from '../../heat/field';
import { heatFragment, heatVertex } from './shader';
import { tableWidth } from './table';
import { Bricks, type HeatTextures, texturesOf } from './textures';

/** Texture units; the figures use none. */
const units = { heatBricks: 6, heatTable: 7 } as const;

export class HeatPaint {
  readonly #bricks = new Bricks();
  #places: readonly number[] = [];
  #textures: HeatTextures | null = null;
  /** the one that has been told its units */
  #program: WebGLProgram | null = null;
  readonly #uniforms = {
    heatShape: { value: [1, 1, 1] as readonly number[] },
    heatMask: { value: tableWidth - 1 },
    heatCell: { value: 0 },
    heatLimits: { value: Array<number>(5).fill(leastHeat) as readonly number[] },
    heatColours: { value: [] as number[] },
  };

  constructor(private readonly faces: RawShaderMaterial) {
    faces.vertexShader = heatVertex(faces.vertexShader);
    faces.fragmentShader = heatFragment(faces.fragmentShader);
    Object.assign(faces.uniforms, this.#uniforms);
  }

  /** @param colours of the five steps, from few to many */
  colour(colours: readonly Rgba[]): void {
    this.#uniforms.heatColours.value = colours.flatMap(([r, g, b]) => [r, g, b]);
  }

  /** @param field null: nothing happened @param limits where each step begins @param gl where the textures lie that are of no more use */
  show(field: HeatField | null, limits: readonly number[], gl: WebGL2RenderingContext): void {
    this.#bricks.take(field);
    this.#places = [...(field?.places ?? [])];
    this.#release(gl);
    this.#uniforms.heatShape.value = this.#bricks.shape;
    this.#uniforms.heatCell.value = field?.cell ?? 0;
    if (field) this.#uniforms.heatLimits.value = limits;
  }

  /** What lay on the card is gone with its context; it is made again with the next picture. */
  forget(): void {
    this.#textures = this.#program = null;
  }

  /** Before a picture, and before anything is set for it. */
  bind(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
    const gl = renderer.getContext() as WebGL2RenderingContext;
    const program = this.#programOf(renderer, scene, camera);
    if (!program) return;
    if (program !== this.#program) {
      gl.useProgram(program);
      for (const [name, unit] of Object.entries(units)) gl.uniform1i(gl.getUniformLocation(program, name), unit);
      this.#program = program;
      renderer.resetState();
    }
    gl.activeTexture(gl.TEXTURE0 + units.heatBricks);
    if (!this.#textures) {
      this.#textures = texturesOf(gl, this.#bricks, this.#places);
      this.#uniforms.heatMask.value = this.#textures.slots - 1;
    }
    gl.bindTexture(gl.TEXTURE_3D, this.#textures.bricks);
    gl.activeTexture(gl.TEXTURE0 + units.heatTable);
    gl.bindTexture(gl.TEXTURE_2D, this.#textures.table);
    gl.activeTexture(gl.TEXTURE0);
  }

  #programOf(renderer: WebGLRenderer, scene: Scene, camera: Camera): WebGLProgram | undefined {
    type Made = { currentProgram?: { program: WebGLProgram } };
    const made = () => (renderer.properties.get(this.faces) as Made).currentProgram?.program;
    if (!made()) renderer.compile(scene, camera);
    return made();
  }

  #release(gl: WebGL2RenderingContext): void {
    if (!this.#textures) return;
    gl.deleteTexture(this.#textures.bricks);
    gl.deleteTexture(this.#textures.table);
    this.#textures = null;
  }
}
