import { mustRun, run } from '../exec.mjs';
import { Failure } from '../failure.mjs';
import { onPath, tools } from './tools.mjs';

/** Installs from Debian's packages what is missing of the named tools, or says how to get it. */
export async function ensureTools(names, log) {
  const missing = names.filter((name) => !tools[name].present());
  if (missing.length === 0) return 'all present';

  const canInstall = process.platform === 'linux' && onPath('apt-get') && process.getuid() === 0;
  if (!canInstall) throw new Failure(howToGet(missing));

  const packages = missing.flatMap((name) => tools[name].apt.split(' '));
  log(`Missing: ${packages.join(' ')}; installing them with apt-get`);
  const options = { onLine: log, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Only a failing install counts: some other source in apt's list may be out of reach and not matter here.
  await run('apt-get', ['update'], options);
  await mustRun('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);

  const stillMissing = missing.filter((name) => !tools[name].present());
  if (stillMissing.length > 0) throw new Failure(howToGet(stillMissing));
  return `installed ${packages.join(', ')}`;
}

function howToGet(missing) {
  const lines = [
    'Missing on this system:',
    ...missing.map((name) => `  - ${tools[name].what}`),
    '',
    'How to get it; then run the same command again:',
    '  Debian, Ubuntu:',
    `    sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.map((name) => tools[name].apt).join(' ')}`,
    '  macOS:',
    ...missing.map((name) => `    ${tools[name].mac}`),
  ];
  if (missing.includes('emcc')) {
    lines.push(
      '  anywhere, Emscripten with emsdk (3.1.6 or newer):',
      '    git clone https://github.com/emscripten-core/emsdk && cd emsdk',
      '    ./emsdk install latest && ./emsdk activate latest && source ./emsdk_env.sh',
    );
  }
  if (process.platform === 'linux' && onPath('apt-get'))
    lines.push('', 'Run as root, this command installs them itself.');
  return lines.join('\n');
}
