import { figure } from '../format.mjs';
import { hasFigures, missing, of } from './table.mjs';

/** A peer whose characters are deep in the mesh in more than this share of their frames is not one to be beaten. */
const deepShare = 0.01;

/** Ours against the fastest peer, by medians. */
export function ratios({ peers, worlds }) {
  const others = peers.filter((peer) => !peer.ours);
  const line = (title, ours, what) => [
    title,
    ...worlds.map((world) => {
      const own = of(world, ours)?.[what];
      const best = fastest(world, others, what);
      if (!own || !best) return missing;
      return `${figure(best.median / own.median)} (${figure(best.low / own.low)}) × ${best.title}`;
    }),
  ];
  const rows = [
    line('sweep', 'sweepscope', 'sweep'),
    line('sweep, single calls', 'sweepscope-single', 'sweep'),
    line('sweep that meets nothing', 'sweepscope', 'miss'),
    line('character frame', 'sweepscope', 'frame'),
    line('character frame, single calls', 'sweepscope-single', 'frame'),
    line('character frame, stairs', 'sweepscope-stairs', 'frame'),
    line('build', 'sweepscope', 'build'),
  ].filter(hasFigures);
  return {
    title: 'Sweepscope against the fastest peer',
    note:
      "The peer's time divided by ours: above 1 ours is faster. The peer is the fastest in that world. By medians; in brackets by " +
      'the quickest repetitions, which other work on the machine disturbs least. For characters a peer counts where they were deep ' +
      `in the mesh in at most ${deepShare * 100} % of their frames.`,
    head: ['', ...worlds.map((world) => world.title)],
    rows,
  };
}

function fastest(world, peers, what) {
  return peers
    .map(({ name, title }) => ({ title, result: of(world, name) }))
    .filter(({ result }) => result?.[what] && !(what === 'frame' && tooDeep(result.conduct)))
    .map(({ title, result }) => ({ title, ...result[what] }))
    .sort((a, b) => a.median - b.median)[0];
}

const tooDeep = ({ deep, frames }) => deep > frames * deepShare;
