// The command line, started as a pipeline would.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';
import { box } from '../../../meshes/shapes/box.ts';
import { room } from '../../../meshes/shapes/room.ts';
import { join, moved } from '../../../meshes/shapes/shape.ts';
import { stairs } from '../../../meshes/shapes/stairs.ts';
import { runAudit, worldOf } from '../../../web/audit/run/audit.ts';
import { reportOf, withCauses } from '../../../web/audit/report/report.ts';
import { whyOf } from '../../../web/audit/why/whyHere.ts';
import { usualSettings } from '../../../web/audit/run/settings.ts';
import { installedPackage } from '../../../web/scripts/make/installed.mjs';
import { fromRoot } from '../../../web/scripts/paths.mjs';

/** What npm would start as `sweepscope`. */
const { bin } = JSON.parse(readFileSync(path(installedPackage, 'package.json'), 'utf8'));
const program = path(installedPackage, bin.sweepscope);

const folder = mkdtempSync(path(tmpdir(), 'sweepscope-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hall = join(room([-8, 0, -8], [8, 5, 8]), box([2, -0.5, 2], [3.5, 1, 3.5]), moved(stairs(), [-3, 0, -4]));
const level = path(folder, 'hall.obj');
const numbers = ['--bodies', '450', '--frames', '150', '--seed', '7', '--step', '0', '--scale', '1', '--up', 'y'];

beforeAll(() => {
  const lines = [];
  for (let at = 0; at < hall.positions.length; at += 3) lines.push(`v ${hall.positions.slice(at, at + 3).join(' ')}`);
  for (let at = 0; at < hall.indices.length; at += 3) {
    lines.push(`f ${[...hall.indices.slice(at, at + 3)].map((index) => index + 1).join(' ')}`);
  }
  writeFileSync(level, `${lines.join('\n')}\n`);
});

const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, err) =>
      resolve({ status: error ? error.code : 0, out, err }),
    );
  });

