'use client';
// The page is made on a server first, which has nothing to sweep: the package is loaded where it is shown.
import { createElement as h, useEffect } from 'react';

export default function Page() {
  useEffect(() => {
    import('../../page.js');
  }, []);
  return h('p', null, 'Bundled');
}
