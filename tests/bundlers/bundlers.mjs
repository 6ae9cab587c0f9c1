// One function for each bundler: makes a page's script of page.js, as its documentation says, with nothing set that a newcomer would not set.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bin = (name) => here(`node_modules/.bin/${name}`);
const page = (script, more = '') =>
  `<!doctype html><meta charset="utf-8"><title>Bundled</title>${more}<script type="module" src="${script}"></script>`;

/** The .wasm files, for those who do not carry them along. */
function copyModules(out, folder = '') {
  for (const name of ['sweepscope.wasm', 'sweepscope-simd.wasm'])
    copyFileSync(here(`node_modules/sweepscope/${name}`), join(out, folder, name));
}

/** @type {Record<string, (out: string) => unknown>} each fills a folder that has an index.html then, or serves the page itself and says where */
export const bundlers = {
  vite(out) {
    writeFileSync(here('index.html'), page('./page.js'));
    execFileSync(here('../../node_modules/.bin/vite'), [
      'build',
      here('.'),
      '--base',
      './',
      '--outDir',
      out,
      '--emptyOutDir',
    ]);
  },

  /** As one works: no bundle but the server of development, which makes the package anew in a folder of its own. */
  async 'vite, in development'() {
    writeFileSync(here('index.html'), page('./page.js', '<link rel="icon" href="data:,">'));
    const { createServer } = await import('vite');
    const { NODE_ENV } = process.env;
    const server = await createServer({
      ...{ root: here('.'), configFile: false, logLevel: 'silent', cacheDir: here('out/vite-cache') },
      server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
    });
    await server.listen();
    // It says so to all that follows, and Next would be built for development.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    return { url: server.resolvedUrls.local[0], close: () => server.close() };
  },

  webpack(out) {
    runNode(`
      import webpack from 'webpack';
      webpack({ mode: 'production', context: ${text(here('.'))}, entry: './page.js', output: { path: ${text(out)}, filename: 'main.js' } }, (error, stats) => {
        const problems = error ? [error] : [...stats.compilation.errors, ...stats.compilation.warnings];
        for (const problem of problems) console.error(String(problem));
        process.exit(problems.length > 0 ? 1 : 0);
      });`);
    writeFileSync(join(out, 'index.html'), page('main.js'));
  },

  /** Webpack once more, for those who serve the module from elsewhere. */
  'webpack, wasmUrl'(out) {
    bundlers.webpack(out);
    copyModules(out);
    writeFileSync(join(out, 'index.html'), page('main.js', '<script>globalThis.wasmUrl = "sweepscope.wasm"</script>'));
  },

  esbuild(out) {
    execFileSync(bin('esbuild'), [
      here('page.js'),
      '--bundle',
      '--format=esm',
      '--minify',
      '--log-level=warning',
      `--outfile=${join(out, 'main.js')}`,
    ]);
    copyModules(out);
    writeFileSync(join(out, 'index.html'), page('main.js'));
  },

  rollup(out) {
    execFileSync(
      bin('rollup'),
      [here('page.js'), '--plugin', 'node-resolve', '--format', 'es', '--silent', '--file', join(out, 'main.js')],
      { cwd: here('.') },
    );
    copyModules(out);
    writeFileSync(join(out, 'index.html'), page('main.js'));
  },

  parcel(out) {
    writeFileSync(here('index.html'), page('./page.js'));
    execFileSync(
      bin('parcel'),
      [
        'build',
        here('index.html'),
        '--dist-dir',
        out,
        '--public-url',
        './',
        '--no-cache',
        '--cache-dir',
        join(out, '.cache'),
        '--log-level',
        'warn',
      ],
      { cwd: here('.') },
    );
  },

  bun(out) {
    execFileSync(bin('bun'), [
      'build',
      here('page.js'),
      '--target',
      'browser',
      '--minify',
      '--outfile',
      join(out, 'main.js'),
    ]);
    copyModules(out);
    writeFileSync(join(out, 'index.html'), page('main.js'));
  },

  next: (out) => buildNext(out),
  /** With the bundler that Next had before. */
  'next, webpack': (out) => buildNext(out, '--webpack'),
};

function buildNext(out, ...more) {
  const folder = here('next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const clear = () => ['.next', 'out'].forEach((left) => rmSync(join(folder, left), { recursive: true, force: true }));
  clear();
  execFileSync(bin('next'), ['build', ...more], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  cpSync(join(folder, 'out'), out, { recursive: true });
  clear();
}

/** Runtimes: each prints what script.mjs says. */
export const runtimes = {
  node: () => execFileSync(process.execPath, [here('script.mjs')], { encoding: 'utf8' }),
  bun: () => execFileSync(bin('bun'), [here('script.mjs')], { encoding: 'utf8' }),
  deno: () =>
    execFileSync(bin('deno'), ['run', '--allow-read', here('script.mjs')], { encoding: 'utf8', cwd: here('.') }),
};

const text = JSON.stringify;
const runNode = (source) => execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: here('.') });
