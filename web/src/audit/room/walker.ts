/** One worker of an audit in the page. */
import { serve } from '../pool/serve';
import type { Ask } from '../pool/protocol';

const hear = serve((say, transfer) => postMessage(say, { transfer }));
onmessage = ({ data }: MessageEvent<Ask>) => void hear(data);
