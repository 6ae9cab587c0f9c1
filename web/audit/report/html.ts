/** A report as one page that needs nothing else: a map with heat and pins, counts, the worst spots with a picture each and the request of their worst frame. */
import { encode } from 'fast-png';
import type { Mesh } from 'sweepscope';
import { severity, type EventKind } from '../detectors/types';
import { detectors } from '../detectors';
import type { Level } from '../run/ground';
import type { EventStore } from '../run/store';
import { HeatField } from '../heat/field';
import { heatColours, heatReach, type HeatScale, paintHeat, stepsOf } from './picture/heat';
import { type Camera, drawLevel, paper, type Picture, project } from './picture/raster';
import type { Vec3 } from '../../mesh/geometry/vec';
import { bodyEllipse, freeIn, fromAbove, roofOf, towards } from './picture/views';
import { allMoves, type AuditReport, type Count, type ReportSpot } from './report';
import { shownSpots } from './limits';
import { smallScale, style } from './style';
import type { Words } from './english';
import { isAtBody, isWrong, ofSettings } from '../why/cause';

const pinned = 12;
const map = { width: 1080, mostHeight: 720 };
const thumb = { width: 216, height: 144 };

export interface HtmlParts {
  readonly report: AuditReport;
  readonly events: EventStore;
  readonly level: Level;
  readonly mesh: Mesh;
  /** how far heat goes */
  readonly reach: number;
  /** 12 numbers */
  readonly request: (spot: ReportSpot) => readonly number[];
  readonly words: Words;
  /** kinds of events that are heat; by default those that the page shows at first */
  readonly heated?: ReadonlySet<EventKind>;
}

/** Walking off an open edge is allowed by the level; it is counted, but would hide the rest. */
const usuallyHeated: ReadonlySet<EventKind> = new Set(severity.filter((kind) => kind !== 'leavesLevel'));
const allKinds: ReadonlySet<EventKind> = new Set(severity);

/** Heat and its colours: the same in all pictures, and on the page. */
interface Heat {
  readonly events: EventStore;
  readonly scale: HeatScale;
}

function heatOf({ report, events, reach, heated = usuallyHeated }: HtmlParts): Heat {
  const { min, max } = report.level.bounds;
  const middle = min.map((low, axis) => (low + max[axis]) / 2) as unknown as Vec3;
  const hot = events.where(heated);
  return { events: hot, scale: HeatField.of(hot, heatReach(report.settings, reach), middle).scale() };
}

export function htmlOf(parts: HtmlParts): string {
  const { report, words: w } = parts;
  const { level, settings, spots } = report;
  const number = (value: number) => value.toLocaleString(w.language);
  const about = w.about(
    number(level.triangles),
    number(report.bodies),
    number(allMoves(report)),
    settings.method,
    report.beside?.method,
    settings.seed,
  );
  const remarks = remarksOf(report, w);
  const heat = heatOf(parts);
  const shown = spots.length > 0 ? figure(parts, heat) : '';
  return `<!doctype html>
<html lang="${w.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${text(`${w.title}: ${level.name}`)}</title>
<style>${style}</style>
<main>
<header><h1>${text(`${w.title}: ${level.name}`)}</h1>${[about, w.walked(settings), ...remarks].map((line) => `<p>${text(line)}</p>`).join('')}</header>
${shown}
<section><h2>${w.counts}</h2>${countTable(report, w)}</section>
${spots.length > 0 ? `<section><h2>${w.spots}</h2>${spots.length > shownSpots ? `<p>${w.listed(shownSpots, spots.length)}</p>` : ''}${spotTable(parts, heat)}</section>` : `<p>${report.starts.walked > 0 || report.bodies === 0 ? w.none : w.nobody}</p>`}
</main>
</html>
`;
}

/** Reasons why the numbers say less than they seem to: fewer bodies than asked, or short walks. */
function remarksOf({ bodies, settings, counts, starts }: AuditReport, w: Words): string[] {
  const gone = counts.find(({ kind }) => kind === 'leavesLevel')?.bodies ?? 0;
  return [
    ...(bodies < settings.bodies ? [w.ended(bodies, settings.bodies)] : []),
    ...(gone > starts.walked / 2 ? [w.gone(gone, starts.walked)] : []),
  ];
}

