// Names from files and archives on the command line: nothing that is printed is a command to a terminal or to a pipeline's log.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { installedPackage } from '../../../web/scripts/make/installed.mjs';

const { bin } = JSON.parse(readFileSync(path(installedPackage, 'package.json'), 'utf8'));
const folder = mkdtempSync(path(tmpdir(), 'sweepscope-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [path(installedPackage, bin.sweepscope), ...args], (error, out, err) =>
      resolve({ status: error ? error.code : 0, out, err }),
    );
  });

const floor = 'v -9 0 -9\nv 9 0 -9\nv 9 0 9\nv -9 0 9\nf 4 3 2 1\n';
const few = ['--bodies', '3', '--frames', '3', '--workers', '1', '--scale', '1', '--up', 'y'];
const hostile = [
  '\x1b]0;title\x07\x1b[31mred',
  '::error::made up',
  ' ::warning file=a::made up',
  'a\n::set-output name=x::y',
  'a\r\x1b[2Kgone',
  '##[error]made up',
  '##vso[task.complete result=Succeeded]',
  '\u009b31mred',
  '\u202egnp.exe',
];

/** What a terminal or a log would act on. */
function expectText(said) {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  expect(said).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  expect(said).not.toMatch(/^\s*::/m);
  expect(said).not.toMatch(/##\w*\[/);
}

describe('a name that is a command', () => {
  it.each(hostile)('of a file: %j', async (name) => {
    const file = path(folder, `${name}.obj`.replaceAll('/', ''));
    writeFileSync(file, floor);
    const told = await run('audit', file, ...few);
    expect(told.status).toBe(0);
    expectText(told.out + told.err);
    const json = await run('audit', file, ...few, '--json', '-');
    expectText(json.out + json.err);
    // Escaped, not changed: whoever reads the JSON has the name as it is.
    expect(JSON.parse(json.out).level.name).toBe(`${name}.obj`);
  });

  it.each(hostile)('inside of an archive: %j', async (name) => {
    const file = path(folder, 'level.zip');
    writeFileSync(file, zipSync({ [`${name}.obj`]: new TextEncoder().encode(floor) }));
    const told = await run('audit', file, ...few);
    expect(told.status).toBe(0);
    expectText(told.out + told.err);
    writeFileSync(file, zipSync({ [`${name}.obj`]: new TextEncoder().encode('v 1 2 3\n') }));
    const refused = await run('audit', file, ...few);
    expect(refused.status).toBe(2);
    expectText(refused.out + refused.err);
  });

  it('of a file that is not there, of an option and of a value', async () => {
    for (const name of hostile) {
      for (const args of [[`${name}.obj`], ['a.obj', `--${name}`], ['a.obj', '--method', name]]) {
        const { status, out, err } = await run('audit', ...args);
        expect(status).toBe(2);
        expect(out).toBe('');
        expectText(err);
      }
    }
  }, 60_000);

  it('is otherwise printed as it is, in any script', async () => {
    const file = path(folder, '穿山甲 łąka #1 [a]::b.obj');
    writeFileSync(file, floor);
    expect((await run('audit', file, ...few)).out).toContain('穿山甲 łąka #1 [a]::b.obj: 2 triangles');
  });
});
