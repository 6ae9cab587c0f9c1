import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** A path given from the repository's root. */
export const fromRoot = (...parts) => join(root, ...parts);
