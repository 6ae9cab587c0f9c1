/** Heat on what the mesh is painted with: the field as textures, the steps' colours, and how often it is all brought up to date. */
import {
  Data3DTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  IntType,
  LinearFilter,
  RGBAFormat,
  RGBAIntegerFormat,
  type RawShaderMaterial,
} from 'three';
import type { Rgba } from '../../../scene/palette';
import { leastHeat } from '../../report/picture/heat';
import { brickSide, brickSize, type HeatField } from './field';
import { heatFragment, heatVertex } from './shader';
import { brickTable, tableWidth } from './table';

/** Bricks in a row and in a layer of the texture. */
const across = 16;

export class HeatPaint {
  /** events within reach where they are most; less than `leastHeat`: none */
  most = 0;
  readonly #uniforms = {
    heatBricks: { value: bricksOf(null) },
    heatTable: { value: tableOf([]) },
    heatShape: { value: [1, 1, 1] },
    heatMask: { value: tableWidth - 1 },
    heatCell: { value: 0 },
    heatMost: { value: 0 },
    heatLeast: { value: leastHeat },
    heatColours: { value: [] as number[][] },
  };

  constructor(faces: RawShaderMaterial) {
    faces.vertexShader = heatVertex(faces.vertexShader);
    faces.fragmentShader = heatFragment(faces.fragmentShader);
    Object.assign(faces.uniforms, this.#uniforms);
    faces.needsUpdate = true;
  }

  /** @param colours of the five steps, from few to many */
  colour(colours: readonly Rgba[]): void {
    this.#uniforms.heatColours.value = colours.map(([r, g, b]) => [r, g, b]);
  }

  /** @param field null: nothing happened */
  show(field: HeatField | null, most: number): void {
    const { heatBricks, heatTable, heatShape, heatMask, heatCell, heatMost } = this.#uniforms;
    this.most = most;
    heatBricks.value.dispose();
    heatTable.value.dispose();
    heatBricks.value = bricksOf(field);
    const { width, height, depth } = heatBricks.value.image;
    heatShape.value = [width, height, depth].map((side) => side / brickSide);
    heatTable.value = tableOf(field?.places ?? []);
    heatMask.value = heatTable.value.image.width * heatTable.value.image.height - 1;
    heatCell.value = field?.cell ?? 0;
    heatMost.value = most;
  }

  dispose(): void {
    this.#uniforms.heatBricks.value.dispose();
    this.#uniforms.heatTable.value.dispose();
  }
}

function bricksOf(field: HeatField | null): Data3DTexture {
  const count = field?.count ?? 0;
  const [wide, high] = [Math.min(across, Math.max(count, 1)), Math.min(across, Math.max(Math.ceil(count / across), 1))];
  const deep = Math.max(Math.ceil(count / (across * across)), 1);
  const data = new Uint16Array(wide * high * deep * brickSize);
  const row = 4 * brickSide;
  for (let brick = 0; brick < count; brick++) {
    const [i, j, k] = [brick % across, Math.floor(brick / across) % across, Math.floor(brick / across ** 2)];
    for (let y = 0; y < brickSide * brickSide; y++) {
      const [b, c] = [y % brickSide, Math.floor(y / brickSide)];
      const to = (((k * brickSide + c) * high + j) * brickSide + b) * wide * row + i * row;
      for (let at = 0; at < row; at++)
        data[to + at] = DataUtils.toHalfFloat(Math.min(field!.numbers[brick * brickSize + y * row + at]!, 65504));
    }
  }
  const texture = new Data3DTexture(data, wide * brickSide, high * brickSide, deep * brickSide);
  texture.format = RGBAFormat;
  texture.type = HalfFloatType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}

function tableOf(places: readonly number[]): DataTexture {
  const table = brickTable(places);
  const texture = new DataTexture(table, tableWidth, table.length / 4 / tableWidth, RGBAIntegerFormat, IntType);
  texture.internalFormat = 'RGBA32I';
  texture.unpackAlignment = 4;
  texture.needsUpdate = true;
  return texture;
}
