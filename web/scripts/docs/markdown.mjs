// The part of Markdown that our own pages use, as HTML. Unknown syntax stays text; nothing in a page can become markup by itself.

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A name for the fragment of an address. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * @param text Markdown
 * @param link where a link leads: address to address
 * @param code how code is set: (source, language) to HTML
 * @returns {{ html: string, headings: { level: number, text: string, id: string }[] }}
 */
export function rendered(text, { link = (to) => to, code = (source) => escaped(source) } = {}) {
  const headings = [];
  const lines = text.split('\n');
  const html = [];
  const words = (line) => inline(line, link);
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    const fence = /^```(\w*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      const [, marks, title] = heading;
      const id = anchorOf(title.replaceAll('`', ''));
      headings.push({ level: marks.length, text: title.replace(/[`_*]/g, ''), id });
      html.push(`<h${marks.length} id="${id}">${words(title)}</h${marks.length}>`);
      at++;
    } else if (fence) {
      const end = lines.indexOf('```', at + 1);
      html.push(block(code(lines.slice(at + 1, end).join('\n'), fence[1])));
      at = end + 1;
    } else if (line.startsWith('|')) {
      const rows = takeWhile(lines, at, (each) => each.startsWith('|'));
      html.push(table(rows, words));
      at += rows.length;
    } else if (/^(-|\d+\.) /.test(line)) {
      const rows = takeWhile(lines, at, (each) => /^((-|\d+\.) | {2,}\S)/.test(each));
      html.push(list(rows, words));
      at += rows.length;
    } else {
      const rows = takeWhile(lines, at, (each) => each.trim() !== '' && !/^(#|```|\||- )/.test(each));
      html.push(`<p>${words(rows.join(' '))}</p>`);
      at += rows.length;
    }
  }
  return { html: html.join('\n'), headings };
}

/** Code in a box that can be scrolled, by keys too. */
export const block = (html) => `<pre tabindex="0"><code>${html}</code></pre>`;

/** Code spans, links, stress and keys. */
export function inline(text, link = (to) => to) {
  const spans = [];
  const keep = (html) => `\uE000${spans.push(html) - 1}\uE000`;
  return escaped(text)
    .replace(/`([^`]+)`/g, (_, code) => keep(`<code>${code}</code>`))
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words, to) => `${keep(`<a href="${link(to)}">`)}${words}${keep('</a>')}`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w])_([^_]+)_(?![\w])/g, '<em>$1</em>')
    .replace(/&lt;(\/?kbd)&gt;/g, '<$1>')
    .replace(/\uE000(\d+)\uE000/g, (_, at) => spans[at]);
}

function takeWhile(lines, from, holds) {
  const end = lines.findIndex((line, at) => at >= from && !holds(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function list(rows, words) {
  const items = [];
  for (const row of rows) {
    if (/^ /.test(row)) items.push(`${items.pop()} ${row.trim()}`);
    else items.push(row.replace(/^(-|\d+\.) /, ''));
  }
  const tag = /^\d/.test(rows[0]) ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${words(item)}</li>`).join('')}</${tag}>`;
}

function table([head, , ...rows], words) {
  const cells = (row) =>
    row
      .slice(1, row.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => words(cell.trim()));
  const line = (row, tag) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead>${line(head, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}
