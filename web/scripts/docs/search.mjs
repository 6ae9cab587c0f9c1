// The data of the documentation's search: the parts of its pages, each with its address, its title and its words.

/** Where a part begins: a heading, a section or a member that can be linked to. */
const anchor = /<(h[1-3]|section|div)\b[^>]*? id="([^"]+)"[^>]*>/g;

/**
 * @param {string} page name of the file
 * @param {string} title of the page
 * @param {string} html its text
 * @returns {{ to: string, title: string, page: string, words: string }[]}
 */
export function partsOf(page, title, html) {
  const begins = [...html.matchAll(anchor)];
  return begins.map((begin, at) => {
    const [all, tag, id] = begin;
    const part = html.slice(begin.index + all.length, begins[at + 1]?.index ?? html.length);
    // A part begins with its heading, or with a name of the package, whose heading is the declaration.
    const heading = (/^h/.test(tag) ? /^(.*?)<\/h\d>/s : /^\s*<h2>([^<]*)<\/h2>/).exec(part);
    const said = part.replace(/^\s*<h2>.*?<\/h2>/s, '').slice(/^h/.test(tag) ? heading[0].length : 0);
    return { to: `${page}#${id}`, title: heading ? wordsOf(heading[1]) : id, page: title, words: wordsOf(said) };
  });
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const wordsOf = (html) =>
  html
    .replace(/<a class="sig".*?<\/a>/g, '')
    .replace(/<\/(p|h\d|dt|dd|li|pre|div|td|th|button)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity])
    .replace(/\s+/g, ' ')
    .trim();
