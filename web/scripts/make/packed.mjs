// Packed forms of the site's files next to them (`x.js.br`, `x.js.gz`), for servers that send those: nothing is packed during a request.
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The packed forms, the smallest first. */
const forms = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
/** Pictures and fonts are packed already. */
const getsSmaller = /\.(html|js|css|wasm|svg|json|webmanifest|txt|md|glb|ttf)$/;
/** bytes; below, the headers weigh more than what is saved */
const worth = 1024;
/** of 11; the last two levels take ten times as long for three hundredths less, which all but the largest files are worth: 8 s for 118 kB */
const quality = (size) => (size < 2 ** 20 ? 11 : 9);

const pack = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** The form for this `Accept-Encoding`; null: the unpacked file. */
export function formOf(accepted = '') {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return forms.find(({ name }) => names.includes(name)) ?? null;
}

/** Packs what was built. @param folder of the site */
export async function packSite(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && getsSmaller.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size >= worth);
  await Promise.all(
    files.flatMap((path) => {
      const bytes = readFileSync(path);
      const { atime, mtime } = statSync(path);
      return forms.map(async ({ name, ending }) => {
        writeFileSync(path + ending, await pack[name](bytes));
        // The date tells the server that the packed form belongs to this file.
        utimesSync(path + ending, atime, mtime);
      });
    }),
  );
}

/** As part of the build of the page. */
export function packed() {
  let folder;
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    // After everything else is written, the list of the service worker too.
    closeBundle: { order: 'post', sequential: true, handler: () => packSite(folder) },
  };
}
