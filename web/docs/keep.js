/* global document, fetch, matchMedia, navigator, URL */
// Where the site is kept for use without a network, what of the documentation was not opened yet is asked for once, so that it is kept as well.
const { files } = document.querySelector('script[data-files]').dataset;
const more = [
  'docs.css',
  'run.js',
  'worker.js',
  'keep.js',
  'lib/index.js',
  'lib/trace.js',
  'lib/sweepscope-simd.wasm',
  'lib/sweepscope.wasm',
];
const examples = ['sweep', 'walk', 'jump', 'many', 'trace', 'prove', 'errors'].map((name) => `examples/${name}.js`);

if (navigator.serviceWorker?.controller && !navigator.connection?.saveData)
  for (const name of [...files.split(' '), ...more, ...examples])
    fetch(new URL(name, import.meta.url)).catch(() => {
      // Without a network there is nothing to fetch.
    });

// On small screens the list of contents stands before the text, and is opened when it is wanted.
if (matchMedia('(max-width: 900px)').matches) document.querySelector('.contents').open = false;
