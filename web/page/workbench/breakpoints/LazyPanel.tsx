/** The panel comes with its first opening: nothing of it is on the first screen. */
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
