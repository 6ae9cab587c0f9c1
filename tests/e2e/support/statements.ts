/** What the source documents say, as the page has it. */
import { readFileSync } from 'node:fs';
import { joined, type Statement } from '../../../web/page/workbench/grounding/joined';

export type { Statement };

/** Node does not read JSON as modules without being told so, so it is read as text. */
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../web/page/workbench/grounding/${file}`, import.meta.url), 'utf8'));

export const { statements } = joined(read('statements.json'), read('statements.en.json'));

export function verdictsOf(list: readonly Statement[]): Record<Statement['verdict'], number> {
  const of = (verdict: Statement['verdict']) => list.filter((each) => each.verdict === verdict).length;
  return { right: of('right'), wrong: of('wrong'), unclear: of('unclear') };
}
