/** One thread of an audit. */
import { parentPort } from 'node:worker_threads';
import { serve } from '../src/audit/pool/serve';
import type { Ask } from '../src/audit/pool/protocol';

const port = parentPort!;
const hear = serve((say, transfer) => port.postMessage(say, transfer));
port.on('message', (ask: Ask) => void hear(ask));
