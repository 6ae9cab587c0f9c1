/** `sweepscope audit`: reads a level, walks it in threads, says what was found. */
import { open, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadSolver } from 'sweepscope';
import { AuditRun, type Progress } from '../src/audit/pool/run';
import { htmlOf } from '../src/audit/report/html';
import { reportOf, withCauses, type AuditReport, type ReportSpot } from '../src/audit/report/report';
import { words } from '../src/audit/report/english';
import { spotReach, worldOf } from '../src/audit/run/audit';
import type { Merged } from '../src/audit/run/merge';
import { replay } from '../src/audit/run/replay';
import { csvOf } from '../src/audit/report/csv';
import type { Vec3 } from '../src/scene/geometry/vec';
import { whyHere } from '../src/audit/why/whyHere';
import { boundsOf } from '../src/solver/place';
import { argumentsFrom, type AuditArguments } from './args';
import { CommandFault } from './fault';
import { spawnThread } from './hands';
import { readLevel, type ReadLevel } from './level';
import { progressLine, reportLines } from './text';

/** @returns the exit status */
export async function auditCommand(args: readonly string[]): Promise<number> {
  const asked = argumentsFrom(args);
  if (!asked) return 0;
  const outputs = [asked.json === '-' ? undefined : asked.json, asked.csv, asked.html].filter(
    (file) => file !== undefined,
  );
  await checkOutputs(outputs, asked.files);
  const read = await readLevel(asked.files, asked);
  const { report, merged, stopped } = await walked(read, asked);
  const { json, csv, html } = asked;
  // What is meant for a program to read goes alone to standard output.
  const lines = [...read.notes, '', ...reportLines(report, asked.failOn)].join('\n');
  if (json === '-') console.error(read.notes.join('\n'));
  console.log(json === '-' ? JSON.stringify(report) : lines);
  if (json !== undefined && json !== '-') await written(json, JSON.stringify(report));
  if (csv !== undefined) await written(csv, csvOf(report));
  if (html !== undefined) await written(html, await page(read, report, merged, asked));
  if (stopped) return interrupted;
  if (report.starts.walked === 0)
    throw new CommandFault('Nobody walked: there is no ground where such a body can stand.');
  return reached(report, asked).length > 0 ? 1 : 0;
}

/** The status of a program that was interrupted. */
const interrupted = 130;

/** What cannot be written is said before anybody walks, and no level is written over. */
async function checkOutputs(outputs: readonly string[], inputs: readonly string[]): Promise<void> {
  const taken = new Set(inputs.map((file) => resolve(file)));
  for (const file of outputs) {
    if (taken.has(resolve(file))) throw new CommandFault(`${file} is named twice; it would be written over.`);
    taken.add(resolve(file));
    try {
      await (await open(file, 'a')).close();
    } catch (error) {
      throw notWritten(file, error);
    }
  }
}

interface Walked {
  readonly report: AuditReport;
  readonly merged: Merged;
  /** somebody pressed Ctrl+C: what was there by then */
  readonly stopped: boolean;
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

function walked({ name, level, notes }: ReadLevel, { runs, workers, quiet }: AuditArguments): Promise<Walked> {
  const silent = quiet || !process.stderr.isTTY;
  const threads = Math.min(workers, Math.ceil(runs[0].bodies / 200));
  return new Promise((take, reject) => {
    let last = 0;
    const run = new AuditRun(level, runs, {
      spawn: spawnThread,
      workers: threads,
      share: threads > 1,
      changed: (progress) => {
        if (progress.state === 'failed') reject(new CommandFault(`The level could not be walked: ${progress.fault}`));
        if (progress.state === 'done' || progress.state === 'ended') finish(progress.state === 'ended');
        else if (!silent && performance.now() - last > 200) show(progress);
      },
    });
    const show = (progress: Progress) => {
      last = performance.now();
      process.stderr.write(`\r${progressLine(progress, runs[0].bodies)}\x1b[K`);
    };
    const stop = () => run.end();
    process.once('SIGINT', stop);
    const finish = (stopped: boolean) => {
      if (!silent) process.stderr.write('\r\x1b[K');
      const about = {
        name,
        notes,
        triangles: level.indices.length / 3,
        bounds: boundsOf(level.positions as Float64Array),
      };
      const [merged, beside] = run.merged;
      process.off('SIGINT', stop);
      const causesOf = ({ worst }: ReportSpot) => whyHere(level, worst.place as Vec3, runs[0]);
      take({
        report: withCauses(reportOf(about, runs[0], merged, beside && { settings: runs[1], merged: beside }), causesOf),
        merged,
        stopped,
      });
    };
  });
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
  new CommandFault(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
