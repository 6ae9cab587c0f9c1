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
