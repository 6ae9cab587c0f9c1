/** The page within another page: `?embed=1`. It keeps nothing, and leaves the history of the page around it alone. */
import type { LinkPort } from '../address/link';

export const embedded = typeof location === 'object' && new URLSearchParams(location.search).get('embed') === '1';

/** The same moment on a page of its own. */
export function linkOut(): string {
  const url = new URL(location.href);
  url.searchParams.delete('embed');
  return url.href;
}

/** Every place is written over the one before, so that Back is the other page's; what is copied leads to a page of its own. */
export function embeddedLink(link: LinkPort): LinkPort {
  return {
    ...link,
    write: (fragment, _how, mark) => link.write(fragment, 'replace', mark),
    copy: () => navigator.clipboard.writeText(linkOut()),
  };
}
