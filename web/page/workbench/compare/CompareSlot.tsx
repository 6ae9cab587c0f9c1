/** Where the comparison stands on the page. Its panel is loaded with the first comparison. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { comparison } from '../../core/store';

let loaded: FunctionComponent | null = null;

export function CompareSlot() {
  const [, setLoaded] = useState(loaded !== null);
  const on = comparison.value !== null;
  useEffect(() => {
    if (!on || loaded) return;
    let gone = false;
    void import('./ComparePanel').then(({ ComparePanel }) => {
      loaded = ComparePanel;
      if (!gone) setLoaded(true);
    });
    return () => void (gone = true);
  }, [on]);
  const Panel = loaded;
  return on && Panel ? <Panel /> : null;
}
