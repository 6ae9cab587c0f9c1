import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

const entryName = 'bench-entry.mjs';

/**
 * Bytes a page fetches for a peer: its script bundled, tree-shaken and minified, and the files beside it, all with brotli.
 * @param {import('../peers/peer.mjs').Download} download @param {number} quality 0..11
 */
export async function downloadSize({ entry, files = [] }, quality) {
  const script = await bundled(entry);
  return [Buffer.from(script), ...files.map((file) => readFileSync(file))].reduce(
    (sum, bytes) => sum + compressedSize(bytes, quality),
    0,
  );
}

async function bundled(source) {
  const bundle = await rolldown({
    input: entryName,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    platform: 'browser',
    external: /^node:|^(?:fs|path|url|module|worker_threads|crypto|util)$/,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entryName ? fileURLToPath(new URL(`../${entryName}`, import.meta.url)) : null),
        load: (id) => (id.endsWith(entryName) ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  return output.map((chunk) => chunk.code ?? '').join('\n');
}

function compressedSize(bytes, quality) {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
}
