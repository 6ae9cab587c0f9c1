// A static file server for dist/site. On its own: PORT=4173 node web/scripts/serve.mjs [folder] [base path]
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { fromRoot } from './paths.mjs';
import { contentSecurityPolicy } from './policy.mjs';

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

/** Listens and resolves to `{ url, close }`. `port` 0 takes any free port; `base` starts and ends with a slash. */
export function serve({ folder = fromRoot('dist/site'), port = 4173, host = '127.0.0.1', base = '/' } = {}) {
  const server = createServer((request, response) => {
    answer(request, response, folder, base).catch((error) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'Internal error');
      else response.destroy();
    });
  });
  return new Promise((resolvePromise, reject) => {
    server.once('error', (error) => reject(portFailure(error, port)));
    server.listen(port, host, () => {
      const shownHost = host.includes(':') ? `[${host}]` : host;
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

  const file = await fileAt(folder, path);
  if (!file) return refuse(response, 404, 'Not found');

  const etag = `"${file.size.toString(16)}-${Math.round(file.mtimeMs).toString(16)}"`;
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  // The build puts a content hash into every name under assets/, so those never change; the rest is asked for again.
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();

  response.writeHead(200, {
    'Content-Type': types[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': file.size,
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

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
