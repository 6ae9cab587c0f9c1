// One thread that tries files: what it is given, it imports, and says what came of it, how long that took and how much was asked for at once.
import { parentPort, workerData } from 'node:worker_threads';

// Every array asked for by its length is counted. The readers take theirs from these names.
const asked = { largest: 0, sum: 0 };
for (const name of [
  'Uint8Array',
  'Uint16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'ArrayBuffer',
]) {
  const Native = globalThis[name];
  globalThis[name] = new Proxy(Native, {
    construct(target, args, newTarget) {
      if (typeof args[0] === 'number') {
        const bytes = args[0] * (target.BYTES_PER_ELEMENT ?? 1);
        asked.largest = Math.max(asked.largest, bytes);
        asked.sum += bytes;
      }
      return Reflect.construct(target, args, newTarget === globalThis[name] ? target : newTarget);
    },
  });
}

const { soundness } = await import(workerData.bundle);

parentPort.on('message', async ({ name, bytes }) => {
  asked.largest = asked.sum = 0;
  const begun = [performance.now(), process.cpuUsage()];
  const said = await soundness(name, bytes);
  const { user, system } = process.cpuUsage(begun[1]);
  // Other work on the machine, or a pause, is not the reader's. Waiting would be: nothing of it waits for anything but the processor.
  const took = Math.min(performance.now() - begun[0], (user + system) / 1000);
  parentPort.postMessage({ ...said, took, ...asked });
});
