/** Without WebGL 2 the figures of the course are drawn flat, which the page says beside them. */
import { signal } from '@preact/signals';

/** How many triangles there are and how many of them are drawn; null: the figure is not flat. */
export const drawnFlat = signal<{ readonly all: number; readonly most: number } | null>(null);
