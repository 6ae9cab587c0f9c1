/* global document, performance, setTimeout, clearTimeout, URL, Worker */
// The Run buttons of the examples.
const patience = 30_000; // ms; fetching the module counts

for (const section of document.querySelectorAll('.example')) {
  const button = section.querySelector('button');
  const state = section.querySelector('.state');
  const output = section.querySelector('.output samp');
  let end = null;

  button.addEventListener('click', () => {
    end?.('stopped');
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    const lines = [];
    const since = performance.now();
    end = (why) => {
      worker.terminate();
      clearTimeout(timer);
      state.textContent = why;
      output.textContent = lines.join('\n');
      end = null;
    };
    const timer = setTimeout(() => end('stopped after thirty seconds'), patience);
    state.textContent = 'running …';
    output.textContent = '';
    worker.onmessage = ({ data }) => {
      if (data.line !== undefined) lines.push(data.line);
      if (!data.end) return;
      if (data.error) lines.push(data.error);
      end?.(
        data.error ? 'ended with an error' : `ran in ${Math.round(performance.now() - since)} ms, loading included`,
      );
    };
    worker.onerror = ({ message }) => {
      lines.push(message || 'The worker could not be started.');
      end?.('ended with an error');
    };
    worker.postMessage(new URL(`./examples/${section.dataset.name}.js`, import.meta.url).href);
  });
}
