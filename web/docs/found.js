// The search results among the parts of the documentation, best first.

const most = 12;
/** Among equals the earlier page. */
const pages = ['Reference', 'Guide', 'Examples', 'Traces', 'Tapes'];
/** Letters of the text shown before and after a match. */
const aside = [30, 90];

/**
 * Parts that hold every word asked for, somewhere in a word of theirs. A title says more than a text, and the whole of it more than its end.
 * @param {{ to: string, title: string, page: string, words: string }[]} parts
 * @param {string} asked
 */
export function found(parts, asked) {
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return parts
    .map((part) => ({ part, worth: worthOf(part, wanted) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || pages.indexOf(a.part.page) - pages.indexOf(b.part.page))
    .slice(0, most)
    .map(({ part: { to, title, page, words } }) => ({ to, title, page, ...excerpt(words, wanted[0]) }));
}

function worthOf({ title, words }, wanted) {
  const head = title.toLowerCase();
  const name = head.slice(head.lastIndexOf('.') + 1);
  const text = words.toLowerCase();
  // "step height" is stepHeight.
  let worth = wanted.length > 1 && name === wanted.join('') ? 200 : 0;
  for (const word of wanted) {
    if (head === word || name === word) worth += 100;
    else if (name.startsWith(word)) worth += 40;
    else if (head.includes(word)) worth += 20;
    else if (new RegExp(`(^|[^\\p{L}\\d])${escaped(word)}`, 'u').test(text)) worth += 3;
    else if (text.includes(word)) worth += 1;
    else return 0;
  }
  return worth;
}

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function excerpt(words, word) {
  const at = words.toLowerCase().indexOf(word);
  if (at < 0) return { before: words.slice(0, aside[1]), match: '', after: words.length > aside[1] ? '…' : '' };
  const from = at <= aside[0] ? 0 : words.indexOf(' ', at - aside[0]) + 1 || at;
  const end = at + word.length;
  return {
    before: (from > 0 ? '…' : '') + words.slice(Math.min(from, at), at),
    match: words.slice(at, end),
    after: words.slice(end, end + aside[1]) + (end + aside[1] < words.length ? '…' : ''),
  };
}
