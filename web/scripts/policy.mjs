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
  // A film that was just made is shown before it is saved.
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What of a browser's devices no part of the page ever asks for. */
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

/** Memory may be shared with workers where a page, and each of their scripts, comes with these: the level audit's then have one mesh. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * What a server says beside the page itself. Only `?embed=1` may stand in pages of others: it steps and says what is seen, and has nothing of the person's.
 * A page cannot say that of itself, so a host of one's own should send these too.
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
    // Pages that are isolated themselves hold no frame that does not say so.
    ...(embeds && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/** Kept pages have it in their headers; the service worker takes it out for those that are embedded. */
export const onlyOwnFrames = "frame-ancestors 'self'";
