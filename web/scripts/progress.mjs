// Numbered steps with elapsed time. On a terminal the newest line of output is shown live and the whole output only
// when the step fails; elsewhere (CI, a pipe) everything is streamed, with a sign of life when a step is silent.
const live = process.stdout.isTTY && !process.env.CI;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const keptLines = 200;
const silenceMs = 30_000;

/** @param steps list of `{ title, run(log) }`; `run` may return a short remark ("unchanged"). Stops at the first failure. */
export async function runSteps(steps) {
  for (const [index, { title, run }] of steps.entries()) {
    await showStep(`[${index + 1}/${steps.length}] ${title}`, run);
  }
}

async function showStep(label, run) {
  const since = performance.now();
  const view = live ? liveView(label, since) : streamedView(label, since);
  try {
    const remark = await run(view.line);
    view.end(`${label}: ${remark ?? 'done'} (${seconds(since)})`);
  } catch (error) {
    view.fail(`${label}: failed (${seconds(since)})`);
    throw error;
  }
}

function liveView(label, since) {
  const lines = [];
  const draw = () => {
    const newest = (lines.at(-1) ?? '').trim();
    const text = `${label} … ${seconds(since)}  ${newest}`.slice(0, (process.stdout.columns ?? 80) - 1);
    process.stdout.write(`\r\x1b[K${text}`);
  };
  const timer = setInterval(draw, 100);
  const close = (text) => {
    clearInterval(timer);
    process.stdout.write(`\r\x1b[K${text}\n`);
  };
  return {
    line(text) {
      if (text.trim()) lines.push(text);
      if (lines.length > keptLines) lines.shift();
    },
    end: close,
    fail(text) {
      close(text);
      lines.forEach((line) => console.log(`    ${line}`));
    },
  };
}

function streamedView(label, since) {
  console.log(`${label} …`);
  let spoke = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - spoke < silenceMs) return;
    console.log(`    … still running, ${seconds(since)}`);
    spoke = performance.now();
  }, 1000);
  const close = (text) => {
    clearInterval(timer);
    console.log(text);
  };
  return {
    line(text) {
      spoke = performance.now();
      console.log(`    ${text}`);
    },
    end: close,
    fail: close,
  };
}
