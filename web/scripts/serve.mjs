// A static file server for dist/site. On its own: PORT=4173 node web/scripts/serve.mjs [folder] [base path]
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { fromRoot } from './paths.mjs';
import { formOf } from './make/packed.mjs';
import { securityHeaders } from './policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.obj': 'model/obj',
  '.stl': 'model/stl',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.zip': 'application/zip',
};

/** Names under which this machine is reached from itself. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Milliseconds: dates are set to a fraction of one, and file systems keep more or less of it. */
const tolerance = 2;

/** Listens and resolves to `{ url, close }`. `port` 0 takes any free port; `base` starts and ends with a slash. */
export function serve({ folder = fromRoot('dist/site'), port = 4173, host = '127.0.0.1', base = '/' } = {}) {
  const alone = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const shownHost = host.includes(':') ? `[${host}]` : host;
  const names = new Set([...ownNames, shownHost]);
  const server = createServer((request, response) => {
    // A foreign name that resolves to this machine would give its pages access to what this server serves.
    if (alone && !names.has(hostName(request.headers.host))) {
      return refuse(
        response,
        421,
        `This server answers to ${[...names].join(', ')} only. Open it under one of them, or start it with HOST=0.0.0.0 for other machines.`,
      );
    }
    answer(request, response, folder, base).catch((error) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'Internal error');
      else response.destroy();
    });
  });
  return new Promise((resolvePromise, reject) => {
    server.once('error', (error) => reject(portFailure(error, port)));
    server.listen(port, host, () => {
      resolvePromise({
        url: `http://${shownHost}:${server.address().port}${base}`,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      });
    });
  });
}

/** The port asked for with PORT, or `fallback`. */
export function wantedPort(fallback) {
  const text = process.env.PORT || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** Says a listening error in words a person can act on. */
export function portFailure(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new Failure(
      `Port ${port} is taken by another program. Choose another one with PORT, for example PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES')
    return new Failure(`Port ${port} needs special rights. Choose one above 1023 with PORT=…`);
  return error;
}

async function answer(request, response, folder, base) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD');
  }
  const path = requestedPath(request.url, base);
  if (path === undefined) return refuse(response, 400, 'Bad address');
  if (path === null) return refuse(response, 404, 'Not found');

  const plain = await fileAt(folder, path);
  if (!plain) return refuse(response, 404, 'Not found');
  const form = formOf(request.headers['accept-encoding']);
  const packed = form && (await packedForm(plain, form));
  const file = packed || plain;

  const etag = `"${file.size.toString(16)}-${Math.round(file.mtimeMs).toString(16)}"`;
  for (const [name, value] of Object.entries(securityHeaders(searchOf(request.url)))) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  if (packed) response.setHeader('Content-Encoding', form.name);
  // The build puts a content hash into every name under assets/, so those never change; the rest is asked for again.
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();

  response.writeHead(200, {
    'Content-Type': types[extname(plain.path).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': file.size,
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The packed form of a file from the build, unless the file was replaced since, even by an older one: both have the same date. */
async function packedForm({ path, mtimeMs }, { ending }) {
  const found = await stat(path + ending).catch(() => undefined);
  return found?.isFile() && Math.abs(found.mtimeMs - mtimeMs) < tolerance
    ? { path: path + ending, size: found.size, mtimeMs: found.mtimeMs }
    : undefined;
}

/** Of `Host`, without the port; '' for none. */
const hostName = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

const searchOf = (address) => /\?[^#]*/.exec(address)?.[0] ?? '';

/** The decoded path below `base`, starting with a slash; null outside `base`, undefined when malformed. */
function requestedPath(address, base) {
  let path;
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0')) return undefined;
  return path.startsWith(base) ? path.slice(base.length - 1) : null;
}

/** The regular file a path names inside the folder (index.html for a folder's own path), links followed; else undefined. */
async function fileAt(folder, path) {
  try {
    const top = await realpath(folder);
    const full = await realpath(resolve(top, `.${path.endsWith('/') ? `${path}index.html` : path}`));
    if (!full.startsWith(top + sep)) return undefined;
    const found = await stat(full);
    return found.isFile() ? { path: full, size: found.size, mtimeMs: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
  response.end(`${status} ${text}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, base] = process.argv.slice(2);
  const { url } = await serve({
    folder: folder && resolve(folder),
    base,
    port: wantedPort(4173),
    host: process.env.HOST,
  });
  console.log(`Serving ${folder ?? 'dist/site'} at ${url}`);
}
