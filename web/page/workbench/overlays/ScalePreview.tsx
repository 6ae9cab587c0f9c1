/** The box of the mesh with a body 1.8 m tall beside it: a wrong unit is seen at a glance. */
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import { formatSize } from '../../base/i18n/numbers';

const width = 424;
const height = 170;
const bodyHeight = 1.8;
const bodyRadius = 0.3;
const inset = 22;

type Point = readonly [number, number, number];

/** Seen from the front, right and above; y up. */
function project([x, y, z]: Point): [number, number] {
  return [0.87 * x - 0.6 * z, -0.94 * y + 0.3 * x + 0.36 * z];
}

export function ScalePreview({ size }: { size: readonly [number, number, number] }) {
  const [x, y, z] = size;
  const corners: Point[] = [0, x].flatMap((a) => [0, y].flatMap((b) => [0, z].map((c): Point => [a, b, c])));
  const center: Point = [x / 2, bodyHeight / 2, z + 2 * bodyRadius];
  const span = corners.map(project);
  const [bodyX, bodyY] = project(center);
  const body = { rx: bodyRadius, ry: bodyHeight / 2 };
  const xs = [...span.map((point) => point[0]), bodyX - body.rx, bodyX + body.rx];
  const ys = [...span.map((point) => point[1]), bodyY - body.ry, bodyY + body.ry];
  const low = [Math.min(...xs), Math.min(...ys)] as const;
  const wide = Math.max(...xs) - low[0] || 1;
  const tall = Math.max(...ys) - low[1] || 1;
  const scale = Math.min((width - 2 * inset) / wide, (height - 2 * inset) / tall);
  const place = ([px, py]: readonly [number, number]) =>
    `${((width - scale * wide) / 2 + scale * (px - low[0])).toFixed(1)} ${((height - scale * tall) / 2 + scale * (py - low[1])).toFixed(1)}`;
  const face = (...points: Point[]) => `M${points.map((point) => place(project(point))).join('L')}Z`;
  const [cx = 0, cy = 0] = place([bodyX, bodyY]).split(' ').map(Number);
  return (
    <svg
      class="imp"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('import.preview', { size: formatSize(Math.max(x, y, z)) })}
    >
      <path class="imp-face" d={face([0, 0, 0], [x, 0, 0], [x, 0, z], [0, 0, z])} />
      <path class="imp-back" d={face([0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0])} />
      <path class="imp-back" d={face([0, 0, 0], [0, 0, z], [0, y, z], [0, y, 0])} />
      <path
        class="imp-edge"
        d={`M${place(project([0, y, z]))}L${place(project([x, y, z]))}L${place(project([x, y, 0]))}M${place(project([x, y, z]))}L${place(project([x, 0, z]))}`}
      />
      <ellipse class="imp-body" cx={cx} cy={cy} rx={Math.max(1.2, body.rx * scale)} ry={Math.max(3, body.ry * scale)} />
      <text class="lb c-body" x={Math.min(width - 40, cx + body.rx * scale + 8)} y={cy + 4}>
        {t('import.body')}
      </text>
    </svg>
  );
}
