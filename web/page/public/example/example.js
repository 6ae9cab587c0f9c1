/* global addEventListener, document, location */
// How a page talks to Sweepscope: docs/embedding.md.
const frame = document.querySelector('#figure');
const show = (id, text) => (document.getElementById(id).textContent = text);

/** Ask. The last argument says who may read it: here both pages come from the same place. */
const ask = (message) => frame.contentWindow.postMessage({ target: 'sweepscope', ...message }, location.origin);

for (const button of document.querySelectorAll('[data-ask]'))
  button.addEventListener('click', () => ask(JSON.parse(button.dataset.ask)));

// Listen: only to the frame, and only to what it says of itself.
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.source !== 'sweepscope') return;
  if (data.type === 'step') {
    show('address', `${data.address} (frame ${data.frame + 1} of ${data.frames})`);
    show('sentence', data.sentence);
  }
  if (data.type === 'time') show('time', data.time.toFixed(4));
  if (data.type === 'answer')
    show(
      'score',
      `${data.place}: ${data.right ? 'right' : 'not yet'}; ${data.score.right} of ${data.score.answered} at the first try`,
    );
  if (data.type === 'failure') show('sentence', data.message);
});
