/** How steep the plane that is slid along rises: a level line, the line of steepest rise, and the angle between them, α in the world and β in ellipsoid space. */
import { formatShort } from '../numbers';
import { addScaled, dot, isFinite3, length, normalize, type Vec3 } from '../../../mesh/geometry/vec';
import { fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { eventOf } from '../../scene/moment/slide';
import type { Pen } from '../../scene/pen/pen';

/** in mean radii; of a ball in ellipsoid space less is enough */
const reach = { world: 3.6, ellipsoid: 1.8 };
const arc = { world: 2.6, ellipsoid: 1.4 };
const parts = 16;

export function drawSlopeAngles(pen: Pen, figure: Figure): void {
  const { slide, nearest } = figure.moment;
  const plane = slide && eventOf(slide, 'SlidePlane');
  if (!plane || !nearest || !isFinite3(plane.normalWorld)) return;
  const normal = figure.space.normal(plane.normalWorld);
  const level: Vec3 = [-normal[0], 0, -normal[2]];
  // On level ground there is no angle.
  if (length(level) < 1e-9) return;
  const along = normalize(level);
  const rise = normalize(addScaled([0, 1, 0], normal, -normal[1]));
  const at = fromEllipsoid(figure, nearest.point);
  const angle = Math.acos(Math.min(1, dot(along, rise)));
  const { palette } = pen.styles;
  const [far, near] = [reach, arc].map((lengths) => lengths[figure.pane] * figure.unit) as [number, number];
  const thin = { color: palette.ink, width: 1.4 } as const;
  pen.line([at, addScaled(at, along, far)], { ...thin, dash: [5, 4] });
  pen.line([at, addScaled(at, rise, far)], thin);
  const turned = (by: number): Vec3 =>
    addScaled(addScaled(at, along, near * Math.cos(by)), [0, 1, 0], near * Math.sin(by));
  pen.line(
    Array.from({ length: parts + 1 }, (_, k) => turned((angle * k) / parts)),
    thin,
  );
  const name = figure.pane === 'world' ? 'α' : 'β';
  pen.label({
    id: 'slope-angle',
    at: turned(angle / 2),
    lines: [{ text: `${name} = ${formatShort((angle * 180) / Math.PI, 1)}°`, tone: 'ink' }],
    prefer: 'right',
    priority: 82,
    gap: 8,
  });
}
