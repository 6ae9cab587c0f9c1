// Knows whether something must be made again: by the content of what it is made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from '../paths.mjs';

/** A hash over the names and contents of files and whole folders, given from the repository's root. Packages that npm installs in one of them do not count. */
export function fingerprint(inputs, except = []) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = fromRoot(path);
    if (except.includes(path) || !existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (name !== 'node_modules') add(join(path, name));
    } else {
      hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    }
  };
  inputs.forEach(add);
  return hash.digest('hex');
}

/** Calls `make` unless `outputs` exist and were made from the same `inputs`, without those `except`; remembers the inputs when it succeeds. */
export async function makeWhenChanged({ name, inputs, except, outputs, make }) {
  const stamp = fromRoot('build/stamps', name);
  const current = fingerprint(inputs, except);
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (same && outputs.every((path) => existsSync(fromRoot(path)))) return 'unchanged';
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return 'built';
}
