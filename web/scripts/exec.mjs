import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** An error inside a minified file quotes the whole file as one line; its beginning is enough. */
const longestLine = 2000;

/** Output goes through a pipe, so programs cannot see whether a person is watching; tell them. */
function colors() {
  if (process.env.NO_COLOR || process.env.FORCE_COLOR) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/**
 * Runs a program to its end and hands every line it prints to `onLine`.
 * Resolves to the exit code (a program that cannot be started counts as 127).
 */
export function run(program, args, { onLine = () => {}, env = {}, cwd = root } = {}) {
  const tell = (line) => onLine(line.length > longestLine ? `${line.slice(0, longestLine)} …` : line);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...colors(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        const lines = (rest + text).split(/\r?\n|\r/);
        rest = lines.pop();
        lines.forEach((line) => tell(line));
      });
      stream.on('end', () => rest && tell(rest));
    }
    child.on('error', (error) => {
      onLine(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      if (signal) onLine(`${program}: ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/** As `run`, but a non-zero exit code is a Failure that names the command. */
export async function mustRun(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) throw new Failure(`This command failed with exit code ${code}:\n  ${[program, ...args].join(' ')}`);
}

/** The output of a program, or undefined when it is missing or fails. */
export async function outputOf(program, args) {
  const lines = [];
  const code = await run(program, args, { onLine: (line) => lines.push(line) });
  return code === 0 ? lines.join('\n').trim() : undefined;
}
