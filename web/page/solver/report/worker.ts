/** One mesh, one answer; whoever started this worker ends it. */
import { lookOver } from '../../../mesh/report/index';

self.onmessage = ({ data }: MessageEvent<{ positions: Float64Array; indices: Uint32Array }>) => {
  const facts = lookOver(data.positions, data.indices);
  self.postMessage(facts);
};
