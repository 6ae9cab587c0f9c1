import { VitePWA } from 'vite-plugin-pwa';

/** Which files of the site are kept: what the page can ask for. Fonts only in the form that every browser of today takes. */
const kept = ['**/*.{html,js,json,css,wasm,svg,png,glb,woff2,txt}'];
/** Only opened pages of the documentation are kept (siteCache.ts): keeping all would add half the size of the site for pages that few people read. */
const notKept = ['example/**', 'docs/**', 'icons/**'];

/** Files that the page opens from the system's file manager, by the type that the system uses. */
const files = {
  'model/gltf-binary': ['.glb', '.vrm'],
  'model/gltf+json': ['.gltf'],
  'model/obj': ['.obj'],
  'model/stl': ['.stl'],
  'model/ply': ['.ply'],
  'model/off': ['.off'],
  'model/3mf': ['.3mf'],
  'model/vnd.collada+xml': ['.dae'],
  'application/x-fbx': ['.fbx'],
  'application/x-sweeptour': ['.sweeptour'],
  'application/x-sweeptape': ['.sweeptape'],
};

/**
 * The page can be installed and opened without a network: a manifest, and a service worker with the list of what the site is made of. Every address
 * is relative, so both work from any base path. web/page/offline registers the worker.
 */
export function offline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      name: 'Sweepscope',
      short_name: 'Sweepscope',
      description:
        'See how a swept ellipsoid collides with a triangle mesh: frame by frame, slide by slide, test by test, on your own mesh.',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#171B21',
      background_color: '#12151A',
      categories: ['education', 'developer'],
      icons: [
        { src: './icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: './icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: './icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      file_handlers: [{ action: './', accept: files }],
      // A file opens in the running page, which keeps its state.
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
    },
    injectManifest: {
      globPatterns: kept,
      globIgnores: notKept,
      // Their names have a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
      rollupFormat: 'iife',
      target: 'es2022',
    },
  });
}
