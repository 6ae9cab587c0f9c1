/* global addEventListener, console, postMessage */
// Runs one example: imports it as a module, and says what it prints. A worker each time, so that an endless one can be ended and none leaves anything behind.
const said = (value) =>
  typeof value === 'string' ? value : value instanceof Error ? String(value) : JSON.stringify(value);

for (const name of ['log', 'warn', 'error'])
  console[name] = (...values) => postMessage({ line: values.map(said).join(' ') });

addEventListener('message', async ({ data: address }) => {
  try {
    await import(address);
    postMessage({ end: true });
  } catch (error) {
    postMessage({ end: true, error: String(error) });
  }
});
