/* global addEventListener, document, localStorage, location, navigator, URLSearchParams */
// Before anything is painted: the language of the page. `?lang=` of the address, else what the person chose here, else the first of the browser's languages
// there are texts in, else English. src/i18n/language.ts reads the answer. In the built page this also asks for the scripts, which are made once for each
// language, so that nobody fetches the texts of another: all that the room needs at once, and the rest when the page is quiet.
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

  const { entry, first, learn, workbench, rest } = document.currentScript.dataset;
  if (entry === undefined) return;
  const suffix = language === 'en' ? '' : `.${language}`;
  const addressOf = (name) => `./assets/${name}${suffix}.js`;
  const add = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes });
    document.head.append(element);
  };
  const { hash } = location;
  const room = hash.startsWith('#learn') || (newcomer && hash.length < 2) ? learn : workbench;
  for (const name of [entry, ...`${first} ${room}`.split(' ')])
    add('link', { rel: 'modulepreload', href: addressOf(name) });
  // Who saves data gets what is asked for.
  const ahead = navigator.connection?.saveData ? [] : rest.split(' ');
  for (const name of ahead.filter((name) => name !== room)) add('link', { rel: 'prefetch', href: addressOf(name) });
  // As a module that stands in the page: after its last element.
  addEventListener('DOMContentLoaded', () => add('script', { type: 'module', src: addressOf(entry) }));
})();
