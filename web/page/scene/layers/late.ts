/** Layers that come in chunks of their own, when a step that has them is first shown. */
import { signal } from '@preact/signals';
import type { Layer } from './layer';

const late = new Map<string, Layer>();
const count = signal(0);

export const lateLayer = (name: string): Layer | undefined => late.get(name);
/** Grows with every chunk that came, so that a picture is drawn with it. */
export const lateLayers = (): number => count.value;

/** @param layers by the names that the painting order has for them */
export function addLayers(layers: Readonly<Record<string, Layer>>): void {
  for (const [name, layer] of Object.entries(layers)) late.set(name, layer);
  count.value++;
}
