/** Heat on what the mesh is painted with: shaders, the field's textures and the steps' colours. */
import type { Camera, RawShaderMaterial, Scene, WebGLRenderer } from 'three';
import type { Rgba } from '../../../base/palette';
import { leastHeat } from '../../../../audit/report/picture/heat';
import { heatFragment, heatVertex } from './shader';
import { tableWidth } from './table';
import type { Bricks } from './bricks';
import { HeatTextures, layersFor } from './textures';

/** Texture units; the figures use none. */
const units = { heatBricks: 6, heatTable: 7 } as const;

export class HeatPaint {
  #bricks: Bricks | null = null;
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

  /** @param bricks null: nothing happened @param limits where each step begins @param gl where the textures lie that are of no more use */
  show(bricks: Bricks | null, limits: readonly number[], gl: WebGL2RenderingContext): void {
    if (bricks !== this.#bricks || (this.#textures && this.#textures.layers < layersFor(bricks?.count ?? 0))) {
      if (!gl.isContextLost()) this.#textures?.release();
      this.#textures = null;
    }
    this.#bricks = bricks;
    this.#uniforms.heatCell.value = bricks?.cell ?? 0;
    if (bricks) this.#uniforms.heatLimits.value = limits;
  }

  /** What lay on the card is gone with its context; it is made again with the next picture. */
  forget(): void {
    this.#textures = this.#program = null;
  }

  /** Before a picture, and before anything is set for it. @returns whether more of the heat has still to be brought to the card */
  bind(renderer: WebGLRenderer, scene: Scene, camera: Camera): boolean {
    const gl = renderer.getContext() as WebGL2RenderingContext;
    const program = this.#programOf(renderer, scene, camera);
    if (!program) return false;
    if (program !== this.#program) {
      gl.useProgram(program);
      for (const [name, unit] of Object.entries(units)) gl.uniform1i(gl.getUniformLocation(program, name), unit);
      this.#program = program;
      renderer.resetState();
    }
    gl.activeTexture(gl.TEXTURE0 + units.heatBricks);
    const textures = (this.#textures ??= this.#made(gl));
    const more = this.#bricks ? textures.bring(this.#bricks) : false;
    this.#uniforms.heatMask.value = textures.slots - 1;
    gl.bindTexture(gl.TEXTURE_3D, textures.bricks);
    gl.activeTexture(gl.TEXTURE0 + units.heatTable);
    gl.bindTexture(gl.TEXTURE_2D, textures.table);
    gl.activeTexture(gl.TEXTURE0);
    return more;
  }

  /** All of the bricks have to be brought to new textures. */
  #made(gl: WebGL2RenderingContext): HeatTextures {
    const count = this.#bricks?.count ?? 0;
    for (let brick = 0; brick < count; brick++) this.#bricks!.fresh.add(brick);
    const textures = new HeatTextures(gl, count);
    this.#uniforms.heatShape.value = textures.shape;
    return textures;
  }

  #programOf(renderer: WebGLRenderer, scene: Scene, camera: Camera): WebGLProgram | undefined {
    type Made = { currentProgram?: { program: WebGLProgram } };
    const made = () => (renderer.properties.get(this.faces) as Made).currentProgram?.program;
    if (!made()) renderer.compile(scene, camera);
    return made();
  }
}
