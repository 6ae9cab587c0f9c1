/** KaTeX and its styles as one chunk, fetched when the first formula is shown. */
import katex from 'katex';
import 'katex/dist/katex.css';

export const render = katex.render.bind(katex);
