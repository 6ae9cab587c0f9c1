// The code of the package's README, as it was installed, for tests that run it.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../web/scripts/paths.mjs';

/** The code below a heading of the README, as a function of what it uses. */
export function codeOf(heading, uses, gives) {
  const readme = readFileSync(fromRoot('build/installed/node_modules/sweepscope/README.md'), 'utf8');
  const [, code] = new RegExp(`### ${heading}\\n[^]*?\`\`\`js\\n([^]*?)\`\`\``).exec(readme);
  return Function(...uses, `${code}\nreturn { ${gives} };`);
}
