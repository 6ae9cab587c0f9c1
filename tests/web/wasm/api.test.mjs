// The public types: those of the report, with a version that says what changed since the last release, and with a word on every name.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInterface } from '../../../web/scripts/api/model.mjs';
import { changesOf, isAtLeast, leastVersion, reportOf, versionOf } from '../../../web/scripts/api/report.mjs';
import { fromRoot } from '../../../web/scripts/paths.mjs';

const text = (path) => readFileSync(fromRoot(path), 'utf8');
const { version } = JSON.parse(text('package.json'));
const items = readInterface(fromRoot('build/installed/node_modules/sweepscope'));
const released = text('web/package/api.released.txt');

describe('the public types', () => {
  it('are those of web/package/api.txt; npm run api writes it anew', () => {
    expect(reportOf(items, version)).toBe(text('web/package/api.txt'));
  });

  it('have a version that says what changed since the last release, and a changelog that names what broke', () => {
    const changes = changesOf(released, text('web/package/api.txt'));
    const least = leastVersion(versionOf(released), changes);
    expect(isAtLeast(version, least), `${version} should be ${least}: ${changes.broken.join('\n')}`).toBe(true);
    const [, unreleased] = text('CHANGELOG.md').split(/^## /m);
    expect(changes.names.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([]);
  });

  it('have a word on every name and every member that can be imported', () => {
    const bare = items
      .filter(({ exported }) => exported)
      .flatMap(({ name, doc, members }) => [
        ...(doc.text ? [] : [name]),
        ...members.filter((member) => !member.doc.text).map((member) => `${name}.${member.name}`),
      ]);
    expect(bare).toEqual([]);
  });

  it('say of every number what it counts or which space and unit it is in', () => {
    const numbers = items
      .filter(({ entry, exported }) => exported && entry === 'sweepscope')
      .flatMap(({ name, members }) => members.map((member) => ({ at: `${name}.${member.name}`, ...member })))
      .filter(({ kind, signature }) => kind === 'property' && /\bnumber\b|Array\b/.test(signature));
    expect(numbers.length).toBeGreaterThan(60);
    const says =
      /world|ellipsoid-space|fraction|radians|index|indices|bytes|milliseconds|many|count|sweeps|slots|points|requests|contacts|vertices|triangles|which|number of|[01]:? |0 none|1 face|0 movement/;
    expect(numbers.filter(({ doc }) => !says.test(doc.text)).map(({ at, doc }) => `${at}: ${doc.text}`)).toEqual([]);
  });

  it('say of every call what it takes, and when it throws', () => {
    const calls = items
      .filter(({ entry, exported }) => exported && entry === 'sweepscope')
      .flatMap(({ name, kind, doc, signature, members }) => [
        ...(kind === 'function' ? [{ at: name, doc, signature }] : []),
        ...members.filter((one) => one.kind === 'method').map((one) => ({ ...one, at: `${name}.${one.name}` })),
      ]);
    expect(calls.length).toBeGreaterThan(8);
    // Nothing can go wrong where something is given back.
    const silent = calls.filter(({ at, doc }) => !at.endsWith('.dispose') && doc.throws.length === 0);
    expect(silent.map(({ at }) => at)).toEqual([]);
    const unsaid = calls.flatMap(({ at, doc, signature }) =>
      [...signature.matchAll(/[(,] ?(\w+)\??: /g)]
        .filter(([, name]) => !doc.params[name] && !/options/.test(name))
        .map(([, name]) => `${at} ${name}`),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('a change of the types', () => {
  const before = `The public types of sweepscope 1.2.3.\n
# sweepscope

interface SweepOptions
  method?: 'robust' | 'paper'

interface Mesh
  readonly report: MeshReport
  sweepMany(queries: Float64Array, options?: SweepOptions): SweepResults

type Verdict = 'hit' | 'miss'

function loadSolver(options?: LoadOptions): Promise<Solver>
`;
  const level = (change) => {
    const now = change(before);
    expect(now).not.toBe(before);
    return leastVersion('1.2.3', changesOf(before, now));
  };
  const replaced = (from, to) => level((text) => text.replace(from, to));

  it('that takes something away, or means another thing, asks for a new first number', () => {
    expect(replaced('  readonly report: MeshReport\n', '')).toBe('2.0.0');
    expect(replaced(/interface Mesh\n(.*\n)+?\n/, '')).toBe('2.0.0');
    expect(replaced('report: MeshReport', 'report: Report')).toBe('2.0.0');
    expect(replaced("'robust' | 'paper'", "'robust'")).toBe('2.0.0');
    expect(replaced('options?: SweepOptions', 'options: SweepOptions')).toBe('2.0.0');
    expect(replaced('queries: Float64Array', 'queries: Float32Array')).toBe('2.0.0');
    expect(replaced('queries: Float64Array, ', 'queries: Float64Array, count: number, ')).toBe('2.0.0');
    expect(replaced('): SweepResults', '): SweepResults | null')).toBe('2.0.0');
    expect(replaced("method?: 'robust'", "sides: 'both'\n  method?: 'robust'")).toBe('2.0.0');
    expect(replaced('Promise<Solver>', 'Solver')).toBe('2.0.0');
  });

  it('that adds something asks for a new second number', () => {
    expect(replaced("'robust' | 'paper'", "'robust' | 'paper' | 'other'")).toBe('1.3.0');
    expect(replaced("method?: 'robust'", "sides?: 'both'\n  method?: 'robust'")).toBe('1.3.0');
    expect(replaced('options?: SweepOptions', 'options?: SweepOptions | CompiledOptions, results?: Kept')).toBe(
      '1.3.0',
    );
    expect(replaced('queries: Float64Array', 'queries: Float32Array | Float64Array')).toBe('1.3.0');
    expect(replaced('  readonly report', '  dispose(): void\n  readonly report')).toBe('1.3.0');
    expect(replaced("'hit' | 'miss'", "'hit' | 'miss' | 'none'")).toBe('1.3.0');
  });

  it('before 1.0.0 asks for the next number to the right', () => {
    expect(leastVersion('0.1.0', { broken: ['x'], added: [] })).toBe('0.2.0');
    expect(leastVersion('0.1.0', { broken: [], added: ['x'] })).toBe('0.1.1');
    expect(leastVersion('0.1.0', { broken: [], added: [] })).toBe('0.1.0');
    expect(isAtLeast('0.2.0', '0.1.9') && isAtLeast('1.0.0', '1.0.0') && isAtLeast('1.0.0', '0.9.9')).toBe(true);
    expect(isAtLeast('0.1.9', '0.2.0') || isAtLeast('0.9.9', '1.0.0')).toBe(false);
  });
});
