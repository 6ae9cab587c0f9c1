/** From where the pictures of a run are taken. */
import type { Run, Vec3 } from '../../model';
import type { Bodies } from '../../scene/film';
import { meanRadius } from '../../model/space';
import type { FilmChoice } from '../../model/export/film';

/** Where bodies are at both ends of every frame; of a long run not of every one. */
export function bodiesOf({ from, to }: FilmChoice, run: Run): Bodies {
  const every = Math.max(1, Math.ceil((to - from + 1) / 100));
  const frames = run.frames.slice(from, to + 1);
  const centres: Vec3[] = frames.filter((_, k) => k % every === 0).map(({ start }) => start);
  return { centres: [...centres, frames.at(-1)!.end], radii: run.experiment.radii };
}

/** A run whose way is a few bodies long is seen as a whole; beyond that the body would be a dot. */
export function usualCamera(run: Run): 'all' | 'along' {
  const centres = run.frames.map(({ start }) => start);
  const spans = [0, 1, 2].map((k) => {
    const along = centres.map((centre) => centre[k]!);
    return along.reduce((a, b) => Math.max(a, b), -Infinity) - along.reduce((a, b) => Math.min(a, b), Infinity);
  });
  return Math.hypot(...spans) > 16 * meanRadius(run.experiment.radii) ? 'along' : 'all';
}
