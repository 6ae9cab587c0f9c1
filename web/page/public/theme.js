/* global document, localStorage, matchMedia */
// Before anything is painted: light or dark, as the person chose here or else as the system is set. A file of its own and no module, because the policy
// allows no script in the page and a module would come after the first picture. The page takes over in src/state/theme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('sweepscope.theme');
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const light = chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name="color-scheme"]').content = light ? 'light' : 'dark';
  document.querySelector('meta[name="theme-color"]').content = light ? '#F7F8FA' : '#171B21';
})();
