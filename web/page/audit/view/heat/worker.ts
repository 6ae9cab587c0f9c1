/** Heat is reckoned beside the page: spread over a large level each event costs up to a tenth of a millisecond, and there may be millions. */
import type { HeatAsk } from './protocol';
import { serveHeat } from './serve';

const hear = serveHeat({
  say: (said, transfer) => postMessage(said, { transfer }),
  later: (work, milliseconds) => void setTimeout(work, milliseconds),
  now: () => performance.now(),
});
onmessage = ({ data }: MessageEvent<HeatAsk>) => hear(data);
