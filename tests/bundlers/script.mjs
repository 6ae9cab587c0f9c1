// The same for runtimes without a page: prints the answer.
import './page.js';

console.log(await globalThis.answer);
