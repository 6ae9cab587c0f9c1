import { URLSearchParams } from 'node:url';

/**
 * The page's Content-Security-Policy, in one place: the server sends it, and the build writes it into the page so that
 * it holds on any other host too. Everything comes from the page's own origin; WebAssembly is compiled, nothing is
 * evaluated. `blob:` and `data:` pictures are textures of the user's own files; `blob:` fetches are how loaders read them.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // A new film is shown before it is saved.
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Devices of a browser that no part of the page asks for. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** With these headers on the page and on each worker script, workers may share memory: those of the level audit then have one mesh. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * The headers of a server. Foreign pages may hold only `?embed=1`: it steps and reports what it shows, and has no personal data.
 * A page cannot set these itself, so every host should send them.
 * @param search of the address, with its question mark
 */
export function securityHeaders(search) {
  const embeds = new URLSearchParams(search).get('embed') === '1';
  return {
    'Content-Security-Policy': embeds ? contentSecurityPolicy : `${contentSecurityPolicy}; ${onlyOwnFrames}`,
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...isolation,
    // Isolated pages hold only frames with this header.
    ...(embeds && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/** Kept pages have it in their headers; the service worker takes it out for those that are embedded. */
export const onlyOwnFrames = "frame-ancestors 'self'";
