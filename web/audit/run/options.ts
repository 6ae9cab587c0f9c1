import type { MoveOptions } from 'sweepscope';
import { moveNumbers } from '../../package/settings.gen';
import type { AuditSettings } from './types';

/** What of the settings a move is told. A method ignores the numbers it does not have. */
export function moveOptions(settings: AuditSettings): MoveOptions {
  const chosen = moveNumbers.filter(({ name }) => settings[name] !== null).map(({ name }) => [name, settings[name]]);
  return { method: settings.method, sides: settings.sides, ...Object.fromEntries(chosen) };
}
