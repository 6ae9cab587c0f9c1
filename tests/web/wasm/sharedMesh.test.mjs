// Threads of node that share a mesh, as the command line has them: the same bits as with copies, whatever their number and whoever dies.
import { Worker } from 'node:worker_threads';
import { join as path } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { box } from '../../../meshes/shapes/box.ts';
import { room } from '../../../meshes/shapes/room.ts';
import { join } from '../../../meshes/shapes/shape.ts';
import { AuditRun } from '../../../web/audit/pool/run.ts';
import { usualSettings } from '../../../web/audit/run/settings.ts';
import { installedPackage } from '../../../web/scripts/make/installed.mjs';

// Threads beside other work on two cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const level = join(room([-6, 0, -6], [6, 3, 6]), box([-2, -0.5, -2], [2, 0.1, 2]));
const settings = { ...usualSettings, method: 'paper', sides: 'front', stepHeight: 0, bodies: 1000, frames: 120 };
const script = path(installedPackage, 'cli/auditWorker.js');

/** Runs to its end. `kill`: that thread is ended while it walks, once so many bodies are there. */
function walked(workers, share, { kill = [], pauseAt = Infinity } = {}) {
  const threads = [];
  const begun = [];
  const spawn = () => {
    const thread = new Worker(script);
    threads.push(thread);
    const hand = {
      heard: () => {},
      post: (ask) => {
        if (ask.kind !== 'chunk') begun.push(ask.kind);
        thread.postMessage(ask);
      },
      end: () => void thread.terminate(),
    };
    thread.on('message', (say) => hand.heard(say));
    thread.on('error', (error) => hand.heard({ kind: 'failed', message: error.message }));
    thread.on('exit', () => hand.heard({ kind: 'failed', message: 'A thread ended.' }));
    return hand;
  };
  const deaths = [...kill];
  let paused = false;
  return new Promise((resolve, reject) => {
    const run = new AuditRun(level, [settings, { ...settings, method: 'robust', sides: 'both' }], {
      spawn,
      workers,
      share,
      changed: (progress) => {
        const { state, bodies } = progress;
        if (bodies >= (deaths[0]?.after ?? Infinity)) void threads[deaths.shift().thread].terminate();
        if (bodies >= pauseAt && !paused) {
          paused = true;
          run.pause();
        }
        if (state === 'paused') setTimeout(() => run.goOn(), 20);
        if (state === 'failed') reject(new Error(progress.fault));
        if (state === 'done') resolve({ progress, merged: run.merged, begun });
      },
    });
  });
}

let copies;
beforeAll(async () => {
  copies = await walked(2, false);
  expect(copies.progress.shared).toBe(false);
  expect(copies.merged[0].events.length).toBeGreaterThan(0);
});

it.each([1, 2, 3])('%i threads find the same with one mesh as with copies', async (workers) => {
  const shared = await walked(workers, true);
  expect(shared.progress).toMatchObject({ shared: true, bodies: 1000 });
  expect(shared.begun).toEqual(['begin', ...Array(workers - 1).fill('join')]);
  expect(shared.merged).toEqual(copies.merged);
});

it('goes on where threads that share it are ended while they walk, the first one too, and after a pause', async () => {
  const kill = [
    { thread: 0, after: 200 },
    { thread: 1, after: 400 },
    { thread: 2, after: 400 },
  ];
  const shared = await walked(3, true, { kill, pauseAt: 600 });
  expect(shared.begun).toEqual(['begin', ...Array(5).fill('join')]);
  expect(shared.progress).toMatchObject({ state: 'done', shared: true, bodies: 1000 });
  expect(shared.merged).toEqual(copies.merged);
});
