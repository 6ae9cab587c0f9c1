// Prints the milliseconds from nothing to ready for one peer, in a process of its own.
import { peers } from '../peers/index.mjs';

const since = performance.now();
const peer = await peers[process.argv[2]]();
await peer.load();
console.log(performance.now() - since);
process.exit(0);
