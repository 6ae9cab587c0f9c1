/** Imports of web/ point downward (ARCHITECTURE.md): a file knows the floors below its own, and none above or beside it. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf } from '../../support/imports.mjs';

/** From the bottom. Rooms of one line do not know each other; a method knows no other method. */
const floors = [
  ['web/package'],
  ['web/mesh'],
  ['web/audit'],
  ['web/cli'],
  ['web/page/base'],
  ['web/page/texts'],
  ['web/page/model'],
  ['web/page/presets'],
  ['web/page/solver'],
  ['web/page/core'],
  ['web/page/explain', 'web/page/scene'],
  ['web/page/export'],
  ['web/page/workbench', 'web/page/offline'],
  ['web/page/study'],
  ['web/page/methods/*', 'web/page/learn', 'web/page/audit'],
  ['web/page/why'],
  ['web/page/app'],
];
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

/** The room of a file, and what it is called among those of its floor. */
function roomOf(file: string): { readonly floor: number; readonly name: string } {
  const parts = file.split('/');
  const name = parts.slice(0, parts[1] !== 'page' ? 2 : parts[2] === 'methods' ? 4 : 3).join('/');
  const floor = floorOf.get(name) ?? floorOf.get(name.replace(/[^/]+$/, '*'));
  if (floor === undefined) throw new Error(`${file} is on no floor: add its folder to the list.`);
  return { floor, name };
}

/** Files of the largest circle of imports. It only gets smaller. */
const largestCircle = 12;

const isOfPage = (file: string): boolean => file.startsWith('web/page/');

/** @returns whether the first may know the second; meshes/ is below everything */
function mayImport(file: string, imported: string): boolean {
  if (imported.startsWith('meshes/')) return true;
  const [from, to] = [roomOf(file), roomOf(imported)];
  if (from.name === to.name) return true;
  if (isOfPage(imported) && !isOfPage(file)) return false;
  return to.floor < from.floor && to.name !== 'web/cli';
}

const files = filesIn('web').filter((file) => /^web\/(package|mesh|audit|cli|page)\//.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

/** Files above core that write the store themselves, with what they write. It only gets shorter. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'app/learnActions.ts': ['level', 'outlook', 'frameRequest'],
  'app/toolDoor.ts': ['playing', 'openPanel', 'placing'],
  'audit/room/running.ts': ['audited'],
  'audit/walkAgain/open.ts': ['outlook'],
  'learn/player.ts': ['clearedUntil', 'questionOpen', 'shownTime'],
  'learn/present/Presenter.tsx': ['glyphSize'],
  'learn/present/stopPictures.ts': ['glyphSize'],
  'study/room.ts': ['progress'],
  'workbench/player/index.ts': ['shownTime'],
  'workbench/print/sheet.ts': ['glyphSize'],
  'workbench/repair/BeforeAfter.tsx': ['shownSurface'],
  'workbench/repair/RepairPanel.tsx': ['shownSurface'],
  'workbench/repair/preview.ts': ['shownSurface'],
  'workbench/tools/bodies/actions.ts': ['wanted'],
  'workbench/tools/find/actions.ts': ['playing', 'selection', 'cameras'],
  'workbench/tools/measure/measuring.ts': ['placing', 'openPanel', 'tool'],
  'workbench/tools/places/shelf.ts': ['viewMode', 'morph', 'cameraLink', 'cameras'],
  'workbench/tools/stand/actions.ts': ['progress'],
};

/** Signals of the store that a file assigns to. */
function writtenIn(text: string): string[] {
  const assigned = (name: string) =>
    [...text.matchAll(new RegExp(`(?<![.\\w])${name}\\.value\\s*(?:=(?!=)|[&|?]{2}=|\\+=)`, 'g'))].map(
      (found) => found[1] ?? '',
    );
  const whole = /import \* as (\w+) from '[^']*core\/store'/.exec(text)?.[1];
  const named = /import \{([^}]*)\} from '[^']*core\/store'/.exec(text)?.[1] ?? '';
  const own = named.split(',').flatMap((item) => {
    const [name = '', alias = name] = item.trim().split(' as ');
    return name !== '' && !name.startsWith('type ') && assigned(alias).length > 0 ? [name] : [];
  });
  return [...new Set([...(whole === undefined ? [] : assigned(`${whole}\\.(\\w+)`)), ...own])].sort();
}

describe('the store', () => {
  it('is written in core', () => {
    expect(
      writtenIn(
        "import * as store from '../core/store';\nstore.level.value = 'frame';\nif (store.room.value === 'x') x();",
      ),
    ).toEqual(['level']);
    expect(writtenIn("import { level, notice as said } from '../core/store';\nsaid.value &&= null;")).toEqual([
      'notice',
    ]);
    const found = files
      .filter((file) => file.startsWith('web/page/') && !file.startsWith('web/page/core/'))
      .map((file) => [file.replace('web/page/', ''), writtenIn(readFileSync(file, 'utf8'))] as const)
      .filter(([, written]) => written.length > 0);
    const sorted = Object.entries(writers).map(([file, written]) => [file, [...written].sort()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(sorted));
  });
});

describe('imports of web/', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(importsOf('web/page/core/a.ts', "import { b } from './b';\nvoid import('../rooms');")).toEqual([
      'web/page/core/b',
      'web/page/rooms',
    ]);
    expect(mayImport('web/page/core/store.ts', 'web/page/app/main.tsx')).toBe(false);
    expect(mayImport('web/page/scene/a.ts', 'web/page/explain/b.ts')).toBe(false);
    expect(mayImport('web/page/methods/paper/a.ts', 'web/page/methods/robust/b.ts')).toBe(false);
    expect(mayImport('web/mesh/a.ts', 'web/page/base/b.ts')).toBe(false);
    expect(mayImport('web/page/app/main.tsx', 'web/mesh/import/index.ts')).toBe(true);
  });

  it('point downward, import() and types too', () => {
    const upward = [...imports].flatMap(([file, all]) =>
      all.filter((imported) => !mayImport(file, imported)).map((imported) => `${file} > ${imported}`),
    );
    expect(upward).toEqual([]);
  });

  it('make no large circle', () => {
    const circles = circlesOf(imports).map((circle) => circle.map((file) => posix.relative('web', file)).sort());
    expect(circles.filter(({ length }) => length > largestCircle)).toEqual([]);
  });
});

/** Files that reach each other, largest first. By Tarjan's algorithm. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lows = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    numbers.set(file, numbers.size);
    lows.set(file, numbers.get(file)!);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = graph.has(next)
        ? next
        : [`${next}.ts`, `${next}.tsx`, `${next}/index.ts`].find((each) => graph.has(each));
      if (!known) continue;
      if (!numbers.has(known)) visit(known);
      if (stack.includes(known)) lows.set(file, Math.min(lows.get(file)!, lows.get(known)!));
    }
    if (lows.get(file) !== numbers.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}
