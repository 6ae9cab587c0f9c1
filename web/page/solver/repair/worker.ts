/** One mesh and one recipe, one answer; whoever started this worker ends it. */
import type { MendReply } from './elsewhere';
import { type MendRequest, RepairError } from '../../../mesh/repair/types';
import { mend } from '../../../mesh/repair/mend';

const say = (reply: MendReply, given: Transferable[] = []) => self.postMessage(reply, { transfer: given });

self.onmessage = ({ data }: MessageEvent<MendRequest>) =>
  void mend(data, (begun) => say({ begun })).then(
    (mended) => {
      const { positions, indices } = mended.repaired;
      say({ mended }, [positions.buffer as ArrayBuffer, indices.buffer as ArrayBuffer]);
    },
    (error: unknown) => {
      if (error instanceof RepairError) say({ refused: { code: error.code, details: error.details } });
      else say({ failed: String(error) });
    },
  );
