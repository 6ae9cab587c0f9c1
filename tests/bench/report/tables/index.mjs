import { agreement } from './agreement.mjs';
import { behaviour } from './behaviour.mjs';
import { conduct } from './conduct.mjs';
import { costs } from './costs.mjs';
import { downloads } from './downloads.mjs';
import { growth } from './growth.mjs';
import { memory } from './memory.mjs';
import { ratios } from './ratios.mjs';
import { timings } from './timings.mjs';

/** The whole report, in order. @returns {import('./table.mjs').Table[]} */
export function tablesOf(results) {
  return [
    ratios(results),
    timings(results, 'sweep', 'Sweep, µs', 'One ball sweep.'),
    timings(results, 'miss', 'Sweep that meets nothing, µs'),
    timings(results, 'frame', 'Character frame, µs', 'One character, one frame of 1/60 s.'),
    timings(results, 'build', 'Build, ms', 'From positions and indices to a world that can be asked.'),
    growth(results),
    ...costs(results),
    agreement(results),
    conduct(results),
    behaviour(results),
    memory(results),
    downloads(results),
  ].filter((table) => table.rows.length > 0);
}
