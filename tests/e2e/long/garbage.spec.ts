/** The package in a page's own engine: calls into results that are kept leave nothing for the garbage collector, on a tape neither. */
import { buildDocs } from '../../../web/scripts/make/docs.mjs';
import { bytesInPackage, expectedBytes, kindsOfCalls, measuredOf, sampling } from '../../support/allocations.mjs';
import { test } from '../../support/page';
import { expect } from '../support/app';

// The documentation has the package beside it, and nothing that runs meanwhile.
test.beforeAll(() => buildDocs());

type Kinds = { kinds: Record<string, (count: number) => void> };

test('calls into results that are kept make no object, those with results of their own make some', async ({ page }) => {
  await page.goto('./docs/traces.html');
  const names = await page.evaluate<string[]>(`(async () => {
    const at = (name) => import(new URL('lib/' + name, location.href).href);
    const [{ loadSolver, compileOptions }, { record }] = await Promise.all([at('index.js'), at('record.js')]);
    globalThis.kinds = await (${kindsOfCalls.toString()})({ loadSolver, compileOptions, record });
    return Object.keys(kinds);
  })()`);
  expect(names.length).toBe(6);
  const calls = (name: string, count: number) =>
    page.evaluate(([name, count]) => (globalThis as unknown as Kinds).kinds[name]!(count), [name, count] as const);
  const session = await page.context().newCDPSession(page);
  for (const name of names) {
    // Until what runs often is compiled.
    for (let round = 0; round < 5; round++) await calls(name, 20_000);
    await session.send('HeapProfiler.startSampling', sampling);
    await calls(name, measuredOf(name));
    const { profile } = await session.send('HeapProfiler.stopSampling');
    const bytes = bytesInPackage(profile, (url) => url.includes('/docs/lib/')) / measuredOf(name);
    const { least, most } = expectedBytes(name);
    expect(bytes, name).toBeGreaterThanOrEqual(least);
    expect(bytes, name).toBeLessThanOrEqual(most);
  }
});
