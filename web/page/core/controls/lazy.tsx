/** A part of the page in a separate chunk, loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { tellUnheard } from '../session/unheardFailures';

export type LazyPart<P extends object> = ComponentType<P> & {
  /** Before it is shown, so that it is there at once. */
  readonly preload: () => Promise<void>;
  readonly isThere: ReadonlySignal<boolean>;
};

/**
 * @param load imports the component
 * @returns a component that shows nothing until the real one is there; a failed load is reported, and tried again the next time
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const there = signal<{ readonly Component: ComponentType<P> } | null>(null);
  const preload = async () => {
    if (!there.value) await load().then((Component) => void (there.value = { Component }), tellUnheard);
  };
  function Lazy(props: P) {
    useEffect(() => void preload(), []);
    const part = there.value;
    return part && <part.Component {...props} />;
  }
  return Object.assign(Lazy, { preload, isThere: computed(() => there.value !== null) });
}
