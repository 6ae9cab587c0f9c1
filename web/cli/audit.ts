/** `sweepscope audit`: reads a level, walks it in threads, says what was found. */
import { writeFile } from 'node:fs/promises';
import { loadSolver } from 'sweepscope';
import { AuditRun, type Progress } from '../src/audit/pool/run';
import { htmlOf } from '../src/audit/report/html';
import { reportOf, type AuditReport, type ReportSpot } from '../src/audit/report/report';
import { words } from '../src/audit/report/english';
import { spotReach, worldOf } from '../src/audit/run/audit';
import type { Merged } from '../src/audit/run/merge';
import { replay } from '../src/audit/run/replay';
import { csvOf } from '../src/audit/report/csv';
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
  const read = await readLevel(asked.files, asked);
  const { report, merged } = await walked(read, asked);
  // What is meant for a program to read goes alone to standard output.
  const lines = [...read.notes, '', ...reportLines(report, asked.failOn)].join('\n');
  if (asked.json === '-') console.log(JSON.stringify(report));
  else console.log(lines);
  if (asked.json !== undefined && asked.json !== '-') await written(asked.json, JSON.stringify(report));
  if (asked.csv !== undefined) await written(asked.csv, csvOf(report));
  if (asked.html !== undefined) await written(asked.html, await page(read, report, merged, asked));
  return reached(report, asked).length > 0 ? 1 : 0;
}

interface Walked {
  readonly report: AuditReport;
  readonly merged: Merged;
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

function walked({ name, level }: ReadLevel, { runs, workers, quiet }: AuditArguments): Promise<Walked> {
  const silent = quiet || !process.stderr.isTTY;
  return new Promise((resolve, reject) => {
    let last = 0;
    const run = new AuditRun(level, runs, {
      spawn: spawnThread,
      workers: Math.min(workers, Math.ceil(runs[0].bodies / 200)),
      changed: (progress) => {
        if (progress.state === 'failed') reject(new CommandFault(`The level could not be walked: ${progress.fault}`));
        if (progress.state === 'done') finish();
        else if (!silent && performance.now() - last > 200) show(progress);
      },
    });
    const show = (progress: Progress) => {
      last = performance.now();
      process.stderr.write(`\r${progressLine(progress, runs[0].bodies)}\x1b[K`);
    };
    const finish = () => {
      if (!silent) process.stderr.write('\r\x1b[K');
      const about = { name, triangles: level.indices.length / 3, bounds: boundsOf(level.positions as Float64Array) };
      const [merged, beside] = run.merged;
      resolve({ report: reportOf(about, runs[0], merged, beside), merged });
    };
  });
}

const reached = ({ counts }: AuditReport, { failOn }: AuditArguments) =>
  counts.filter(({ kind, events }) => events >= (failOn.get(kind) ?? Infinity));

async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CommandFault(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
  }
}
