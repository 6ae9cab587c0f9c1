/** The mesh as it will stand, an arrow that points up and a body 1.8 m tall beside it: a wrong axis and a wrong unit are seen at a glance. */
import '../../texts/later';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { project } from '../../../audit/report/picture/raster';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { t } from '../../base/i18n/messages';
import { formatSize } from '../../base/i18n/numbers';
import type { ImportCard } from '../../model';
import { cardCamera, type CardLook, slim, standingSize } from '../../solver/cardView';
import { actions } from '../../core/actions';
import { theme } from '../../base/theme';

const width = 424;
const height = 170;
/** Pixels of the picture for one of the page. */
const fine = 2;
/** metres */
const person = 1.8;
/** Beside a mesh so much larger or smaller, one of the two would be a dot. */
const [least, most] = [0.02, 2.5];

/** Height of the body in units of the file. */
function bodyOf({ size, scale }: ImportCard): number | null {
  const body = person / scale;
  const share = body / Math.max(...size);
  return share >= least && share <= most ? body : null;
}

export function MeshPicture({ card }: { card: ImportCard }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { size, upAxis, flip, scale, poses, posing } = card;
  const body = bodyOf(card);
  const look = useMemo(
    (): CardLook => ({ width: fine * width, height: fine * height, upAxis, flip, body }),
    [upAxis, flip, body],
  );
  const shade = theme.value;
  useEffect(() => {
    let wanted = !posing;
    if (wanted) void actions.importPicture(look).then((pixels) => wanted && paint(canvas.current, look, pixels));
    return () => void (wanted = false);
  }, [look, shade, size, poses, posing]);
  const longest = formatSize(scale * Math.max(...size));
  const up = upAxis.toUpperCase() + (flip ? '−' : '');
  return (
    <div
      class="imp-view"
      role="img"
      aria-label={t(body === null ? 'import.picture.alone' : 'import.picture', { size: longest, up })}
    >
      <canvas ref={canvas} width={look.width} height={look.height} />
      <Over look={look} size={standingSize(size, card)} />
    </div>
  );
}

/** What is drawn over the mesh. */
function Over({ look, size }: { look: CardLook; size: Vec3 }) {
  const camera = cardCamera(size, look);
  const at = (point: Vec3) => project(camera, point)!.map((value) => value / fine);
  const [x = 0, y = 0] = at(camera.bodyAt);
  const pixels = (camera.scale / fine) * (look.body ?? 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="imp-up" d={`M20 ${height - 16}V${height - 54}m-5 7 5 -8 5 8`} />
      <text class="lb" x={30} y={height - 18}>
        {t('import.up.arrow')}
      </text>
      {look.body !== null && (
        <>
          <ellipse
            class="imp-body"
            cx={x}
            cy={y}
            rx={Math.max(1.2, pixels * slim)}
            ry={Math.max(3, (pixels / 2) * camera.up[1])}
          />
          <text class="lb c-body" x={Math.min(width - 40, x + pixels * slim + 6)} y={y + 4}>
            {t('import.body')}
          </text>
        </>
      )}
    </svg>
  );
}

/** In the colours of the mesh in the figures, so in those of the theme. */
function paint(canvas: HTMLCanvasElement | null, look: CardLook, pixels: Uint8Array | null): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.clearRect(0, 0, look.width, look.height);
  if (!pixels) return;
  // Which of them is the lightest differs between the themes.
  const colours = ['--m-low', '--m-lit', '--m-crease'].map((token) => colourOf(canvas, token));
  const [darkest, , lightest] = colours.sort(([one = 0], [other = 0]) => one - other);
  const picture = context.createImageData(look.width, look.height);
  pixels.forEach((light, at) => {
    if (light === 0) return;
    for (let c = 0; c < 3; c++)
      picture.data[4 * at + c] = darkest![c]! + (light / 255) * (lightest![c]! - darkest![c]!);
    picture.data[4 * at + 3] = 255;
  });
  context.putImageData(picture, 0, 0);
}

function colourOf(element: Element, token: string): readonly number[] {
  const [, digits = '808080'] = /#([0-9a-f]{6})/i.exec(getComputedStyle(element).getPropertyValue(token)) ?? [];
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
}
