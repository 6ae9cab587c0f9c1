/** What the server hands out, to whom, and with which headers. */
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packSite } from '../../../../web/scripts/make/packed.mjs';
import { serve } from '../../../../web/scripts/serve.mjs';

const page = `<!doctype html>${'<p>Sweep</p>'.repeat(200)}`;
let folder;
let server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sweepscope-serve-'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'small.js'), '1;\n');
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000));
  await packSite(folder);
  server = await serve({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Headers as they are given: `fetch` would set its own. */
function ask(path, headers = {}, { url } = server) {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  [undefined, 'br;q=0', (bytes) => bytes],
  [undefined, '', (bytes) => bytes],
])('hands out the form %s to whoever takes "%s"', async (name, accepted, unpack) => {
  const { status, headers, body } = await ask('/', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(name);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(unpack(body).toString()).toBe(page);
  if (name) expect(body.length).toBeLessThan(page.length / 4);
});

it('each form has a mark of its own, and nothing is sent to whoever has it', async () => {
  const [plain, packed] = [await ask('/'), await ask('/', { 'accept-encoding': 'br' })];
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('what gets no smaller is not packed, and what was changed since is not handed out', async () => {
  for (const name of ['small.js', 'picture.png'])
    expect((await ask(`/${name}`, { 'accept-encoding': 'br' })).headers['content-encoding'], name).toBeUndefined();
  const path = join(folder, 'index.html');
  const later = new Date(Date.now() + 5000);
  utimesSync(path, later, later);
  expect((await ask('/', { 'accept-encoding': 'br' })).body.toString()).toBe(readFileSync(path, 'utf8'));
  const past = new Date(0);
  utimesSync(path, past, past);
  // An older file that was put back with its date.
  expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

it('only an embedded page may stand in pages of others', async () => {
  const policyOf = async (path) => (await ask(path)).headers['content-security-policy'];
  for (const path of ['/', '/?embed=0', '/?x=embed=1', '/small.js'])
    expect(await policyOf(path), path).toMatch(/frame-ancestors 'self'$/);
  expect(await policyOf('/?embed=1')).not.toContain('frame-ancestors');
  expect(await policyOf('/?embed=1')).toContain("default-src 'self'");
});

it('a page and its workers may share memory, and an isolated page of others may hold an embedded one', async () => {
  for (const path of ['/', '/?embed=1', '/small.js'])
    expect((await ask(path)).headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  const heldBy = async (path) => (await ask(path)).headers['cross-origin-resource-policy'];
  expect(await heldBy('/?embed=1')).toBe('cross-origin');
  for (const path of ['/', '/?embed=0', '/small.js']) expect(await heldBy(path), path).toBeUndefined();
});

it('asks for no device', async () => {
  expect((await ask('/')).headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
});

it.each(['attacker.example', 'attacker.example:4173', 'localhost.attacker.example'])(
  'does not answer to the name "%s"',
  async (host) => {
    const { status, body } = await ask('/', { host });
    expect(status).toBe(421);
    expect(body.toString()).toContain('localhost');
    expect(body.toString()).not.toContain('Sweep');
  },
);

it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:1', '[::1]:4173'])('answers to %s', async (host) => {
  expect((await ask('/', { host })).status).toBe(200);
});

it('answers to the address it was started at', async () => {
  const other = await serve({ folder, port: 0, host: '127.0.0.2' });
  expect((await ask('/', {}, { url: other.url })).status).toBe(200);
  await other.close();
});

it('answers to any name where other machines were asked for', async () => {
  const open = await serve({ folder, port: 0, host: '0.0.0.0' });
  expect((await ask('/', { host: 'studio.example' }, { url: open.url })).status).toBe(200);
  await open.close();
});
