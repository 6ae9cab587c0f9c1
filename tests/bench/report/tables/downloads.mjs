import { bytes, range } from '../format.mjs';
import { missing } from './table.mjs';

export function downloads({ peers, plan }) {
  return {
    title: 'Download and load',
    note:
      `Script bundled and minified, and the module beside it, brotli quality ${plan.brotliQuality}. ` +
      'Load: from import to ready, a fresh process each time, files from the disk.',
    head: ['', 'version', 'download', 'load, ms', 'SIMD'],
    rows: peers.map(({ title, version, downloadBytes, load, simd }) => [
      title,
      version,
      bytes(downloadBytes),
      range(load) ?? missing,
      simd === undefined ? missing : simd ? 'yes' : 'no',
    ]),
  };
}
