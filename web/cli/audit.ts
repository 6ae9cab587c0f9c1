/** `sweepscope audit`: reads a level, walks it in threads, says what was found. */
import { writeFile } from 'node:fs/promises';
import { AuditRun, type Progress } from '../src/audit/pool/run';
import { reportOf, type AuditReport } from '../src/audit/report/report';
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
  const report = await walked(read, asked);
  // What is meant for a program to read goes alone to standard output.
  const words = [...read.notes, '', ...reportLines(report, asked.failOn)].join('\n');
  if (asked.json === '-') console.log(JSON.stringify(report));
  else console.log(words);
  if (asked.json !== undefined && asked.json !== '-') await written(asked.json, JSON.stringify(report));
  if (asked.csv !== undefined) await written(asked.csv, csvOf(report));
  return reached(report, asked).length > 0 ? 1 : 0;
}

function walked({ name, level }: ReadLevel, { runs, workers, quiet }: AuditArguments): Promise<AuditReport> {
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
      resolve(reportOf(about, runs[0], run.merged[0], run.merged[1]));
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
