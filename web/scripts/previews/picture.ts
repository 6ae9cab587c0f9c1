/** The preview of a preset: its mesh, the body at the start and the end of the frame it opens at, the way of the run, the contact. */
import type { ContactSummary, FrameSummary, SceneMesh } from '../../page/model';
import { cross, dot, sub, type Vec3 } from '../../mesh/geometry/vec';
import { type Camera, cameraFrom, Canvas, type Colour, ellipseOf, project, unit } from './raster';

export const tile = { width: 192, height: 128 } as const;
/** pixels drawn for one shown, each way */
const fine = 3;
const colourStep = 3;

/** Colours of a theme: the tokens of the page (styles/tokens.css, light.css). */
interface Look {
  readonly background: Colour;
  readonly body: Colour;
  readonly wire: Colour;
  /** a face away from the light, and one in it */
  readonly away: Colour;
  readonly lit: Colour;
  readonly rim: Colour;
}
const looks = {
  dark: {
    background: [18, 21, 26],
    body: [86, 180, 233],
    wire: [107, 119, 132],
    away: [47, 56, 66],
    lit: [84, 97, 110],
    rim: [18, 21, 26],
  },
  light: {
    background: [255, 255, 255],
    body: [11, 96, 153],
    wire: [107, 119, 132],
    away: [173, 184, 195],
    lit: [225, 230, 235],
    rim: [18, 21, 26],
  },
} as const satisfies Record<string, Look>;
export type Theme = keyof typeof looks;
export const themes = ['dark', 'light'] as const satisfies readonly Theme[];

/** Fills of the glyphs, the same in both. */
const features: Readonly<Record<ContactSummary['feature'], Colour>> = {
  face: [0, 158, 115],
  edge: [230, 159, 0],
  vertex: [204, 121, 167],
};

export interface PreviewScene {
  readonly mesh: Pick<SceneMesh, 'positions' | 'indices' | 'bounds'>;
  readonly radii: Vec3;
  readonly frames: readonly FrameSummary[];
  /** the frame that the preset opens at */
  readonly frame: number;
}

/** Seen from a little above; which side, the contact decides: its normal should face the eye. */
const eyes: readonly Vec3[] = [
  [0.42, 0.5, 0.76],
  [-0.62, 0.5, 0.6],
  [0.62, 0.5, -0.6],
  [-0.42, 0.5, -0.76],
];

export function drawPreview(scene: PreviewScene, theme: Theme): Uint8Array {
  const look = looks[theme];
  const canvas = new Canvas(tile.width * fine, tile.height * fine, look.background);
  const camera = cameraOf(scene, canvas);
  drawMesh(canvas, camera, scene.mesh, look);
  drawRun(canvas, camera, scene, look);
  return canvas.reduced(fine, colourStep);
}

function shownFrame({ frames, frame }: PreviewScene): FrameSummary {
  return frames[frame] ?? frames[0]!;
}

function cameraOf(scene: PreviewScene, { width, height }: Canvas): Camera {
  const contact = shownFrame(scene).contacts[0];
  const best = contact ? eyes.toSorted((a, b) => dot(b, contact.normal) - dot(a, contact.normal))[0]! : eyes[0]!;
  const axes = cameraFrom(best);
  const points = interesting(scene);
  const spans = [axes.right, axes.up].map((axis) => {
    const along = points.map((point) => dot(point, axis));
    return { low: Math.min(...along), high: Math.max(...along) };
  });
  const [across, upward] = spans as [Span, Span];
  const scale = Math.min(width / (across.high - across.low), height / (upward.high - upward.low)) * 0.88;
  const middle = (span: Span) => (span.low + span.high) / 2;
  const depth = dot(shownFrame(scene).start, axes.eye);
  const centre = [0, 1, 2].map(
    (at) => axes.right[at]! * middle(across) + axes.up[at]! * middle(upward) + axes.eye[at]! * depth,
  ) as unknown as Vec3;
  return { ...axes, centre, scale, width, height };
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** The required contents of the picture: the bodies, the path as far as it is near, and the whole mesh if it is not much larger. */
function interesting(scene: PreviewScene): Vec3[] {
  const { start, end } = shownFrame(scene);
  const { radii, mesh } = scene;
  const reach = Math.max(...radii);
  const near = scene.frames
    .map((frame) => frame.end)
    .filter((place) => distance(place, start) < 5 * reach)
    .flatMap((place) => cornersOf(sub(place, radii), sum(place, radii)));
  const room: Vec3 = [1.4 * reach, 1.4 * reach, 1.4 * reach];
  const bodies = [start, end].flatMap((place) => cornersOf(sub(place, radii), sum(place, radii)));
  const points = [...bodies, ...near, ...cornersOf(sub(start, room), sum(start, room))];
  const size = Math.max(...[0, 1, 2].map((axis) => mesh.bounds.max[axis]! - mesh.bounds.min[axis]!));
  return size < 9 * reach ? [...points, ...cornersOf(mesh.bounds.min, mesh.bounds.max)] : points;
}

const sum = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const distance = (a: Vec3, b: Vec3): number => Math.sqrt(dot(sub(a, b), sub(a, b)));

function cornersOf(low: Vec3, high: Vec3): Vec3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [
    k & 1 ? high[0] : low[0],
    k & 2 ? high[1] : low[1],
    k & 4 ? high[2] : low[2],
  ]);
}

