/** A part of the page in a separate chunk, loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { tellUnheard } from '../session/unheardFailures';

/**
 * @param load imports the component
 * @returns a component that shows nothing until the real one is there; a failed load is reported, and tried again the next time
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const there = signal<{ readonly Component: ComponentType<P> } | null>(null);
  return function Lazy(props: P) {
    useEffect(() => {
      if (!there.value) load().then((Component) => (there.value = { Component }), tellUnheard);
    }, []);
    const part = there.value;
    return part && <part.Component {...props} />;
  };
}
