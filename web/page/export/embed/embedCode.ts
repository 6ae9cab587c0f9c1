/** What is pasted into a page of one's own: see docs/embedding.md. */

/** In the text of an attribute. */
const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** In a string of a script within a page. */
const literal = (text: string): string => JSON.stringify(text).replace(/</g, '\\u003c');

const frame = (id: string, src: string, title: string): string =>
  `<iframe${id} src="${attribute(src)}" width="100%" height="480" title="${attribute(title)}"></iframe>`;

/** @param link leads to a moment, a stop of the course or a tour, and has all of it inside */
export function embedCode(link: string, title: string): string {
  const url = new URL(link);
  url.searchParams.set('embed', '1');
  return `${frame('', url.href, title)}\n`;
}

/**
 * For a tour with meshes of its own, which no link can carry: the page around it hands over the file, which lies beside it.
 * @param page address of Sweepscope @param file name of the .sweeptour file
 */
export function embedTourCode(page: string, file: string, title: string): string {
  const url = new URL(page);
  url.search = '?embed=1';
  url.hash = '';
  // It listens before there is a frame: `ready` is told once, and a page that was visited before may be ready soon.
  return `<script>
  // The file ${literal(file)} lies beside this page.
  addEventListener('message', async ({ source, data }) => {
    const frame = document.getElementById('sweepscope');
    if (source !== frame?.contentWindow || data?.source !== 'sweepscope' || data.type !== 'ready') return;
    const tour = await (await fetch(${literal(encodeURIComponent(file))})).arrayBuffer();
    frame.contentWindow.postMessage({ target: 'sweepscope', type: 'open', tour }, ${literal(url.origin)});
  });
</script>
${frame(' id="sweepscope"', url.href, title)}
`;
}
