/* global document, fetch, matchMedia, navigator, URL */
// Where the site is kept for use without a network, what of the documentation was not opened yet is asked for once, so that it is kept as well.
const { files } = document.querySelector('script[data-files]').dataset;
if (navigator.serviceWorker?.controller && !navigator.connection?.saveData)
  for (const name of files.split(' '))
    fetch(new URL(name, import.meta.url)).catch(() => {
      // Without a network there is nothing to fetch.
    });

// On small screens the list of contents is above the text, closed until the reader opens it.
if (matchMedia('(max-width: 900px)').matches) document.querySelector('.contents').open = false;
