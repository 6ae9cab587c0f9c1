/** One body, one walk; whoever started this worker ends it. */
import { loadSolver } from 'sweepscope';
import { worldOf } from '../../../audit/run/audit';
import { replay } from '../../../audit/run/replay';
import type { Walk, WalkReply, WalkRequest } from './elsewhere';
import { passOf } from './pass';

const say = (reply: WalkReply, given: Transferable[] = []) => self.postMessage(reply, { transfer: given });

async function walk({ level, settings, event, frames }: WalkRequest): Promise<Walk> {
  const world = worldOf(await loadSolver(), level, settings);
  const requests = replay(world, settings, event.body, frames.to - 1);
  const at = 12 * event.frame;
  const pass = passOf(world, settings, event.kind, requests.slice(at, at + 12));
  return { requests: Float64Array.from(requests.subarray(12 * frames.from)), pass };
}

self.onmessage = ({ data }: MessageEvent<WalkRequest>) =>
  void walk(data).then(
    (walked) => say(walked, [walked.requests.buffer]),
    (error: unknown) => say({ failed: String(error) }),
  );
