// The interface of the package as pages: a section for each name, its members with their docstrings.
import { marked } from './code.mjs';
import { escaped, inline } from './markdown.mjs';

/** @param {import('../api/model.mjs').Item[]} items of all entries. @returns {(entry: string) => { html: string, headings: { level: number, text: string, id: string }[] }} */
export function referenceOf(items, pageOf) {
  const addresses = new Map(items.map(({ name, entry }) => [name, `${pageOf(entry)}#${name}`]));
  const code = (source) => marked(source, (name) => addresses.get(name));
  const words = (text) =>
    inline(text).replace(/<code>(\w+)<\/code>/g, (all, name) =>
      addresses.has(name) ? `<a href="${addresses.get(name)}">${all}</a>` : all,
    );

  const text = (said) =>
    said
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((part) => `<p>${words(sentence(part.replaceAll('\n', ' ')))}</p>`)
      .join('');

  function rest({ params, returns, throws }) {
    const rows = [
      ...Object.entries(params).map(([name, said]) => [`<code>${escaped(name)}</code>`, words(said)]),
      ...(returns ? [['gives', words(returns)]] : []),
      ...throws.map((said) => ['throws', words(said.replace(/^(\w+Error)\b/, '`$1`'))]),
    ];
    if (rows.length === 0) return '';
    return `<dl class="more">${rows.map(([term, said]) => `<div><dt>${term}</dt><dd>${said}</dd></div>`).join('')}</dl>`;
  }

  function member(item, { name, kind, fixed, signature, doc }) {
    const id = `${item.name}.${name}`;
    const line = `${fixed ? 'readonly ' : ''}${name}${signature}`;
    return `<div class="member" id="${id}"><h3><a class="sig" href="#${id}" aria-label="${escaped(`${id}, ${kind}`)}">#</a><code>${code(line)}</code></h3>${text(doc.text)}${rest(doc)}</div>`;
  }

  function section(item) {
    const { name, kind, signature, doc, members, exported } = item;
    const head =
      kind === 'function' || kind === 'type' || kind === 'const'
        ? `<pre tabindex="0"><code>${code(`${kind} ${name}${lines(signature)}`)}</code></pre>`
        : '';
    const note = exported ? '' : ' <span class="note">named by others, not exported</span>';
    return `<section id="${name}"><h2><span class="kind">${kind}</span> ${name}${note}</h2>${text(doc.text)}${head}${rest(doc)}${members.map((each) => member(item, each)).join('')}</section>`;
  }

  return (entry) => {
    const own = items.filter((item) => item.entry === entry).sort((a, b) => rank(a) - rank(b));
    return {
      html: own.map(section).join('\n'),
      headings: own.map(({ name }) => ({ level: 2, text: name, id: name })),
    };
  };
}

/** Starting points first: functions, their results, the rest by name, errors, and last the types that others mention. */
const rank = ({ name, kind, exported }) => {
  if (!exported) return 5;
  if (kind === 'function') return 0;
  if (name === 'Solver' || name === 'Trace') return 1;
  if (name === 'Mesh') return 2;
  return /Error$/.test(name) ? 4 : 3;
};

/** Long unions take one line for each member. */
const lines = (signature) =>
  signature.length > 90 ? signature.replace(/^ = /, ' =\n    ').replaceAll(' | ', '\n  | ') : signature;

/** Docstrings begin small where they are short. */
const sentence = (said) => said.charAt(0).toUpperCase() + said.slice(1);
