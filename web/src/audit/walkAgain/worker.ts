/** One body, one walk; whoever started this worker ends it. */
import { loadSolver } from 'sweepscope';
import { worldOf } from '../run/audit';
import { replay } from '../run/replay';
import type { WalkReply, WalkRequest } from './elsewhere';

const say = (reply: WalkReply, given: Transferable[] = []) => self.postMessage(reply, { transfer: given });

async function walk({ level, settings, body, frames }: WalkRequest): Promise<Float64Array<ArrayBuffer>> {
  const world = worldOf(await loadSolver(), level, settings);
  return Float64Array.from(replay(world, settings, body, frames.to - 1).subarray(12 * frames.from));
}

self.onmessage = ({ data }: MessageEvent<WalkRequest>) =>
  void walk(data).then(
    (requests) => say({ requests }, [requests.buffer]),
    (error: unknown) => say({ failed: String(error) }),
  );
