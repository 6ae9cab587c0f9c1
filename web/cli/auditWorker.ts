/** One thread of an audit. */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { serve } from '../audit/pool/serve';
import type { Ask } from '../audit/pool/protocol';

const port = parentPort!;
const crowd = async () => WebAssembly.compile(await readFile(new URL('./crowd.wasm', import.meta.url)));
const hear = serve((say, transfer) => port.postMessage(say, transfer), { crowd });
port.on('message', (ask: Ask) => void hear(ask));
