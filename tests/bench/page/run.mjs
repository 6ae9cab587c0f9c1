/**
 * Big meshes on the real page: seconds from the file to the first step, the longest task of the main thread, memory.
 *
 *   node tests/bench/page/run.mjs [--millions 1,5,10] [--formats ply,stl,glb,obj] [--times 1] [--again 20] [--cancel] [--drawn] [--profile]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bigFile } from './files.mjs';
import { cancelFile, cancelStages, memoryOf, openFile, openPage, profiled, traced } from './page.mjs';

const { values } = parseArgs({
  options: {
    millions: { type: 'string', default: '1' },
    formats: { type: 'string', default: 'ply,stl,glb,obj' },
    times: { type: 'string', default: '1' },
    again: { type: 'string', default: '0' },
    drawn: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    cancel: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(tmpdir(), 'sweepscope-big') },
  },
});
mkdirSync(values.folder, { recursive: true });

const round = (value, digits = 1) => value.toFixed(digits);

/** One line a file: each on a page of its own, opened anew. */
async function measureOnce(format, millions, drawn) {
  const { path, bytes } = bigFile(values.folder, format, millions);
  const opened = await openPage({ drawn });
  try {
    const before = await memoryOf(opened);
    const work = () => openFile(opened, path);
    const outcome = values.profile ? await profiled(opened, work) : await traced(opened, work);
    const { result } = outcome;
    const name = `${format} ${millions} M, ${round(bytes / 1e6, 0)} MB${drawn ? ', drawn' : ''}`;
    if (result.said !== undefined) return console.log(`| ${name} | ${result.said} |`);
    const after = await memoryOf(opened);
    const tasks = outcome.tasks ?? [];
    const clock = Math.max(0, ...result.tasks.map(({ duration }) => duration));
    const memory = `${round(before.heap, 0)} → ${round(after.heap, 0)} | ${round(before.renderer, 0)} → ${round(after.renderer, 0)}`;
    const list =
      tasks
        .slice(0, 5)
        .map(({ processor }) => round(processor, 0))
        .join(' ') || '–';
    console.log(
      `| ${name} | ${round(result.card, 2)} | ${round(result.step, 2)} | ${round(clock, 0)} | ${list} | ${memory} |`,
    );
    if (!outcome.own) return;
    for (const [function_, time] of outcome.own.slice(0, 25))
      console.log(`    ${round(time, 0).padStart(6)} ms  ${function_}`);
    writeFileSync(join(values.folder, `${format}-${millions}m.cpuprofile`), JSON.stringify(outcome.profile));
  } finally {
    await opened.close();
  }
}

/** The same file again and again on one page. */
async function measureAgain(format, times, drawn) {
  const { path } = bigFile(values.folder, format, 1);
  const opened = await openPage({ drawn });
  try {
    for (let i = 1; i <= times; i++) {
      const result = await openFile(opened, path);
      if (result.said !== undefined) return console.log(`${i}: ${result.said}`);
      const { heap, renderer } = await memoryOf(opened);
      console.log(`| ${i} | ${round(result.step, 2)} | ${round(heap, 0)} | ${round(renderer, 0)} |`);
    }
  } finally {
    await opened.close();
  }
}

/** A file cancelled in one stage after the other, over the same scene. */
async function measureCancel(format, millions, drawn) {
  const { path } = bigFile(values.folder, format, millions);
  const opened = await openPage({ drawn });
  try {
    for (const stage of cancelStages) {
      const { said, gone, atOnce, later, still, replaced } = await cancelFile(opened, path, stage);
      const name = `${format} ${millions} M, ${stage}`;
      if (said !== undefined) {
        console.log(`| ${name} | ${said} |`);
        continue;
      }
      const [now, then, worker] = [atOnce, later, replaced].map((is) => (is ? 'yes' : 'no'));
      console.log(`| ${name} | ${round(gone, 0)} | ${now} | ${then} | ${round(still, 0)} | ${worker} |`);
    }
  } finally {
    await opened.close();
  }
}

if (values.cancel) {
  console.log(
    '| cancelled | until nothing is in the way, ms | scene as before | three seconds later | longest task after, ms | another worker |\n|---|---|---|---|---|---|',
  );
  for (const millions of values.millions.split(',').map(Number))
    for (const format of values.formats.split(',')) await measureCancel(format, millions, values.drawn);
} else if (Number(values.again) > 0) {
  console.log('| time | to the first step, s | heap of the page, MB | renderer, MB |\n|---|---|---|---|');
  await measureAgain(values.formats.split(',')[0], Number(values.again), values.drawn);
} else {
  console.log(
    '| file | to the card, s | to the first step, s | longest task, ms | longest of the processor, ms | heap of the page, MB | renderer, MB |\n|---|---|---|---|---|---|---|',
  );
  for (const millions of values.millions.split(',').map(Number))
    for (const format of values.formats.split(','))
      for (let i = 0; i < Number(values.times); i++) await measureOnce(format, millions, values.drawn);
}
