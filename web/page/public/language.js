/* global addEventListener, document, fetch, localStorage, location, navigator, URLSearchParams */
// Before anything is painted: the language of the page. `?lang=` of the address, else what the person chose here, else the first of the browser's languages
// there are texts in, else English. web/page/base/i18n/language.ts reads the answer. In the built page this also loads the texts, a file for each part of the
// page and language, and starts the page with them; web/scripts/make/texts.mjs writes the names.
(() => {
  const root = document.documentElement;
  const known = ['en', 'zh', 'pl'];
  /** The language a tag such as `zh-Hans-CN` names, if it is one of ours. */
  const knownOf = (tag) => known.find((each) => each === String(tag).toLowerCase().split('-')[0]);
  let chosen = null;
  let newcomer = true;
  try {
    chosen = localStorage.getItem('sweepscope.language');
    newcomer = localStorage.getItem('sweepscope.visited') === null;
  } catch {
    // A browser that keeps nothing is asked for its languages.
  }
  const wished = [new URLSearchParams(location.search).get('lang'), chosen, ...(navigator.languages ?? [])];
  const language = wished.map(knownOf).find(Boolean) ?? 'en';
  root.lang = language;

  const data = document.currentScript.dataset;
  if (data.entry === undefined) return;
  const there = {};
  const coming = {};
  const textsAt = (name) => `./assets/${name}.${language}.json`;
  const get = async (name) => {
    try {
      const answer = await fetch(textsAt(name));
      if (!answer.ok) throw new Error(answer.status);
      there[name] = await answer.json();
    } catch (error) {
      // The next that needs them asks again.
      delete coming[name];
      throw new Error(`texts not loaded: ${name} (${error.message})`, { cause: error });
    }
  };
  const listed = (names = '') => names.split(' ').filter(Boolean);
  const load = (names) => Promise.all(listed(names).map((name) => (coming[name] ??= get(name))));
  globalThis.sweepscopeTexts = { load, of: (name, file) => there[name][file] };

  const scriptAt = (name) => `./assets/${name}.js`;
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  const link = (rel, href, more) => add('link', { rel, href, crossOrigin: '', ...more });
  const { hash } = location;
  const isCourse = hash.startsWith('#learn') || (newcomer && hash.length < 2);
  const room = isCourse ? data.learn : data.workbench;
  const first = load(data.texts);
  // Who needs them asks again, and says so if they do not come.
  load(isCourse ? data.learnTexts : data.workbenchTexts).catch(() => {});
  for (const name of [data.entry, room]) link('modulepreload', scriptAt(name));
  // Browsers that save data fetch nothing ahead.
  if (!navigator.connection?.saveData) {
    for (const name of listed(data.rest)) if (name !== room) link('prefetch', scriptAt(name));
    for (const name of listed(data.restTexts)) if (!(name in coming)) link('prefetch', textsAt(name), { as: 'fetch' });
  }
  const sorry = {
    en: 'The texts of the page could not be loaded. Please load the page again.',
    zh: '无法加载页面的文字。请重新加载页面。',
    pl: 'Nie udało się wczytać tekstów strony. Wczytaj stronę ponownie.',
  };
  // As a module that stands in the page: after its last element.
  addEventListener('DOMContentLoaded', () =>
    first.then(
      () => add('script', { type: 'module', crossOrigin: '', src: scriptAt(data.entry) }),
      () => (document.getElementById('app').textContent = sorry[language]),
    ),
  );
})();
