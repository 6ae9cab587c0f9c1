// The tools that the project needs from the system: how to find them, and the packages that provide them.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './chromium.mjs';

/** Whether a program of this name is on PATH. */
export function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const program = (name) => () => onPath(name);

/** Whether an entry of this folder begins so. */
function holds(folder, beginning) {
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(beginning));
}

/** Whether clang++ and the libraries of its sanitizers and its fuzzer are there; these are in a separate package. */
function clangFuzzes() {
  if (!onPath('clang++')) return false;
  const folder = execFileSync('clang++', ['-print-runtime-dir'], { encoding: 'utf8' }).trim();
  return holds(folder, 'libclang_rt.fuzzer') || holds(join(folder, '../linux'), 'libclang_rt.fuzzer');
}

/** GoogleTest's sources: compiled with the same compiler as the tests, which for WebAssembly no package provides. */
export const googletestFolder = process.env.GOOGLETEST_DIR || '/usr/src/googletest';

/** WebKitGTK's small browser, next to its libraries; undefined when there is none. */
export function miniBrowserPath() {
  const places = ['/usr/lib', '/usr/libexec', ...folders('/usr/lib', /-linux-gnu/)].flatMap((folder) =>
    folders(folder, /^webkit2gtk-4/),
  );
  return places.map((folder) => join(folder, 'MiniBrowser')).findLast((path) => existsSync(path));
}

function folders(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** name → what it is, whether it is there, its Debian packages, and how to get it on macOS. */
export const tools = {
  emcc: { what: 'Emscripten (emcc)', present: program('emcc'), apt: 'emscripten', mac: 'brew install emscripten' },
  cmake: { what: 'CMake', present: program('cmake'), apt: 'cmake', mac: 'brew install cmake' },
  ninja: { what: 'Ninja', present: program('ninja'), apt: 'ninja-build', mac: 'brew install ninja' },
  cxx: { what: 'a C++20 compiler (g++)', present: program('g++'), apt: 'g++', mac: 'xcode-select --install' },
  googletest: {
    what: `GoogleTest's sources in ${googletestFolder} (or set GOOGLETEST_DIR)`,
    present: () => existsSync(join(googletestFolder, 'CMakeLists.txt')),
    apt: 'googletest',
    mac: 'git clone --branch v1.14.0 https://github.com/google/googletest ~/googletest; export GOOGLETEST_DIR=~/googletest',
  },
  benchmark: {
    what: 'Google Benchmark',
    present: () => ['/usr', '/usr/local', '/opt/homebrew'].some((folder) => existsSync(`${folder}/include/benchmark`)),
    apt: 'libbenchmark-dev',
    mac: 'brew install google-benchmark',
  },
  clang: {
    what: 'clang++ with libFuzzer',
    present: clangFuzzes,
    apt: 'clang libclang-rt-dev',
    mac: 'brew install llvm',
  },
  clangFormat: {
    what: 'clang-format',
    present: program('clang-format'),
    apt: 'clang-format',
    mac: 'brew install clang-format',
  },
  chromium: {
    what: 'Chromium (or set CHROMIUM to its path)',
    present: () => chromiumPath() !== undefined,
    apt: 'chromium',
    mac: 'brew install --cask chromium',
  },
  firefox: {
    what: 'Firefox ESR',
    present: program('firefox-esr'),
    apt: 'firefox-esr',
    mac: '(the section needs Linux)',
  },
  webkit: {
    what: "WebKitGTK's MiniBrowser and WebKitWebDriver",
    present: () => onPath('WebKitWebDriver') && miniBrowserPath() !== undefined,
    apt: 'webkit2gtk-driver',
    mac: '(the section needs Linux)',
  },
  screen: {
    what: 'Xvfb, a screen in memory',
    present: program('Xvfb'),
    apt: 'xvfb',
    mac: '(the section needs Linux)',
  },
  fonts: {
    what: 'the Liberation fonts',
    present: () => process.platform !== 'linux' || holds('/usr/share/fonts/truetype', 'liberation'),
    apt: 'fonts-liberation',
    mac: '',
  },
};

/** Enough to build the module and the page. */
export const buildTools = ['emcc', 'cmake', 'ninja'];
