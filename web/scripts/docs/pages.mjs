// The pages of the documentation as HTML files: the guide is the package's README, the reference its declarations, the examples run in place.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';
import { contentSecurityPolicy } from '../policy.mjs';
import { readInterface } from '../api/model.mjs';
import { marked } from './code.mjs';
import { examples } from './examples.mjs';
import { block, escaped, inline, rendered } from './markdown.mjs';
import { referenceOf } from './reference.mjs';
import { partsOf } from './search.mjs';

const titles = {
  'index.html': 'Guide',
  'examples.html': 'Examples',
  'reference.html': 'Reference',
  'traces.html': 'Traces',
  'tapes.html': 'Tapes',
};
/** All that the pages are made of; keep.js asks for it where the site is kept. */
const files = [
  ...Object.keys(titles),
  ...['docs.css', 'found.js', 'keep.js', 'run.js', 'search.js', 'search.json', 'worker.js'],
  ...['index.js', 'trace.js', 'record.js', 'sweepscope-simd.wasm', 'sweepscope.wasm'].map((name) => `lib/${name}`),
  ...examples.map(({ name }) => `examples/${name}.js`),
].join(' ');
const pages = {
  sweepscope: 'reference.html',
  'sweepscope/trace': 'traces.html',
  'sweepscope/record': 'tapes.html',
};
const pageOf = (entry) => pages[entry];

/** @returns {Record<string, string>} name of each file to its text */
export function makePages() {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(contentsOfPages()).map(([file, content]) => [file, page({ file, version, ...content })]),
  );
}

/** The data of their search, as its script reads it. */
export const makeSearch = () =>
  JSON.stringify(Object.entries(contentsOfPages()).flatMap(([file, { html }]) => partsOf(file, titles[file], html)));

function contentsOfPages() {
  const items = readInterface();
  const reference = referenceOf(items, pageOf);
  const text = (file) => readFileSync(fromRoot(file), 'utf8');
  const guide = rendered(text('web/package/README.md'), {
    code: (source, language) => (/^(js|ts)$/.test(language) ? marked(source) : escaped(source)),
    // The package itself is next to the pages, with its licences.
    link: (to) => (/^[\w.]+$/.test(to) ? `lib/${to.replace(/^LICENSE$/, 'LICENSE.txt')}` : to),
  });
  return {
    'index.html': guide,
    'examples.html': examplesPage(),
    'reference.html': described(
      reference('sweepscope'),
      'sweepscope',
      "What <code>import … from 'sweepscope'</code> gives: every name, with units, spaces and errors. Lengths are in the unit of the mesh, angles in radians, times are fractions of a displacement; everything is in world space unless a name says otherwise.",
    ),
    'traces.html': described(
      reference('sweepscope/trace'),
      'sweepscope/trace',
      'What <code>import … from \'sweepscope/trace\'</code> gives: reading what <a href="reference.html#Mesh.trace"><code>Mesh.trace</code></a> has recorded. The unit of each number follows it in brackets.',
    ),
    'tapes.html': described(
      reference('sweepscope/record'),
      'sweepscope/record',
      "What <code>import … from 'sweepscope/record'</code> gives: a mesh that writes down every move it is asked for, and reading what it wrote.",
    ),
  };
}

const described = ({ html, headings }, title, intro) => ({
  html: `<h1>${title}</h1><p>${intro}</p>${html}`,
  headings,
});

function examplesPage() {
  const html = examples.map(
    ({ name, title, about, code, output }) => `<section class="example" data-name="${name}" id="${name}">
<h2>${escaped(title)}</h2><p>${inline(about)}</p>
${block(marked(code))}
<div class="run"><button type="button" class="bt" aria-describedby="${name}-said">Run</button><span class="state" id="${name}-said" role="status">what it prints</span></div>
<pre class="output" tabindex="0" role="group" aria-label="What ${escaped(title)} prints"><samp>${escaped(output)}</samp></pre>
</section>`,
  );
  return {
    html: `<h1>Examples</h1><p>Each example is a complete program. <em>Run</em> runs it here in a separate worker, with the documented version of the package. Tests run the examples too. The output is below each one.</p>${html.join('\n')}`,
    headings: examples.map(({ name, title }) => ({ level: 2, text: title, id: name })),
  };
}

/** Shown by its script, without which it could find nothing. */
const search =
  '<div class="search" role="search" hidden><input type="search" role="combobox" autocomplete="off" spellcheck="false" placeholder="Search" aria-label="Search the documentation" aria-keyshortcuts="/" aria-expanded="false" aria-autocomplete="list" aria-controls="found"><kbd aria-hidden="true">/</kbd><p role="status"></p><ul class="found" id="found" role="listbox" aria-label="Found" hidden></ul></div>';

/** Headings as a list of links, those of the third level below their second. */
function contentsOf(headings) {
  const link = ({ text, id }) => `<a href="#${id}">${escaped(text)}</a>`;
  const parts = headings.filter(({ level }) => level === 2 || level === 3);
  const begins = parts.flatMap(({ level }, at) => (level === 2 ? [at] : []));
  const items = begins.map((at, k) => {
    const inside = parts.slice(at + 1, begins[k + 1]).map((part) => `<li>${link(part)}</li>`);
    return `<li>${link(parts[at])}${inside.length > 0 ? `<ul>${inside.join('')}</ul>` : ''}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function page({ file, version, html, headings }) {
  const links = Object.entries(titles)
    .map(([to, title]) => `<a href="${to}"${to === file ? ' aria-current="page"' : ''}>${title}</a>`)
    .join('');
  const script = file === 'examples.html' ? '<script type="module" src="run.js"></script>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${escaped(contentSecurityPolicy)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#171B21">
<title>${titles[file]} · the sweepscope package</title>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<script src="../theme.js"></script>
<link rel="stylesheet" href="docs.css">
<script type="module" src="keep.js" data-files="${files}"></script>
<script type="module" src="search.js"></script>
${script}
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a class="home" href="../index.html">Sweepscope</a><nav aria-label="Pages">${links}</nav>${search}<span class="version">sweepscope ${version}</span></header>
<div class="columns">
<details class="contents" open><summary>On this page</summary><nav aria-label="On this page">${contentsOf(headings)}</nav></details>
<main id="text" tabindex="-1">
${html}
</main>
</div>
<footer><a href="../index.html">Back to Sweepscope</a> · <a href="lib/LICENSE.txt">MIT licence</a> · <a href="lib/THIRD_PARTY.txt">third-party work in the package</a> · <a href="../third-party.txt">third-party work in the page</a></footer>
</body>
</html>
`;
}