describe('sweepscope audit', () => {
  it('says the same with one thread and with three, and what the engine says in one', async () => {
    const args = ['audit', level, ...numbers, '--method', 'paper', '--beside', 'robust', '--fail-on', 'none', '--json'];
    const [one, three] = await Promise.all(['1', '3'].map((workers) => run(...args, '--workers', workers)));
    expect([one.status, three.status]).toEqual([0, 0]);
    expect(one.err).toMatch(/^A unit of the file is 1 m/);
    expect(three.out).toBe(one.out);

    const settings = {
      ...usualSettings, bodies: 450, frames: 150, seed: 7, stepHeight: 0, method: 'paper', sides: 'front',
    }; // prettier-ignore
    const positions = Float64Array.from(hall.positions);
    const world = worldOf(await loadSolver(), { positions, indices: hall.indices }, settings);
    const besideSettings = { ...settings, method: 'robust', sides: 'both' };
    const [paper, robust] = [settings, besideSettings].map((each) => runAudit(world, each));
    const report = JSON.parse(one.out);
    const why = (spot) => whyOf({ positions, indices: hall.indices }, spot, settings);
    const own = withCauses(reportOf(report.level, settings, paper, { settings: besideSettings, merged: robust }), why);
    expect(report).toEqual(JSON.parse(JSON.stringify(own)));
    expect(report.level).toMatchObject({ name: 'hall.obj', triangles: hall.indices.length / 3 });
    const count = (kind) => report.counts.find((each) => each.kind === kind);
    expect(count('groundLost').events).toBeGreaterThan(count('groundLost').beside.events);
  }, 60_000);

  it('ends with 1 where a limit is reached, with 0 below it, and writes what is asked', async () => {
    const csv = path(folder, 'spots.csv');
    const json = path(folder, 'report.json');
    const html = path(folder, 'report.html');
    const args = ['audit', level, ...numbers, '--bodies', '60', '--method', 'paper'];
    const [reached, below] = await Promise.all([
      run(...args, '--fail-on', 'groundLost=1', '--csv', csv, '--json', json, '--html', html),
      run(...args, '--fail-on', 'groundLost=1000000'),
    ]);
    expect(reached.status).toBe(1);
    expect(reached.out).toMatch(/ground lost !/);
    expect(below.status).toBe(0);
    expect(below.out).not.toMatch(/!/);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]*hall\.obj[^]*data:image\/png;base64,/);
    const { spots } = JSON.parse(readFileSync(json, 'utf8'));
    const rows = readFileSync(csv, 'utf8').trim().split('\r\n');
    expect(rows).toHaveLength(spots.length + 1);
    expect(rows[1].split(',').slice(0, 2)).toEqual([String(spots[0].number), spots[0].kind]);
  });

  it.each([
    [[], /Name the file of a level/],
    [['nowhere.obj'], /nowhere\.obj cannot be read: there is no such file \(ENOENT\)/],
    [[folder], /cannot be read: it is a folder \(EISDIR\)/],
    [[fromRoot('package.json')], /package\.json: /],
    [['LEVEL', '--bodies', 'many'], /--bodies is "many"; it must be a number/],
    [['LEVEL', '--bodies', '0'], /--bodies must be a whole number from 1 to/],
    [['LEVEL', '--method', 'other'], /--method is "other"; it must be paper or robust/],
    [['LEVEL', '--radii', '1,2'], /--radii/],
    [['LEVEL', '--threshold', 'hops.high=1'], /no threshold hops\.high/],
    [['LEVEL', '--fail-on', 'falls=1'], /--fail-on is "falls"/],
    [['LEVEL', '--wrong'], /^There is no option --wrong\.\n/],
    [['LEVEL', '--bodys', '5'], /^There is no option --bodys; there is --bodies\.\n/],
    [['LEVEL', '--csv'], /^--csv needs a value behind it\.\n/],
    [['LEVEL', '--html', '--quiet'], /^--html needs a value behind it\.\n/],
    [['LEVEL', '--quiet=yes'], /^--quiet takes no value\.\n/],
    [['LEVEL', '--slope', '120'], /--slope must be from 0 to 90/],
    [['LEVEL', '--scale', '0'], /--scale must be from/],
    [['LEVEL', '--workers', '1.5'], /--workers must be a whole number/],
    [['LEVEL', '--fail-on', ''], /--fail-on is empty/],
    [['LEVEL', '--fail-on', 'sticks=0'], /--fail-on must be a whole number from 1/],
    [['LEVEL', '--threshold', 'sticks.frames=31'], /--threshold sticks\.frames must be from 2 to 29/],
    [['LEVEL', '--json', 'out.txt'], /--json is followed by "out\.txt"; the file of the report must end in \.json/],
    [['LEVEL', '--csv', 'LEVEL'], /--csv is followed by ".*hall\.obj", a level/],
    [['LEVEL', '--csv', 'both.txt', '--html', 'both.txt'], /both\.txt is named twice/],
    [['LEVEL', '--csv', '/nowhere/at/all.csv'], /all\.csv cannot be written: its folder is not there \(ENOENT\)/],
    [['LEVEL', '--html', 'other.glb'], /--html is followed by "other\.glb", a level/],
    [['LEVEL', 'LEVEL'], /hall\.obj and .*hall\.obj are two levels; one is audited at a time/],
  ])('refuses %j by a line and with 2', async (args, text) => {
    const { status, out, err } = await run('audit', ...args.map((arg) => (arg === 'LEVEL' ? level : arg)));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(text);
    expect(err).not.toMatch(/\n\s+at /);
    expect(err.trim().split('\n').length, err).toBeLessThanOrEqual(2);
  });

  it('says how much of a level was not looked at because its edges are open, and nothing where they are not', async () => {
    const open = path(folder, 'open.obj');
    writeFileSync(open, 'v -2 0 -2\nv -2 0 2\nv 2 0 2\nv 2 0 -2\nf 1 2 3\nf 1 3 4\n');
    const few = ['--bodies', '30', '--frames', '300', '--seed', '7', '--fail-on', 'none', '--scale', '1', '--up', 'y'];
    expect((await run('audit', open, ...few)).out).toMatch(
      /\d+ of 30 bodies left the level: \d\d? % of the moves were made\./,
    );
    expect((await run('audit', level, ...few)).out).not.toMatch(/bodies left the level/);
  });

  it('says how to fit a level that a person is no measure for, unless a body was named', async () => {
    const table = path(folder, 'table.obj');
    writeFileSync(table, 'v -1 0 -1\nv -1 0 1\nv 1 0 1\nv 1 0 -1\nf 1 2 3\nf 1 3 4\n');
    const few = ['--bodies', '3', '--frames', '5', '--fail-on', 'none', '--up', 'y'];
    const { out } = await run('audit', table, ...few, '--scale', '1');
    const scale = /A person is large in this level: .* --scale ([\d.]+) does the same here\./.exec(out)?.[1];
    expect(Number(scale)).toBeGreaterThan(2);
    expect((await run('audit', table, ...few, '--scale', scale)).out).not.toMatch(/A person is/);
    expect((await run('audit', table, ...few, '--scale', '1', '--radii', '0.1,0.2,0.1')).out).not.toMatch(
      /A person is/,
    );
  });

  it('never takes a level for the file of its answer', async () => {
    const before = readFileSync(level, 'utf8');
    const { status, out } = await run('audit', '--json', level, ...numbers, '--bodies', '20', '--fail-on', 'none');
    expect([status, JSON.parse(out).bodies]).toEqual([0, 20]);
    expect(readFileSync(level, 'utf8')).toBe(before);
  });

  it('ends with 2 where nobody can stand, also for a program that reads the answer', async () => {
    const wall = path(folder, 'wall.obj');
    writeFileSync(wall, 'v 0 0 0\nv 0 9 0\nv 0 0 9\nf 1 2 3\n');
    const { status, out, err } = await run('audit', wall, '--json', '-', '--bodies', '5', '--up', 'y', '--scale', '1');
    expect(status).toBe(2);
    expect(JSON.parse(out).starts).toMatchObject({ walked: 0, without: 5 });
    expect(err).toMatch(/No body walked/);
    // Noughts in a table would look as if somebody had.
    const said = (await run('audit', wall, '--bodies', '1', '--up', 'y', '--scale', '1')).out;
    expect(said).toMatch(/wall\.obj: 1 triangle; 1 body, 0 moves/);
    expect(said).not.toMatch(/falls through/);
  });

  it('takes what a .gltf needs from beside it, wherever it is started', async () => {
    const at = path(folder, 'beside');
    mkdirSync(path(at, 'data'), { recursive: true });
    const floor = Buffer.from(Float32Array.of(-5, 0, -5, -5, 0, 5, 5, 0, 5, -5, 0, -5, 5, 0, 5, 5, 0, -5).buffer);
    const gltf = (uri) => ({
      asset: { version: '2.0' },
      buffers: [{ uri, byteLength: floor.length }],
      bufferViews: [{ buffer: 0, byteLength: floor.length }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 6, type: 'VEC3', min: [-5, 0, -5], max: [5, 0, 5] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
      scene: 0,
    });
    writeFileSync(path(at, 'data', 'floor one.bin'), floor);
    writeFileSync(path(at, 'floor.gltf'), JSON.stringify(gltf('./data/floor%20one.bin')));
    writeFileSync(path(at, 'gone.gltf'), JSON.stringify(gltf('data/gone.bin')));
    writeFileSync(path(at, 'out.gltf'), JSON.stringify(gltf('../hall.obj')));
    const few = ['--bodies', '20', '--frames', '20', '--fail-on', 'none'];
    const found = await run('audit', path(at, 'floor.gltf'), ...few);
    expect([found.status, found.out]).toEqual([0, expect.stringMatching(/floor\.gltf: 2 triangles; 20 bodies/)]);
    expect(await run('audit', path(at, 'gone.gltf'), ...few)).toMatchObject({ status: 2, err: expect.stringMatching(/gone\.bin/) }); // prettier-ignore
    expect((await run('audit', path(at, 'out.gltf'), ...few)).status).toBe(2);
  });

  it('leaves no empty report where a level cannot be read, and none that was there before is touched', async () => {
    const [fresh, kept] = ['fresh.json', 'kept.json'].map((name) => path(folder, name));
    writeFileSync(kept, '{}');
    for (const json of [fresh, kept]) {
      const { status } = await run('audit', path(folder, 'nowhere.obj'), '--json', json);
      expect(status).toBe(2);
    }
    expect(existsSync(fresh)).toBe(false);
    expect(readFileSync(kept, 'utf8')).toBe('{}');
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])(
    'that is ended by %s reports what it has by then, and ends with %i',
    async (signal, status) => {
      const json = path(folder, `${signal}.json`);
      const child = spawn(process.execPath, [program, 'audit', level, '--bodies', '1000000', '--json', json, '--workers', '2']); // prettier-ignore
      let [words, out] = ['', ''];
      child.stdout.on('data', (data) => (out += data));
      child.stderr.on('data', (data) => {
        words += data;
        // The first word about progress: some have walked.
        if (/ bodies, [\d,]+ moves/.test(words)) child.kill(signal);
      });
      expect(await new Promise((resolve) => child.on('close', resolve))).toBe(status);
      const { bodies, moves } = JSON.parse(readFileSync(json, 'utf8'));
      expect(bodies).toBeGreaterThan(0);
      expect(moves).toBe(bodies * usualSettings.frames);
      expect(out).toContain(`\nEnded early: ${bodies.toLocaleString('en')} of 1,000,000 bodies walked.\n`);
      // In a log, not on a terminal: whole lines.
      expect(words).toMatch(/^[\d,]+ of 1,000,000 bodies, [\d,]+ moves, [\d,]+ a second, [^\r]*left\n/m);
    },
    60_000,
  );

  it('is a program of node', () => {
    expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('says what it can be asked', async () => {
    const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    for (const asked of ['--version', '-v']) expect(await run(asked)).toMatchObject({ status: 0, out: `${version}\n` });
    expect((await run('audit', '--list-thresholds')).out).toMatch(/^hops\.beyond = 0\.02 \(length\)$/m);
    const help = await run('audit', '--help');
    expect(help.status).toBe(0);
    expect((await run()).out).toBe(help.out);
    expect((await run('fly')).status).toBe(2);
  });
});
