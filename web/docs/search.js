/* global document, fetch, location, URL */
// The search of the documentation: a field, and the parts of all pages that hold every word of it. All of it is fetched with the first press of a key.
import { found } from './found.js';

const field = document.querySelector('.search input');
const list = document.querySelector('.found');
const said = document.querySelector('.search [role="status"]');
document.querySelector('.search').hidden = false;

let parts;
const load = () =>
  (parts ??= fetch(new URL('search.json', import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.json();
  }));

let shown = [];
let chosen = -1;

async function search() {
  const asked = field.value;
  if (!asked.trim()) return close();
  let all;
  try {
    all = await load();
  } catch {
    parts = undefined;
    return show([], 'The search could not be loaded. Is there a network?');
  }
  if (asked !== field.value) return;
  const hits = found(all, asked);
  show(hits, hits.length === 0 ? 'Nothing has all of these words.' : '');
}

function show(hits, message) {
  shown = hits;
  list.replaceChildren(...hits.map(row));
  said.textContent = message || `${hits.length} found`;
  said.classList.toggle('none', message !== '');
  list.hidden = hits.length === 0;
  field.setAttribute('aria-expanded', String(hits.length > 0));
  choose(hits.length > 0 ? 0 : -1);
}

function row({ title, page, before, match, after }, at) {
  const option = document.createElement('li');
  option.role = 'option';
  option.id = `found-${at}`;
  const [head, where, text, mark] = ['b', 'span', 'p', 'mark'].map((tag) => document.createElement(tag));
  head.textContent = title;
  where.textContent = page;
  mark.textContent = match;
  text.append(before, mark, after);
  option.append(head, where, text);
  option.addEventListener('click', () => open(at));
  option.addEventListener('pointermove', () => choose(at));
  return option;
}

function choose(at) {
  list.children[chosen]?.removeAttribute('aria-selected');
  chosen = at;
  const option = list.children[at];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
}

function close() {
  show([], '');
  said.textContent = '';
}

function open(at) {
  const { to } = shown[at];
  field.value = '';
  close();
  field.blur();
  location.href = to;
}

field.addEventListener('focus', () => load().catch(() => (parts = undefined)));
field.addEventListener('input', search);
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    field.value = '';
    close();
  } else if (shown.length === 0) return;
  else if (event.key === 'ArrowDown') choose((chosen + 1) % shown.length);
  else if (event.key === 'ArrowUp') choose((chosen - 1 + shown.length) % shown.length);
  else if (event.key === 'Enter') open(chosen);
  else return;
  event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const typing = /^(input|textarea|select)$/i.test(event.target.tagName ?? '');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
field.addEventListener('blur', close);
// A pressed entry of the list opens before the field loses the focus.
list.addEventListener('mousedown', (event) => event.preventDefault());
