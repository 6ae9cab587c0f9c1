import { interior } from './interior.mjs';
import { soup } from './soup.mjs';
import { terrain } from './terrain.mjs';

/** Every world by name; each is made when it is needed. */
export const worlds = {
  'terrain-2k': () => terrain(2_000),
  'terrain-20k': () => terrain(20_000),
  'terrain-200k': () => terrain(200_000),
  'terrain-1M': () => terrain(1_000_000),
  'interior-25k': interior,
  'soup-100k': soup,
};
