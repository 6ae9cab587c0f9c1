import { randomFrom } from '../../random.mjs';
import { gridOf } from '../../reference/grid.mjs';
import { underfootOf } from '../../reference/underfoot.mjs';
import { clearPlace, walksIn } from '../../requests/walks.mjs';
import { worlds } from '../../worlds/index.mjs';
import { character } from '../bodies.mjs';
import { city } from './city.mjs';
import { restIn } from './rest.mjs';
import { walkOver } from './walks.mjs';

/**
 * Walks and rests on whole levels.
 * @param {import('../../plan.mjs').Plan['behaviour']} plan
 */
export function levelsOf({ characters, frames, places }) {
  const levels = [worlds['terrain-20k'], worlds['interior-25k'], city].map((make) => {
    const world = make();
    const grid = gridOf(world);
    const random = randomFrom(109);
    return {
      world,
      walks: walksIn(world, grid, characters, frames),
      underfoot: underfootOf(grid, character.slopeLimit),
      places: Array.from({ length: places }, () => clearPlace(world, grid, random)),
    };
  });
  return {
    rows: [
      { id: 'freed', digits: 2, title: 'stuck where a turn of 10° frees it', unit: 'per 1000 headings' },
      { id: 'shut', digits: 2, title: 'stuck in all 16 headings', unit: 'per 1000 places' },
      { id: 'lost', digits: 2, title: 'ground lost for 1–3 frames on what can be stood on', unit: 'per 1000 frames' },
      { id: 'back', digits: 2, title: 'on the ground, moved back against the heading', unit: 'per 1000 frames' },
      { id: 'bounces', digits: 2, title: 'bounced up and down by over 5 mm', unit: 'per 1000 frames' },
      { id: 'drifted', digits: 1, title: 'at rest, moved over 1 mm in 2 s', unit: 'per 1000 bodies' },
    ],
    measure(engine) {
      const sum = {};
      for (const { world, walks, underfoot, places: drops } of levels) {
        const built = engine.createWorld(world.positions, world.indices);
        const { places: dropped, moved } = restIn(built, drops);
        add(sum, { ...walkOver(built, walks, underfoot), dropped, moved });
        built.dispose();
      }
      return {
        freed: (1000 * sum.freed) / sum.asked,
        shut: (1000 * sum.shut) / sum.places,
        lost: (1000 * sum.lost) / sum.frames,
        back: (1000 * sum.back) / sum.frames,
        bounces: (1000 * sum.bounces) / sum.frames,
        drifted: (1000 * sum.moved) / sum.dropped,
      };
    },
  };
}

function add(sum, counts) {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}
