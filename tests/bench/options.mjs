import { parseArgs } from 'node:util';
import { Failure } from '../../web/scripts/failure.mjs';
import { fromRoot } from '../../web/scripts/paths.mjs';
import { peers } from './peers/index.mjs';
import { worlds } from './worlds/index.mjs';

const usage = `Usage: npm run bench -- [--quick] [--behaviour | --growth] [--only NAMES] [--out FOLDER] [--lib FOLDER]
  --quick   under a minute: fewer worlds and repetitions
  --behaviour  the table of behaviour only; other results in the folder stay
  --growth  how cost grows only, table and picture; other results in the folder stay
  --only    these worlds and peers, with commas between them:
              ${Object.keys(worlds).join(' ')}
              ${Object.keys(peers).join(' ')}
  --out     where the results go; default build/bench
  --lib     another build of the package than dist/lib`;

/**
 * What the command line asks for.
 * @param {string[]} args
 */
export function optionsFrom(args) {
  const { values } = parsed(args);
  if (values.help) throw new Failure(usage);
  const names = values.only?.split(',') ?? [];
  const unknown = names.filter((name) => !worlds[name] && !peers[name]);
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}\n\n${usage}`);
  return {
    quick: values.quick,
    behaviour: values.behaviour,
    growth: values.growth,
    worlds: names.filter((name) => worlds[name]),
    peers: names.filter((name) => peers[name]),
    out: values.out ?? fromRoot('build/bench'),
    lib: values.lib,
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        behaviour: { type: 'boolean', default: false },
        growth: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        only: { type: 'string' },
        out: { type: 'string' },
        lib: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Failure(`${error.message}\n\n${usage}`);
  }
}
