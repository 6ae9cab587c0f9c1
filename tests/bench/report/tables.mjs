import { bytes, figure, range } from './format.mjs';

/**
 * The report as plain tables, for the terminal and for Markdown.
 * @typedef {{ title: string, note?: string, head: string[], rows: string[][] }} Table
 */

const missing = '–';

/** @returns {Table[]} */
export function tablesOf(results) {
  return [
    summary(results, 'sweep', 'Sweep, µs', 'One ball sweep; median of the repetitions.'),
    summary(results, 'miss', 'Sweep that meets nothing, µs'),
    summary(results, 'frame', 'Character frame, µs', 'One character, one frame of 1/60 s.'),
    summary(results, 'build', 'Build, ms', 'From positions and indices to a world that can be asked.'),
    ratios(results),
    agreement(results),
    conduct(results),
    memory(results),
    downloads(results),
  ].filter((table) => table.rows.length > 0);
}

const of = (world, name) => world.results.find((result) => result.name === name);

function summary({ peers, worlds }, what, title, note) {
  const rows = peers
    .map(({ name, title: peer }) => [peer, ...worlds.map((world) => range(of(world, name)?.[what]) ?? missing)])
    .filter(([, ...cells]) => cells.some((cell) => cell !== missing));
  return { title, note, head: ['', ...worlds.map((world) => world.title)], rows };
}

/** A peer whose characters are deep in the mesh in more than this share of their frames is not one to be beaten. */
const deepShare = 0.01;

/** Ours against the fastest peer, by medians. */
function ratios({ peers, worlds }) {
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
  ].filter(([, ...cells]) => cells.some((cell) => cell !== missing));
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

function agreement({ peers, worlds }) {
  const rows = peers
    .map(({ name, title }) => {
      const all = worlds.map((world) => of(world, name)?.agreement).filter(Boolean);
      if (all.length === 0) return undefined;
      const sum = (what) => all.reduce((total, entry) => total + entry[what], 0);
      const most = (what) => Math.max(...all.map((entry) => entry[what]));
      return [title, sum('hits'), sum('missed'), sum('false'), figure(most('medianMm')), figure(most('worstMm'))].map(
        String,
      );
    })
    .filter(Boolean);
  return {
    title: 'Hit times against exact ones',
    note:
      'The reference finds the first touch in double precision by Newton’s method on the distance, triangle by triangle. ' +
      'Errors are along the sweep, in millimetres: the largest median of a world, and the worst of all.',
    head: ['', 'true hits', 'not found', 'false hits', 'median, mm', 'worst, mm'],
    rows,
  };
}

function conduct({ peers, worlds, plan }) {
  const cell = (entry) => {
    if (!entry) return missing;
    const passed = entry.passed === undefined ? '' : `, ${entry.passed} through`;
    return `${entry.deep} deep${passed}, ${figure(entry.worstMm)} mm`;
  };
  const rows = peers
    .map(({ name, title }) => [title, ...worlds.map((world) => cell(of(world, name)?.conduct))])
    .filter(([, ...cells]) => cells.some((text) => text !== missing));
  return {
    title: 'Where the characters were',
    note:
      `${plan.characters} characters, ${plan.frames} frames each, judged in double precision: frames deeper than 1 cm in the mesh, ` +
      'characters that went through it (below the terrain; out of the hall or into what stands in it), the greatest depth.',
    head: ['', ...worlds.map((world) => world.title)],
    rows,
  };
}

function memory({ peers, memory: measured = {} }) {
  const rows = peers
    .filter(({ name }) => measured[name])
    .map(({ name, title }) => {
      const { bytesPerTriangle, leftBytes, rounds, failure } = measured[name];
      if (failure) return [title, 'failed', missing, missing];
      return [
        title,
        bytesPerTriangle ? figure(bytesPerTriangle) : missing,
        String(rounds),
        bytes(Math.max(leftBytes, 0)),
      ];
    });
  return {
    title: 'Memory',
    note:
      'Bytes a triangle of a terrain of 200,000, as the library says or as its memory grows with copies. ' +
      'Then worlds of 2,000 triangles are made and disposed of, up to 1,000 times or 10 s: growth after the first hundred.',
    head: ['', 'bytes a triangle', 'worlds made', 'growth'],
    rows,
  };
}

function downloads({ peers, plan }) {
  return {
    title: 'Download and load',
    note:
      `Script bundled and minified, and the module beside it, brotli quality ${plan.brotliQuality}. ` +
      'Load: from import to ready, a fresh process each time, files from the disk.',
    head: ['', 'version', 'download', 'load, ms', 'SIMD'],
    rows: peers.map(({ title, version, downloadBytes, load, simd }) => [
      title,
      version,
      bytes(downloadBytes),
      range(load) ?? missing,
      simd === undefined ? missing : simd ? 'yes' : 'no',
    ]),
  };
}