/** pixels × pixels × 2 */
const sliverArea = 40;
const few = 200;
const light = unit([0.35, 0.85, 0.4]);

function drawMesh(canvas: Canvas, camera: Camera, { positions, indices }: PreviewScene['mesh'], look: Look): void {
  const { away, lit, wire } = look;
  const corner = (at: number): Vec3 => {
    const k = 3 * indices[at]!;
    return [positions[k]!, positions[k + 1]!, positions[k + 2]!];
  };
  // Hidden things are drawn first, and those that hide them over them.
  for (const behind of [true, false]) {
    for (let at = 0; at < indices.length; at += 3) {
      const world = [corner(at), corner(at + 1), corner(at + 2)] as const;
      const normal = unit(cross(sub(world[1], world[0]), sub(world[2], world[0])));
      if (dot(normal, camera.eye) < 0 !== behind) continue;
      const seen = world.map((point) => project(camera, point)) as unknown as [Vec3, Vec3, Vec3];
      if (isOutside(seen, canvas)) continue;
      // Needles and lines have no inside, and are what some scenes are about.
      if (Math.abs(areaOf(seen)) < sliverArea && indices.length < 3 * few) {
        seen.forEach((from, k) => canvas.line(from, seen[(k + 1) % 3]!, wire, 0.8 * fine, 0.8));
        continue;
      }
      const shade = Math.max(0, dot(normal, light));
      const size = Math.sqrt(Math.abs(areaOf(seen)));
      canvas.triangle(
        seen,
        away.map((channel, c) => channel + (lit[c]! - channel) * shade) as unknown as Colour,
        wire,
        {
          solid: !behind,
          alpha: behind ? 0.12 : 1,
          wireWidth: Math.min(1.6, size / 8),
          wireAlpha: behind ? 0.25 : 0.75,
        },
      );
    }
  }
}

function isOutside(corners: readonly Vec3[], { width, height }: Canvas): boolean {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return Math.max(...xs) < 0 || Math.min(...xs) > width || Math.max(...ys) < 0 || Math.min(...ys) > height;
}

function areaOf([a, b, c]: readonly [Vec3, Vec3, Vec3]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
}

function drawRun(canvas: Canvas, camera: Camera, scene: PreviewScene, look: Look): void {
  const { body } = look;
  const { start, end, contacts } = shownFrame(scene);
  for (const frame of scene.frames) {
    canvas.line(project(camera, frame.start), project(camera, frame.end), body, 1.2 * fine, 0.55);
  }
  drawBody(canvas, camera, start, scene.radii, { colour: body, fill: 0.32, line: 1 });
  drawBody(canvas, camera, end, scene.radii, { colour: body, fill: 0.12, line: 0.8 });
  const [contact] = contacts;
  if (contact) drawMark(canvas, project(camera, contact.point), contact.feature, look.rim);
}

function drawBody(
  canvas: Canvas,
  camera: Camera,
  centre: Vec3,
  radii: Vec3,
  look: { readonly colour: Colour; readonly fill: number; readonly line: number },
): void {
  const [x0, y0] = project(camera, centre);
  const ellipse = ellipseOf(camera, radii);
  const reach = Math.max(...radii) * camera.scale + 3 * fine;
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(canvas.height, y0 + reach); y++) {
    for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(canvas.width, x0 + reach); x++) {
      const { out, pixels } = ellipse(x + 0.5 - x0, y + 0.5 - y0);
      if (Math.abs(out - 1) * pixels < 0.75 * fine) canvas.blend(x, y, look.colour, look.line);
      else if (out < 1) canvas.blend(x, y, look.colour, look.fill);
    }
  }
}

/** ■ ◆ ▲, as everywhere. */
function drawMark(canvas: Canvas, [x, y]: Vec3, feature: ContactSummary['feature'], rim: Colour): void {
  for (const [radius, colour] of [
    [5.6, rim],
    [4.2, features[feature]],
  ] as const) {
    const r = radius * fine;
    const at = (dx: number, dy: number) => [x + dx * r, y + dy * r] as const;
    if (feature === 'face') canvas.polygon([at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.8), at(-0.8, 0.8)], colour);
    else if (feature === 'edge') canvas.polygon([at(0, -1.1), at(1.1, 0), at(0, 1.1), at(-1.1, 0)], colour);
    else canvas.polygon([at(0, -1.1), at(1.1, 0.85), at(-1.1, 0.85)], colour);
  }
}
