/** A pool whose workers are in this thread, and can be told to die. */
import { loadSolver } from 'sweepscope';
import { box } from '../../../../meshes/shapes/box';
import { room } from '../../../../meshes/shapes/room';
import { join } from '../../../../meshes/shapes/shape';
import type { Ask, Hand, Say } from '../../../../web/audit/pool/protocol';
import { AuditRun, type Progress } from '../../../../web/audit/pool/run';
import { serve, type ServeParts } from '../../../../web/audit/pool/serve';
import { settingsFor } from './scene';

export const level = join(room([-6, 0, -6], [6, 3, 6]), box([-2, -0.5, -2], [2, 0.1, 2]));
export const settings = settingsFor({ bodies: 900, frames: 40, method: 'paper', sides: 'front', stepHeight: 0 });

/** node clones neither modules nor memories for its own thread. */
const sent = (say: Say): Say => (say.kind === 'ready' && say.shared ? say : structuredClone(say));

export function hands(parts: ServeParts = { load: loadSolver }) {
  const asked: Ask[] = [];
  let dying = 0;
  let living = 0;
  const spawn = (): Hand => {
    living++;
    let ended = false;
    const hear = serve((say: Say) => void setTimeout(() => ended || hand.heard(sent(say)), 0), parts);
    const hand: Hand = {
      heard: () => {},
      post: (ask) => {
        asked.push(ask);
        if (ask.kind === 'chunk' && dying > 0) {
          dying--;
          setTimeout(() => hand.heard({ kind: 'failed', message: 'out of luck' }), 0);
        } else setTimeout(() => void hear(ask), 0);
      },
      end: () => {
        if (!ended) living--;
        ended = true;
      },
    };
    return hand;
  };
  return { asked, spawn, living: () => living, die: (count: number) => (dying = count) };
}

/** @param share whether the workers could have one memory; @param now the clock, milliseconds */
export function started(workers: number, given = hands(), share = false, now?: () => number) {
  const seen: Progress[] = [];
  let wake = () => {};
  const run = new AuditRun(level, [settings], {
    spawn: given.spawn,
    workers,
    share,
    ...(now && { now }),
    changed: (progress) => {
      seen.push(progress);
      wake();
    },
  });
  const until = async (told: (progress: Progress) => boolean) => {
    while (!told(run.progress)) await new Promise<void>((resolve) => (wake = resolve));
    return run.progress;
  };
  return { run, seen, until, given };
}

export const found = (run: AuditRun) => ({ events: [...run.merged[0].events], spots: run.merged[0].ranked() });
