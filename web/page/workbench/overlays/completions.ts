/** What an address that is being typed may go on with: the steps that are there. */
import { withAncestors } from '../../../package/trace/address';
import type { FrameTree, Step } from '../../../package/trace/steps';

/** More are no help; typing one more letter is. */
const most = 8;

export interface Found {
  /** innermost step that the address names */
  readonly group: Step;
  /** what follows it in the address; empty: the step itself is named */
  readonly rest: string;
}

export function findGroup(tree: FrameTree, address: string): Found | null {
  for (const at of withAncestors(address)) {
    const group = tree.byAddress.get(at);
    if (group) return { group, rest: address.slice(at.length + 1) };
  }
  return null;
}

/** Steps whose address begins with what is typed. */
export function completions(tree: FrameTree, address: string): Step[] {
  const found = findGroup(tree, address);
  if (!found || found.rest.includes('.')) return [];
  const begun = found.group.children.filter(({ name }) => name.startsWith(found.rest));
  // `t1` is a step and the beginning of ten others.
  const parent = found.rest === '' ? found.group.parent : null;
  const longer = parent?.children.filter(({ name }) => name !== found.group.name && name.startsWith(found.group.name));
  return [...begun, ...(longer ?? [])].slice(0, most);
}

/** The names of a group's steps in a few words: `broad, t0–t17, nearest, response`. */
export function namesOf({ children }: Step): string {
  const tests = children.filter(({ kind }) => kind === 'triangle');
  const names = children.filter(({ kind }) => kind !== 'triangle').map(({ name }) => name);
  const [first, last] = [tests[0]?.name, tests.at(-1)?.name];
  if (first !== undefined) names.splice(1, 0, first === last ? first : `${first}–${last}`);
  return names.join(', ');
}
