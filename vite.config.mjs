import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstScreen } from './web/scripts/make/firstScreen.mjs';
import { offline } from './web/scripts/make/offline.mjs';
import { notices } from './web/scripts/make/notices.mjs';
import { packed } from './web/scripts/make/packed.mjs';
import { texts } from './web/scripts/make/texts.mjs';
import { threeParts } from './web/scripts/make/threeParts.mjs';
import { contentSecurityPolicy, isolation } from './web/scripts/policy.mjs';

const screen = firstScreen();
const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: fromHere('web/page'),
  // Relative addresses: the page works from any base path.
  base: './',
  resolve: { alias: [{ find: /^sweepscope$/, replacement: fromHere('web/package/index.ts') }] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Names that no version had whose server sent no Cross-Origin-Embedder-Policy: browsers keep what is under assets/ for a year, headers included, and
  // an isolated page starts no worker that comes without it.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].w.js' } } },
  build: {
    outDir: fromHere('dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    // The policy allows no data: fonts or modules, so nothing is inlined however small.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: screen.groups } } },
  },
  // meshes/ lies beside the root.
  server: { fs: { allow: [fromHere('.')] }, headers: isolation },
  plugins: [
    screen.plugin,
    policyInPage(),
    threeParts(),
    texts(),
    restFetchedLater(),
    notices(),
    embeddingPage(),
    offline(),
    packed(),
  ],
});

/** The example leads to what can be said to an embedded page: the document lies beside it. */
function embeddingPage() {
  return {
    name: 'embedding-page',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(fromHere('docs/embedding.md'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'example/embedding.md', source });
    },
  };
}

/** Writes the policy into the page. Vite's dev server puts styles inline, so there they are allowed. */
function policyInPage() {
  let dev = false;
  return {
    name: 'policy-in-page',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    transformIndexHtml: (html) => {
      if (/http-equiv=["']?Content-Security-Policy/i.test(html)) {
        throw new Error(
          'web/page/index.html must not carry its own policy: web/scripts/policy.mjs is the one place for it.',
        );
      }
      const content = dev
        ? contentSecurityPolicy.replace("style-src 'self'", "$& 'unsafe-inline'")
        : contentSecurityPolicy;
      return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }];
    },
  };
}

/**
 * What the first step does not need is fetched when the page is quiet, so that it is there without a network too. Not the scanned
 * models, which are as large as the page, and not what the page asks for at once anyway.
 */
function restFetchedLater() {
  return {
    name: 'rest-fetched-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const later = Object.keys(bundle).filter(
          (name) =>
            /\.(js|css)$/.test(name) &&
            !html.includes(name) &&
            !/\/(bunny|teapot|worker|scene|katexChunk|packVideo|packGif)-[^/]*$/.test(name),
        );
        return later.map((name) => ({
          tag: 'link',
          attrs: { rel: 'prefetch', href: `./${name}`, crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}
