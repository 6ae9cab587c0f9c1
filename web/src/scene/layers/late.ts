/** Layers that come in chunks of their own, when a step that has them is first shown. */
import type { Layer } from './layer';

const late = new Map<string, Layer>();
let count = 0;

export const lateLayer = (name: string): Layer | undefined => late.get(name);
/** Grows with every chunk that came. */
export const lateLayers = (): number => count;

/** @param layers by the names that the painting order has for them */
export function addLayers(layers: Readonly<Record<string, Layer>>): void {
  for (const [name, layer] of Object.entries(layers)) late.set(name, layer);
  count++;
}