function figure({ report, events, level, reach, words: w, heated = usuallyHeated }: HtmlParts, heat: Heat): string {
  const { bounds } = report.level;
  const camera = fromAbove(bounds, map.width, map.mostHeight);
  const picture = drawLevel(level, camera, roofOf(events.highest(allKinds), report.settings.radii[1]));
  const { limits, most } = heat.scale;
  paintHeat(picture, camera, heat.events, heatReach(report.settings, reach), limits);
  const pins = pinsOf(camera, report.spots.slice(0, pinned));
  const number = (value: number) => value.toLocaleString(w.language);
  const steps = stepsOf(heat.scale)
    .map((limit, k) => `<b>${number(limit)} <i style="background:${heatColours[k]}"></i></b>`)
    .join(' ');
  // Events that are not heat are mentioned, because the counts include them.
  const kinds = report.counts.filter(({ events: count }) => count > 0).map(({ kind }) => kind);
  const left = kinds.filter((kind) => !heated.has(kind)).map((kind) => w.kinds[kind]);
  return `<section><h2>${w.where}</h2>
${heat.events.length > 0 ? `<p class="heat"><span>${w.heat(reach)}:</span> ${steps} <b>${number(most)}</b></p>` : ''}
${left.length > 0 ? `<p>${w.without}: ${left.join(', ')}</p>` : ''}
<div class="map">${image(camera, address(picture), w.where, pins)}</div></section>`;
}

/** A picture as an address that a page can show without a request. Where nothing was drawn, the page shows through, dark or light. */
export function address({ pixels, width, height }: Picture): string {
  const data = new Uint8Array(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const colour = pixels.subarray(3 * at, 3 * at + 3);
    if (colour.some((value, channel) => value !== paper[channel])) data.set([...colour, 255], 4 * at);
  }
  const file = encode({ data, width, height, channels: 4 });
  let text = '';
  for (let at = 0; at < file.length; at += 8192) text += String.fromCharCode(...file.subarray(at, at + 8192));
  return `data:image/png;base64,${btoa(text)}`;
}

const image = ({ width, height }: Camera, source: string, name: string, over: string) =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${text(name)}"><image width="${width}" height="${height}" href="${source}"/>${over}</svg>`;

/** A number of more digits has a wider pin. */
const pinWidth = (number: number) => Math.max(22, 12 + 7.5 * (1 + String(number).length));

