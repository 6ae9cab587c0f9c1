/** `sweepscope audit`: reads a level, walks it in threads, says what was found. */
import { access, open, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadSolver } from 'sweepscope';
import { AuditRun, type Progress } from '../audit/pool/run';
import { htmlOf } from '../audit/report/html';
import { reportOf, withCauses, type AuditReport, type ReportSpot } from '../audit/report/report';
import { words } from '../audit/report/english';
import { spotReach, worldOf } from '../audit/run/audit';
import type { Merged } from '../audit/run/merge';
import { replay } from '../audit/run/replay';
import { usualSettings } from '../audit/run/settings';
import { factorOf } from '../audit/run/fitted';
import { csvOf } from '../audit/report/csv';
import { whyOf } from '../audit/why/whyHere';
import { boundsOf } from '../mesh/placement';
import { argumentsFrom, type AuditArguments } from './args';
import { CommandFault, reasonOf } from './fault';
import { spawnThread } from './hands';
import { readLevel, type ReadLevel } from './level';
import { printLines, printableJson } from './print';
import { progressLine, reportLines } from './text';

/** @returns the exit status */
export async function auditCommand(args: readonly string[]): Promise<number> {
  const asked = argumentsFrom(args);
  if (!asked) return 0;
  const outputs = [asked.json === '-' ? undefined : asked.json, asked.csv, asked.html].filter(
    (file) => file !== undefined,
  );
  await checkOutputs(outputs, asked.files);
  const read = withSize(await readLevel(asked.files, asked), asked);
  const { report, merged, stopped } = await walked(read, asked);
  const { json, csv, html } = asked;
  // Output for programs goes to standard output, alone.
  if (json === '-') {
    printLines(read.notes, process.stderr);
    console.log(printableJson(report));
  } else printLines([...read.notes, '', ...reportLines(report, asked.failOn)]);
  if (json !== undefined && json !== '-') await written(json, JSON.stringify(report));
  if (csv !== undefined) await written(csv, csvOf(report));
  if (html !== undefined) await written(html, await page(read, report, merged, asked));
  if (stopped) return stopped === 'SIGINT' ? 130 : 143;
  if (report.starts.walked === 0)
    throw new CommandFault('No body walked: there is no ground where such a body can stand.');
  return reached(report, asked).length > 0 ? 1 : 0;
}

/** Outputs that cannot be written are reported before any body walks; no level is overwritten, and no empty file is left. */
async function checkOutputs(outputs: readonly string[], inputs: readonly string[]): Promise<void> {
  const taken = new Set(inputs.map((file) => resolve(file)));
  for (const file of outputs) {
    if (taken.has(resolve(file))) throw new CommandFault(`${file} is named twice; it would be written over.`);
    taken.add(resolve(file));
    const known = await access(file).then(
      () => true,
      () => false,
    );
    try {
      await (await open(file, 'a')).close();
      if (!known) await rm(file);
    } catch (error) {
      throw notWritten(file, error);
    }
  }
}

/** A person is the wrong size for a cow or a continent. The page fits the body to such a level; here the given body walks, with a warning. */
function withSize(read: ReadLevel, { runs: [{ radii }] }: AuditArguments): ReadLevel {
  const { positions, indices } = read.level;
  const factor = factorOf({ bounds: boundsOf(positions as Float64Array), indices: indices as Uint32Array });
  if (factor === 1 || radii.some((radius, axis) => radius !== usualSettings.radii[axis])) return read;
  const note = `A person is ${factor < 1 ? 'large' : 'small'} in this level: in the page a body ${factor} times as tall walks. --scale ${Number((read.scale / factor).toPrecision(3))} does the same here.`;
  return { ...read, notes: [...read.notes, note] };
}

type Signal = 'SIGINT' | 'SIGTERM';

interface Walked {
  readonly report: AuditReport;
  readonly merged: Merged;
  /** Ctrl+C, or the pipeline ran out of time: the result up to then */
  readonly stopped: Signal | undefined;
}

/** The report as a page, with pictures. */
async function page(
  { level }: ReadLevel,
  report: AuditReport,
  merged: Merged,
  { runs }: AuditArguments,
): Promise<string> {
  const world = worldOf(await loadSolver(), level, runs[0]);
  const { events } = merged;
  const request = ({ worst }: ReportSpot) => [...replay(world, runs[0], worst.body, worst.frame).slice(-12)];
  return htmlOf({ report, events, level, mesh: world.mesh, reach: spotReach(runs[0]), request, words });
}

function walked(read: ReadLevel, { runs, workers, quiet }: AuditArguments): Promise<Walked> {
  const { level } = read;
  const show = quiet ? () => {} : shower(runs[0].bodies);
  const threads = Math.min(workers, Math.ceil(runs[0].bodies / 200));
  return new Promise((take, reject) => {
    let stopped: Signal | undefined;
    const run = new AuditRun(level, runs, {
      spawn: spawnThread,
      workers: threads,
      share: threads > 1,
      changed: (progress) => {
        show(progress);
        if (progress.state === 'failed') reject(new CommandFault(`The level could not be walked: ${progress.fault}`));
        if (progress.state !== 'done' && progress.state !== 'ended') return;
        signals.forEach((signal) => process.off(signal, stop));
        take({ ...walkedReport(read, runs, run.merged), stopped });
      },
    });
    const stop = (signal: Signal) => {
      stopped = signal;
      run.end();
    };
    signals.forEach((signal) => process.once(signal, stop));
  });
}

const signals: readonly Signal[] = ['SIGINT', 'SIGTERM'];

function walkedReport(
  { name, level, notes }: ReadLevel,
  runs: AuditArguments['runs'],
  [merged, beside]: readonly Merged[],
): Pick<Walked, 'report' | 'merged'> {
  const { positions, indices } = level;
  const about = { name, notes, triangles: indices.length / 3, bounds: boundsOf(positions as Float64Array) };
  const causesOf = (spot: ReportSpot) => whyOf(level, spot, runs[0]);
  const report = reportOf(about, runs[0], merged, beside && { settings: runs[1], merged: beside });
  return { report: withCauses(report, causesOf), merged };
}

/** Milliseconds between two reports of progress: a line that is overwritten in a terminal, or another line in a log. */
const often = 200;
const seldom = 5_000;

function shower(bodies: number): (progress: Progress) => void {
  const { stderr } = process;
  let last = performance.now();
  return (progress) => {
    const over = progress.state !== 'starting' && progress.state !== 'running';
    if (over && stderr.isTTY) stderr.write('\r\x1b[K');
    if (over || performance.now() - last < (stderr.isTTY ? often : seldom)) return;
    last = performance.now();
    const line = progressLine(progress, bodies);
    stderr.write(stderr.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
  };
}

const reached = ({ counts }: AuditReport, { failOn }: AuditArguments) =>
  counts.filter(({ kind, events }) => events >= (failOn.get(kind) ?? Infinity));

async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw notWritten(file, error);
  }
}

const notWritten = (file: string, error: unknown) =>
  new CommandFault(`${file} cannot be written: ${reasonOf(error, { ENOENT: 'its folder is not there' })}.`);
