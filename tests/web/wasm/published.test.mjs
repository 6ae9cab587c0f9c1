// What `npm publish` would send: every file has a known origin, every licence is there, and npm has nothing to complain about.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../web/scripts/paths.mjs';

const text = (...path) => readFileSync(fromRoot(...path), 'utf8');
const installed = 'build/installed/node_modules/sweepscope';
const files = readdirSync(fromRoot(installed), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(fromRoot(installed).length + 1))
  .sort();
const names = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const origins = [...text('web/package/PUBLISHING.md').matchAll(/^\| (`[^|]*)\|([^|]*)\|/gm)].map(([, made, from]) => ({
  made: names(made),
  from: names(from),
}));

describe('the package to be published', () => {
  it('has the files whose origin is listed, and no other', () => {
    const listed = origins.flatMap(({ made }) => made);
    expect([...listed].sort()).toEqual(files);
    expect(new Set(listed).size).toBe(listed.length);
    expect(origins.flatMap(({ from }) => from).filter((source) => !existsSync(fromRoot(source)))).toEqual([]);
  });

  it('has maps that name no source but those listed', () => {
    for (const map of files.filter((file) => file.endsWith('.map'))) {
      const { sources, sourcesContent } = JSON.parse(text(installed, map));
      const { from } = origins.find(({ made }) => made.includes(map));
      const paths = sources.map((source) => normalize(join('dist/lib', source)));
      expect(paths.filter((path) => !from.some((source) => path === source || path.startsWith(`${source}/`)))).toEqual(
        [],
      );
      // Sources that are no text of ours would be others' work without their licence.
      paths.forEach((path, at) => expect(sourcesContent[at], path).toBe(text(path)));
    }
  });

  it('is what was made of its sources', () => {
    expect(text(installed, 'README.md')).toBe(text('web/package/README.md'));
    expect(text(installed, 'LICENSE')).toBe(text('LICENSE'));
    for (const name of ['sweepscope.wasm', 'sweepscope-simd.wasm'])
      expect(
        readFileSync(fromRoot(installed, name)).equals(readFileSync(fromRoot('web/package/module', name))),
        name,
      ).toBe(true);
  });

  it('carries the licences of what others made in it, and leads to nothing that is not there', () => {
    const notices = text(installed, 'THIRD_PARTY.txt');
    for (const name of ['Emscripten', 'musl', 'LLVM', 'dlmalloc', 'Kapoulkine', 'Draco Authors', 'three.js authors'])
      expect(notices).toContain(name);
    const titles = [...notices.matchAll(/^={80}\n(.*)\n={80}$/gm)].map(([, title]) => title);
    const named = [...notices.matchAll(/below\s+"([^"]+)"/g)].map(([, title]) => title);
    expect(named.filter((title) => !titles.some((each) => each.startsWith(title)))).toEqual([]);
    const { dependencies, license } = JSON.parse(text(installed, 'package.json'));
    expect(dependencies).toBeUndefined();
    expect(license).toBe('MIT');
  });

  it('has a changelog in the form of keepachangelog, whose last release is that of the types', () => {
    const changelog = text('CHANGELOG.md');
    const headings = changelog.split('\n').filter((line) => line.startsWith('## '));
    expect(headings[0]).toBe('## [Unreleased]');
    const releases = headings
      .slice(1)
      .map((line) => /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.exec(line)?.[1] ?? line);
    expect(releases[0]).toBe(/sweepscope (\S+)\. Made/.exec(text('web/package/api.released.txt'))[1]);
    const kinds = [...changelog.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
    expect(kinds.filter((kind) => !/^(Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(kind))).toEqual([]);
    const entries = changelog.split('\n').filter((line) => line.startsWith('- '));
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('is published without a complaint, and nothing else of the repository is', () => {
    const publish = (cwd) => {
      // A registry that nobody is at: a dry run needs none.
      const args = ['publish', '--dry-run', '--offline', '--registry', 'http://127.0.0.1:9/'];
      const { npm_execpath: npm } = process.env;
      const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));
      return npm
        ? spawnSync(process.execPath, [npm, ...args], { cwd, env, encoding: 'utf8' })
        : spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
    };
    const { status, stderr } = publish(fromRoot('dist/lib'));
    expect(status, stderr).toBe(0);
    // Who is not logged in, and settings of this machine, are no fault of the package.
    const complaints = stderr.split('\n').filter((line) => /npm (warn|error)/i.test(line));
    expect(complaints.filter((line) => !/be logged in|Unknown .*config/.test(line))).toEqual([]);
    for (const folder of ['.', 'web/example']) expect(JSON.parse(text(folder, 'package.json')).private).toBe(true);
  });
});
