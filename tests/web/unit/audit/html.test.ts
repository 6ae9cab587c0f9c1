// The report as one page: it needs nothing else, its pictures show the level, names in it do no harm.
import { decode } from 'fast-png';
import { beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { room } from '../../../../meshes/shapes/room';
import { join } from '../../../../meshes/shapes/shape';
import { address, htmlOf } from '../../../../web/audit/report/html';
import { leastHeat, paintHeat, stepOf } from '../../../../web/audit/report/picture/heat';
import { drawLevel, paper, placeOf, project } from '../../../../web/audit/report/picture/raster';
import { freeIn, fromAbove, towards } from '../../../../web/audit/report/picture/views';
import { shownSpots } from '../../../../web/audit/report/limits';
import { allMoves, reportOf, withCauses } from '../../../../web/audit/report/report';
import { words } from '../../../../web/audit/report/english';
import { soundMethod } from '../../../../web/package/methods';
import { runAudit, spotReach, type OwnWorld } from '../../../../web/audit/run/audit';
import { EventStore } from '../../../../web/audit/run/store';
import type { AuditEvent } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const level = join(room([-6, 0, -6], [6, 4, 6]), box([1, -0.5, 1], [3, 0.1, 3]));
const settings = settingsFor({ method: 'paper', sides: 'front', stepHeight: 0, bodies: 40, frames: 120 });
let place: OwnWorld;
beforeAll(async () => void (place = await world(level, settings)));

describe('a page', () => {
  it('holds everything, and nothing of what a name would do', () => {
    const merged = runAudit(place, settings);
    const about = { name: '<script>"&', triangles: level.indices.length / 3, bounds: place.mesh.report.bounds };
    const report = reportOf(about, settings, merged);
    expect(report.spots.length).toBeGreaterThan(1);
    const asked: number[] = [];
    const page = htmlOf({
      report,
      events: merged.events,
      level,
      mesh: place.mesh,
      reach: spotReach(settings),
      request: ({ number }) => {
        asked.push(number);
        return [number, 0.5];
      },
      words,
    });
    expect(page).not.toContain(words.why);
    expect(page).not.toMatch(/<script|src=|url\(|href="(?!data:)/);
    expect(page).toContain('&#60;script&#62;&#34;&#38;');
    expect(page.match(/href="data:image\/png;base64,/g)!.length).toBe(1 + Math.min(24, report.spots.length));
    expect(asked).toEqual(report.spots.slice(0, 24).map(({ number }) => number));
    for (const { kind, events, bodies } of report.counts) {
      expect(page).toContain(
        `>${words.kinds[kind]}</th><td class="n">${events.toLocaleString('en')}</td><td class="n">${bodies.toLocaleString('en')}</td>`,
      );
    }
  });

  it('says who walked and how, names the method beside, and has room for every number of a pin', () => {
    const merged = runAudit(place, settings);
    const about = { name: 'level', triangles: level.indices.length / 3, bounds: place.mesh.report.bounds };
    const other = { settings: { ...settings, method: soundMethod }, merged };
    const plain = reportOf(about, settings, merged, other);
    expect(plain.beside).toEqual({ method: soundMethod, sides: settings.sides, moves: merged.moves });
    // As the progress of the run counts them: those of both methods.
    expect(allMoves(plain)).toBe(2 * merged.moves);
    expect(reportOf(about, settings, merged)).not.toHaveProperty('beside');
    const [first, ...rest] = plain.spots;
    const report = { ...plain, spots: [{ ...first!, number: 12345 }, ...rest] };
    const page = htmlOf({
      ...{
        report,
        events: merged.events,
        level,
        mesh: place.mesh,
        reach: spotReach(settings),
        request: () => [],
        words,
      },
      heated: new Set(['hops'] as const),
    });
    expect(page).toContain(`method ${settings.method}, beside it ${soundMethod}`);
    expect(page).toContain('Radii 0.35 × 0.9 × 0.35 m, 4 m/s');
    const width = (number: number) =>
      Number(new RegExp(`width="([\\d.]+)"[^<]*<text y="-22" text-anchor="middle">#${number}<`).exec(page)![1]);
    expect(width(12345)).toBeGreaterThan(5 * 7);
    expect(width(rest[0]!.number)).toBeLessThan(width(12345));
    // What happened and is no heat is named.
    const left = report.counts
      .filter(({ kind, events }) => events > 0 && kind !== 'hops')
      .map(({ kind }) => words.kinds[kind]);
    expect(left.length).toBeGreaterThan(0);
    expect(page).toContain(`<p>${words.without}: ${left.join(', ')}</p>`);
  });

  const pageOf = (report: ReturnType<typeof reportOf>, events = new EventStore(), reach = 0.876) =>
    htmlOf({ report, events, level, mesh: place.mesh, reach, request: () => [], words });

  it('says how bad the worst is in units, how far heat goes, and whose numbers stand beside', () => {
    const merged = runAudit(place, settings);
    const about = { name: 'level', triangles: 1, bounds: place.mesh.report.bounds };
    const plain = reportOf(about, settings, merged, { settings: { ...settings, method: soundMethod }, merged });
    const [spot] = plain.spots;
    const sizes = [
      ['sticks', 20, '20 frames'],
      ['groundLost', 1, '1 frame'],
      ['hops', 0.0621, '0.0621 m'],
      ['frozen', 0.994, '99 %'],
      ['startsOverlapping', 0.0123, '1.2 %'],
    ] as const;
    const spots = sizes.map(([kind, size]) => ({ ...spot!, kind, worst: { ...spot!.worst, size } }));
    const page = pageOf({ ...plain, spots }, merged.events);
    for (const [, , said] of sizes) expect(page).toContain(`<td data-name="Worst">${said}</td>`);
    expect(page).toContain('Events within 0.88 m;');
    expect(page.match(/<th scope="col">Robust, bodies<\/th>/g)).toHaveLength(2);
    // A label that would lie on a worse spot's is left out; all of these are at one place.
    expect(page.match(/class="pin crowded tight"/g)).toHaveLength(spots.length - 1);
    expect(page).toMatch(/class="pin">(?![^]*class="pin)/);
    // Paper is light, whatever the screen was.
    expect(page).not.toMatch(/@media \(prefers-color-scheme/);
  });

  it('says what makes its numbers say less: a run that was ended, bodies that left, nobody who could stand', () => {
    const merged = runAudit(place, settings);
    const about = { name: 'level', triangles: 1, bounds: place.mesh.report.bounds };
    const whole = reportOf(about, settings, merged);
    expect(pageOf(whole)).not.toMatch(/have walked|walked off/);
    const counts = whole.counts.map((count) => (count.kind === 'leavesLevel' ? { ...count, bodies: 30 } : count));
    const less = pageOf({ ...whole, counts, settings: { ...settings, bodies: 5000 } });
    expect(less).toContain('<p>Only 40 of 5,000 bodies have walked.</p>');
    expect(less).toContain('<p>30 of 40 bodies walked off the level; their walks ended there.</p>');
    const nobody = { ...whole, spots: [], starts: { ...whole.starts, walked: 0, without: 40 } };
    expect(pageOf(nobody)).toContain(words.nobody);
    expect(pageOf(nobody)).not.toContain(words.none);
  });

  it('says when nothing happened', async () => {
    const floor = floorGrid({ x: [-40, 40], z: [-40, 40], cells: [1, 1] });
    const quiet = settingsFor({ bodies: 3, frames: 5 });
    const there = await world(floor, quiet);
    const merged = runAudit(there, quiet);
    const report = reportOf({ name: 'a', triangles: 2, bounds: there.mesh.report.bounds }, quiet, merged);
    const parts = {
      report,
      events: new EventStore(),
      level: floor,
      mesh: there.mesh,
      reach: 1,
      request: () => [],
      words,
    };
    expect(htmlOf(parts)).toContain(words.none);
  });

  it('says what may be why, where somebody looked', () => {
    const merged = runAudit(place, settings);
    const about = { name: 'level', triangles: level.indices.length / 3, bounds: place.mesh.report.bounds };
    const hole = { name: 'openEdges', count: 3, distance: 0.125, triangles: [4, 7] } as const;
    const step = { name: 'highStep', count: 1, distance: 0, triangles: [9], size: 0.7 } as const;
    const [first, second] = merged.ranked();
    const causesOf = ({ number }: { number: number }) =>
      number === first!.number ? [hole, step] : number === second!.number ? [step] : [];
    const report = withCauses(reportOf(about, settings, merged), causesOf);
    expect(JSON.parse(JSON.stringify(report)).spots[0].causes).toEqual([hole, step]);
    // Every triangle is asked for each spot, so only those with a picture are.
    expect(report.spots.filter(({ causes }) => causes).length).toBe(Math.min(shownSpots, report.spots.length));
    const parts = { report, events: merged.events, level, mesh: place.mesh, reach: 1, request: () => [], words };
    const page = htmlOf(parts);
    expect(page).toContain(`<th scope="col">${words.why}</th>`);
    expect(page).toContain(
      '<td data-name="Why here">open edges: 3, 0.13 m from the body<br>step higher than is taken: 0.7 m, at the body</td>',
    );
    // What only the settings forbid explains nothing in the mesh.
    expect(page).toContain(`at the body<br>${words.unexplained}</td>`);
    expect(reportOf(about, settings, merged).spots[0]).not.toHaveProperty('causes');
  });
});

describe('a picture', () => {
  it('shows what is above from above, and the inside of a room from outside', () => {
    const camera = fromAbove(place.mesh.report.bounds, 300, 300);
    const picture = drawLevel(level, camera);
    const height = (x: number, y: number, z: number) => {
      const [px, py] = project(camera, [x, y, z])!.map(Math.floor);
      return placeOf(camera, px, py, picture.depth[py * picture.width + px])[1];
    };
    expect(height(2, 0.1, 2)).toBeCloseTo(0.1, 6);
    expect(height(-3, 0, -3)).toBeCloseTo(0, 6);
    // Walls look inward: those on the near side do not hide the floor.
    expect(height(0, 0, 5.9)).toBeCloseTo(0, 6);
  });

  it('looks at a spot from where nothing is between', () => {
    const camera = towards(freeIn(place.mesh, [0.35, 0.9, 0.35]), [2, 1, -5], [0.35, 0.9, 0.35], 90, 60);
    expect(camera.eye[0]).toBeGreaterThan(-6);
    expect(camera.eye[2]).toBeGreaterThan(-6);
    const [x, y, z] = project(camera, [2, 1, -5])!;
    expect([x, y]).toEqual([45, 30].map((value) => expect.closeTo(value, 6)));
    expect(z).toBeGreaterThan(0.2);
  });

  it('is hot where events are and grey where they are not', () => {
    const camera = fromAbove(place.mesh.report.bounds, 300, 300);
    const picture = drawLevel(level, camera);
    const events = [1, 2, 3].map((body): AuditEvent => ({
      kind: 'hops',
      body,
      frame: 0,
      place: [-3, 0.2, -3],
      size: 1,
    }));
    const redness = (x: number, z: number) => {
      const [px, py] = project(camera, [x, 0, z])!.map(Math.floor);
      const at = (py * picture.width + px) * 3;
      return picture.pixels[at] - picture.pixels[at + 2];
    };
    paintHeat(picture, camera, events, { reach: 1, core: 0 }, [leastHeat, 1, 2, 3, 4]);
    expect(redness(-3, -3)).toBeGreaterThan(20);
    expect(redness(-1.5, -3)).toBeLessThanOrEqual(0);
    const limits = [leastHeat, 1, 2, 5, 20];
    expect([0, leastHeat, 1.9, 2, 20, 99].map((sum) => stepOf(sum, limits))).toEqual([-1, 0, 1, 2, 4, 4]);
  });

  it('is a PNG of its pixels, clear where nothing was drawn', () => {
    const drawn = Uint8Array.from({ length: 15 }, (_, k) => k * 13);
    const picture = { width: 3, height: 2, pixels: Uint8Array.of(...drawn, ...paper), depth: new Float32Array(6) };
    const { width, height, channels, data } = decode(Buffer.from(address(picture).split(',')[1]!, 'base64'));
    expect([width, height, channels]).toEqual([3, 2, 4]);
    expect([...data]).toEqual(
      [0, 1, 2, 3, 4].flatMap((at) => [...drawn.subarray(3 * at, 3 * at + 3), 255]).concat([0, 0, 0, 0]),
    );
  });
});
