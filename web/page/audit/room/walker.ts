/** One worker of an audit in the page. */
import { serve } from '../../../audit/pool/serve';
import type { Ask } from '../../../audit/pool/protocol';

const crowd = () =>
  WebAssembly.compileStreaming(fetch(new URL('../../../audit/shared/module/crowd.wasm', import.meta.url)));
const hear = serve((say, transfer) => postMessage(say, { transfer }), { crowd });
onmessage = ({ data }: MessageEvent<Ask>) => void hear(data);