/** The worst lies on top. A label that would lie on one of a worse spot is left out, and the dot stays; on a small screen, where labels are larger, there are more of these. */
function pinsOf(camera: Camera, spots: readonly ReportSpot[]): string {
  const [large, small]: Label[][] = [[], []];
  return spots
    .map(({ number, place }) => {
      const at = project(camera, place as Vec3);
      if (!at) return '';
      const label = { x: at[0], y: at[1], wide: pinWidth(number) };
      const crowded = !takesPlace(label, large!, 1);
      const tight = !takesPlace(label, small!, smallScale);
      return pin(label, number, `pin${crowded ? ' crowded' : ''}${tight ? ' tight' : ''}`);
    })
    .reverse()
    .join('');
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** Puts a label with those that are there, if it lies on none of them. */
function takesPlace(label: Label, labels: Label[], scale: number): boolean {
  const free = labels.every(
    ({ x, y, wide }) =>
      Math.abs(x - label.x) >= (scale * (wide + label.wide)) / 2 || Math.abs(y - label.y) >= scale * 24,
  );
  if (free) labels.push(label);
  return free;
}

function pin({ x, y, wide }: Label, number: number, names: string): string {
  const stem = 'd="M0 -4V-16"';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><g class="${names}"><path ${stem} stroke="#fff" stroke-width="3"/><circle r="3.5" fill="#fff" stroke="#12151a" stroke-width="1.5"/><path ${stem} stroke="#12151a"/><rect x="${-wide / 2}" y="-37" width="${wide}" height="22" rx="11" fill="#fff" stroke="#12151a" stroke-width="1.2"/><text y="-22" text-anchor="middle">#${number}</text></g></g>`;
}

function countTable({ counts, beside }: AuditReport, w: Words): string {
  const head = ['', w.events, w.bodies, ...(beside ? [text(w.beside(beside.method))] : []), w.when];
  const rows = counts.map((count) => [
    `<th scope="row">${w.kinds[count.kind]}</th>`,
    ...[count.events, count.bodies, ...(count.beside ? [count.beside.bodies] : [])].map(
      (value) => `<td class="n">${value.toLocaleString(w.language)}</td>`,
    ),
    `<td>${strip(count)}</td>`,
  ]);
  return `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`;
}

/** Events over the frames, each row to its own scale. */
function strip({ when }: Count): string {
  const most = Math.max(...when, 1);
  const bars = when.map((count, k) =>
    count > 0
      ? `<rect x="${k * 6}" y="${(24 - (24 * count) / most).toFixed(1)}" width="5" height="${((24 * count) / most).toFixed(1)}"/>`
      : '',
  );
  return `<svg class="strip" viewBox="0 0 ${when.length * 6} 24" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}

function spotTable(parts: HtmlParts, heat: Heat): string {
  const { report, words: w } = parts;
  const beside = report.beside && text(w.beside(report.beside.method));
  const why = report.spots.some((spot) => spot.causes);
  const head = [
    w.spot,
    '',
    w.what,
    w.bodies,
    ...(beside ? [beside] : []),
    w.worst,
    ...(why ? [w.why] : []),
    w.at,
    w.frame,
  ];
  const rows = report.spots.slice(0, shownSpots).map((spot) => {
    const { number, kind, bodies, worst, place } = spot;
    const cells = [
      `<th scope="row">#${number}</th>`,
      `<td>${thumbnail(parts, spot, heat)}</td>`,
      `<td>${w.kinds[kind]}</td>`,
      numberCell(w.bodies, bodies.toLocaleString(w.language)),
      ...(beside ? [numberCell(beside, (spot.beside ?? 0).toLocaleString(w.language))] : []),
      `<td data-name="${w.worst}">${sizeText(kind, worst.size, w)}</td>`,
      ...(why ? [`<td data-name="${w.why}">${causesText(spot, report.settings.radii, w)}</td>`] : []),
      numberCell(w.at, place.map(shortNumber).join(' <br>')),
      `<td class="n" data-name="${w.frame}">${worst.body}, ${worst.frame}<details><summary>${w.request}</summary><code>[${parts.request(spot).join(', ')}]</code></details></td>`,
    ];
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table class="spots"><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** On a small screen the head of the table is left out, and a cell says its name. */
const numberCell = (name: string, content: string) => `<td class="n" data-name="${name}">${content}</td>`;

function causesText({ kind, causes = [] }: ReportSpot, radii: readonly number[], w: Words): string {
  const said = causes.map((cause) => {
    const { name, count, distance, size } = cause;
    const number =
      name === 'steepFace' ? `${Math.round((size! * 180) / Math.PI)}°` : `${Number(size?.toPrecision(2))} m`;
    const where = isAtBody(cause, radii) ? w.touches : w.away(String(Number(distance.toPrecision(2))));
    return `${w.causes[name]}: ${size === undefined ? count : number}, ${where}`;
  });
  // A cause that only the settings forbid is no flaw.
  if (isWrong(kind) && causes.every(({ name }) => ofSettings.has(name))) said.push(w.unexplained);
  return said.join('<br>');
}

function thumbnail(
  { report, level, mesh, reach, words: w }: HtmlParts,
  { kind, number, worst }: ReportSpot,
  heat: Heat,
): string {
  const { radii } = report.settings;
  const place = worst.place as Vec3;
  const camera = towards(freeIn(mesh, radii), place, radii, thumb.width, thumb.height);
  const picture = drawLevel(level, camera);
  const near = heat.events.near(place, 4 * reach);
  paintHeat(picture, camera, near, heatReach(report.settings, reach), heat.scale.limits);
  const body = bodyOutline(camera, place, radii);
  return image(camera, address(picture), `${w.kinds[kind]}, ${number}`, body);
}

function bodyOutline(camera: Camera, place: Vec3, radii: readonly number[]): string {
  const body = bodyEllipse(camera, place, radii);
  if (!body) return '';
  const [cx, cy, rx, ry] = body.map((value) => value.toFixed(1));
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1f6fb2" fill-opacity=".18" stroke="#1f6fb2" stroke-width="1.8"/>`;
}

function sizeText(kind: EventKind, size: number, w: Words): string {
  const unit = detectors.find((detector) => detector.kind === kind)?.unit;
  if (unit === 'length') return `${Number(size.toPrecision(3))} m`;
  if (unit === 'frames') return w.frames(Math.round(size));
  if (unit === 'fraction' || unit === 'depth') return `${Number((100 * size).toPrecision(2))} %`;
  return unit === undefined ? '' : String(Number(size.toPrecision(2)));
}

/** Two decimals, and more where they would say 0 of what is not 0. */
const shortNumber = (value: number) =>
  value !== 0 && Number(value.toFixed(2)) === 0 ? String(Number(value.toPrecision(2))) : value.toFixed(2);

const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
