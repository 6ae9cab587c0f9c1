/** How things are looked at, in a link: short names, and only what differs from the usual. */
import * as v from 'valibot';
import {
  type CameraFollow,
  cameraFollows,
  type CameraLink,
  cameraLinks,
  type CameraPose,
  type CameraPoses,
  type GlyphSize,
  glyphSizes,
  layerNames,
  type ViewMode,
} from '../../model';
import { count, defined, number } from './linkParts';

export interface LinkedView {
  readonly mode: ViewMode;
  readonly morph: number;
  readonly link: CameraLink;
  readonly follow: CameraFollow;
  /** null: the page frames the event by itself */
  readonly cameras: CameraPoses | null;
  readonly glyphs: GlyphSize;
  readonly boxDepth: number | null;
  readonly onTop: boolean;
  /** only what is known at the step is shown */
  readonly stepByStep: boolean;
  /** layers that differ from the usual */
  readonly toggled: readonly string[];
}

/** Target xyz, distance, azimuth, polar; see `CameraPose`. */
const poseSchema = v.pipe(
  v.tuple([number, number, number, number, number, number]),
  v.check(([x, y, z, distance, , polar]) => {
    const near = [x, y, z].every((coordinate) => Math.abs(coordinate) <= 1e30);
    return near && distance > 1e-30 && distance <= 1e30 && polar >= 0 && polar <= Math.PI;
  }),
);

export const viewSchema = v.strictObject({
  m: v.optional(v.picklist(['world', 'ellipsoid', 'both'])),
  o: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1))),
  // Links of before there were three ways say true or false.
  c: v.optional(v.union([v.boolean(), v.picklist(cameraLinks)])),
  f: v.optional(v.picklist(cameraFollows)),
  v: v.optional(poseSchema),
  u: v.optional(poseSchema),
  g: v.optional(v.picklist(glyphSizes)),
  b: v.optional(count(1000)),
  t: v.optional(v.boolean()),
  s: v.optional(v.boolean()),
  y: v.optional(v.pipe(v.array(v.picklist(layerNames)), v.maxLength(layerNames.length))),
});

export function codedView(view: Partial<LinkedView>) {
  const { mode, morph, link, follow, cameras, glyphs, boxDepth, onTop, stepByStep, toggled } = view;
  return {
    m: mode,
    o: morph,
    c: link,
    f: follow,
    ...(cameras?.world && { v: poseNumbers(cameras.world) }),
    ...(cameras?.ellipsoid && { u: poseNumbers(cameras.ellipsoid) }),
    g: glyphs,
    b: boxDepth ?? undefined,
    t: onTop,
    s: stepByStep,
    y: toggled,
  };
}

type CodedView = v.InferOutput<typeof viewSchema>;

export function viewOf({ m, o, c, f, v: world, u: ellipsoid, g, b, t, s, y }: CodedView): Partial<LinkedView> {
  const link = typeof c === 'boolean' ? (c ? 'angles' : 'free') : c;
  const cameras = world || ellipsoid ? { world: poseOf(world), ellipsoid: poseOf(ellipsoid) } : undefined;
  const shown = { glyphs: g, boxDepth: b, onTop: t, stepByStep: s, toggled: y };
  return defined({ mode: m, morph: o, link, follow: f, cameras, ...shown });
}

type PoseNumbers = v.InferOutput<typeof poseSchema>;

function poseNumbers({ target, distance, azimuth, polar }: CameraPose): PoseNumbers {
  return [...target, distance, azimuth, polar];
}

function poseOf(numbers: PoseNumbers | undefined): CameraPose | null {
  if (!numbers) return null;
  const [x, y, z, distance, azimuth, polar] = numbers;
  return { target: [x, y, z], distance, azimuth, polar };
}
