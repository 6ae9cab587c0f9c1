/** Programs that a browser needs beside it. Each is ended by its own process group, and leaves no folder behind. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a program and resolves once it has printed what it is ready with.
 * @param {RegExp} ready matched against all it has printed; its match is in the result
 * @returns {Promise<{ match: RegExpMatchArray, said: () => string, stop: () => Promise<void> }>}
 */
export function start(program, args, { env = {}, ready, seconds = 30 }) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const gone = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  return new Promise((resolve, reject) => {
    const fail = (why) => void stop().then(() => reject(new Error(`${program} ${why}:\n${text.slice(-2000)}`)));
    const timer = setTimeout(() => fail(`is not ready after ${seconds} s`), 1000 * seconds);
    const look = (piece) => {
      text += piece;
      const match = text.match(ready);
      if (!match) return;
      clearTimeout(timer);
      resolve({ match, said: () => text, stop });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', look);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`${program} ended with ${code}:\n${text.slice(-2000)}`));
    });
  });
}

/** A folder of its own, and what takes it away. */
export function folder(name) {
  const path = mkdtempSync(join(tmpdir(), `sweepscope-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A screen in memory, for browsers that want one. @returns {Promise<{ display: string, stop: () => Promise<void> }>} */
export async function screen() {
  const args = ['-displayfd', '1', '-screen', '0', '1700x1200x24', '-nolisten', 'tcp'];
  const { match, stop } = await start('Xvfb', args, { ready: /^\d+$/m });
  return { display: `:${match[0]}`, stop };
}
