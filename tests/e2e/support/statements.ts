/** What the source documents say, as the page has it. */
import { readFileSync } from 'node:fs';
import type { Statement } from '../../../web/src/grounding/statements';

export type { Statement };

/** Node does not read JSON as modules without being told so, so it is read as text. */
const file = new URL('../../../web/src/grounding/statements.json', import.meta.url);

export const statements: readonly Statement[] = JSON.parse(readFileSync(file, 'utf8')).statements;

export function verdictsOf(list: readonly Statement[]): Record<Statement['verdict'], number> {
  const of = (verdict: Statement['verdict']) => list.filter((each) => each.verdict === verdict).length;
  return { right: of('right'), wrong: of('wrong'), unclear: of('unclear') };
}
