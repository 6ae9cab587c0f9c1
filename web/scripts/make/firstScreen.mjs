import { fromRoot } from '../paths.mjs';

/**
 * The code of the first screen goes into three chunks: the page, the room on screen, and the figures. By default the bundler cuts a chunk for every set of later parts that
 * share something with them: forty small files, which compress worse and are fetched one by one.
 */
export function firstScreen() {
  const imports = new Map();
  const closures = new Map();

  /** All that a module imports, and what that imports; what it asks for later is left out. */
  const closure = (entry) => {
    if (closures.has(entry)) return closures.get(entry);
    const found = new Set();
    const ahead = [entry];
    for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      ahead.push(...(imports.get(id) ?? []));
    }
    closures.set(entry, found);
    return found;
  };
  const page = fromRoot('web/page/app/main.tsx');
  const workbench = fromRoot('web/page/app/Workbench.tsx');
  const course = fromRoot('web/page/learn/panels/LearnRoom.tsx');
  const scene = fromRoot('web/page/app/stage.ts');
  const both = (id) => closure(workbench).has(id) && closure(course).has(id);
  return {
    plugin: {
      name: 'first-screen',
      apply: 'build',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
    },
    groups: [
      { name: 'index', priority: 4, test: (id) => closure(page).has(id) || both(id) },
      { name: 'workbench', priority: 3, test: (id) => closure(workbench).has(id) },
      { name: 'course', priority: 1, test: (id) => closure(course).has(id) },
      { name: 'scene', priority: 2, test: (id) => closure(scene).has(id) },
    ],
  };
}
