// npm run test:browsers: one walk through the built page in Firefox, WebKitGTK and Chromium. Not part of npm test.
import { buildDocs } from '../make/docs.mjs';
import { buildLibrary } from '../make/library.mjs';
import { buildModule } from '../make/cmake.mjs';
import { buildSite } from '../make/site.mjs';
import { Failure } from '../failure.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';
import { runSection } from '../testing/section.mjs';
import { printSummary } from '../testing/summary.mjs';
import { runVitest } from '../testing/vitest.mjs';

const section = {
  name: 'browsers',
  title: 'the page in Chromium, Firefox and WebKitGTK',
  async run(log) {
    await buildModule(log);
    await buildLibrary(log);
    await buildSite(log);
    await buildDocs(log);
    return runVitest('browsers', log);
  },
};

export default async function testBrowsers(args) {
  if (args.length > 0) throw new Failure('Usage: npm run test:browsers');
  const tools = [...buildTools, 'chromium', 'fonts', 'firefox', 'webkit', 'screen'];
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(tools, log) },
    { title: 'npm packages', run: ensurePackages },
  ]);
  const result = await runSection(section);
  printSummary([result]);
  process.exitCode = result.failed > 0 ? 1 : 0;
}
