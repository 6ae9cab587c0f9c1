import { outputOf } from '../exec.mjs';

/** Two groups: sections one of whose sources differs from main, committed or not, and the others. */
export async function affectedFirst(sections) {
  const base = (await outputOf('git', ['merge-base', 'main', 'HEAD'])) ?? 'HEAD';
  const lists = [
    await outputOf('git', ['diff', '--name-only', base]),
    await outputOf('git', ['ls-files', '--others', '--exclude-standard']),
  ];
  const changed = lists.flatMap((list) => (list ? list.split('\n') : []));
  const isAffected = ({ sources }) => changed.some((file) => sources.some((start) => file.startsWith(start)));
  return [sections.filter(isAffected), sections.filter((section) => !isAffected(section))].filter(
    ({ length }) => length > 0,
  );
}
