/** One thumbnail: the spot from where it can be seen, with heat, and the body's outline over it. */
import { PerspectiveCamera } from 'three';
import { reachOf } from '../../../scene/camera/subject';
import { setBackground } from '../../../scene/renderer';
import { type Rgba, withAlpha } from '../../../base/palette';
import type { Vec3 } from '../../../../mesh/geometry/vec';
import { drawnMesh } from '../../../model/parts/states';
import { bodyEllipse, towards } from '../../../../audit/report/picture/views';
import type { Camera } from '../../../../audit/report/picture/raster';
import type { Spot } from '../../../../audit/spots/spots';
import { shownRadii } from '../actualLevel';
import { freeThrough } from '../camera';
import { type LevelStage, oneSided } from '../stage';
import { thumbnailPixels, thumbnailSize } from './size';

/** Pixels of a thumbnail. */
const stroke = 2.4;

/** @returns null: it cannot be drawn now */
export async function shoot(stage: LevelStage, { worst }: Spot): Promise<HTMLCanvasElement | null> {
  const { level, renderer, surface, scene, canvas, palette } = stage;
  const target = stage.target;
  if (!level || !renderer || !target) return null;
  const { width, height } = thumbnailPixels;
  const radii = shownRadii();
  const seen = towards(freeThrough(level.mesh), worst.place, radii, width, height);
  const camera = cameraOf(stage, seen);
  const drawn = await target.picture(() => {
    while (surface.heat.bind(renderer, scene, camera));
    target.begin();
    const [screen, pixel] = [canvas.ratio.value, renderer.getPixelRatio()];
    canvas.ratio.value = width / thumbnailSize.width;
    surface.prepare({ ...thumbnailSize, oneSided: oneSided(), sight: null }, Infinity);
    renderer.setScissorTest(false);
    renderer.setViewport(0, 0, width / pixel, height / pixel);
    setBackground(renderer, withAlpha(palette.background, 0));
    renderer.clear();
    renderer.render(scene, camera);
    setBackground(renderer, palette.background);
    canvas.ratio.value = screen;
  });
  return drawn && outlined(drawn, seen, worst.place, radii, palette);
}

function cameraOf(
  { pane: { space, rig }, level }: LevelStage,
  { eye, right, up, ahead, scale, width, height }: Camera,
): PerspectiveCamera {
  const camera = new PerspectiveCamera((360 / Math.PI) * Math.atan(height / 2 / scale), width / height);
  const [x, y, z] = space.point(eye);
  camera.matrixWorldAutoUpdate = false;
  camera.matrixWorld.set(
    ...[right[0], up[0], -ahead[0], x] as const,
    ...[right[1], up[1], -ahead[1], y] as const,
    ...[right[2], up[2], -ahead[2], z] as const,
    ...[0, 0, 0, 1] as const,
  ); // prettier-ignore
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  camera.near = 0.03;
  camera.far = 2 * reachOf(level && drawnMesh(level.mesh), { cameraSpace: space, rig }) + 10;
  camera.updateProjectionMatrix();
  return camera;
}

function outlined(
  picture: ImageData,
  seen: Camera,
  place: Vec3,
  radii: Vec3,
  { body, bodyVeil }: { readonly body: Rgba; readonly bodyVeil: Rgba },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d')!;
  context.putImageData(picture, 0, 0);
  const ellipse = bodyEllipse(seen, place, radii);
  if (!ellipse) return canvas;
  const [x, y, wide, tall] = ellipse;
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, 2 * Math.PI);
  context.fillStyle = written(bodyVeil);
  context.fill();
  context.strokeStyle = written(body);
  context.lineWidth = stroke;
  context.stroke();
  return canvas;
}

const written = ([r, g, b, a]: Rgba) => `rgb(${[r, g, b].map((part) => Math.round(255 * part)).join(' ')} / ${a})`;
