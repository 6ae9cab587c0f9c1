/** The panel loads with its first opening: the first screen has none of it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FunctionComponent } from 'preact';

const panel = signal<FunctionComponent | null>(null);

export function LazyBreakpoints() {
  useEffect(() => {
    if (!panel.value) void import('./BreakpointsPanel').then((part) => (panel.value = part.BreakpointsPanel));
  }, []);
  const Panel = panel.value;
  return Panel && <Panel />;
}
