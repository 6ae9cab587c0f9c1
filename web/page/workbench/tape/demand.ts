/** What a tape asks of the solver, checked before the solver is asked: its numbers may be written by anybody. */
import type { Tape } from '../../../package/record/types';
import { moveNumbers } from '../../../package/settings.gen';
import type { Message } from '../../model';
import { MessageError } from '../../core/session/failure';

/** The solver takes no coordinate beyond this, world. */
const largest = 1e30;
/** The twelve numbers of a request. */
const fields = ['start', 'displacement', 'gravity', 'radii'] as const;
const axes = ['x', 'y', 'z'] as const;

/** @throws MessageError that names the number, and of which body and call it is */
export function demandMoves({ requests, bodies, calls, options }: Tape, title: Message): void {
  const refuse = (field: string, found: unknown): never => {
    throw new MessageError({ key: 'tape.error.field', values: { field, found: String(found) } }, undefined, title);
  };
  requests.forEach((value, at) => {
    const [row, place] = [Math.floor(at / 12), at % 12];
    const name = fields[Math.floor(place / 3)]!;
    const sound = Math.abs(value) <= largest && (name !== 'radii' || value > 0);
    if (sound) return;
    const values = { field: `${name}.${axes[place % 3]!}`, found: value, body: bodies[row]!, frame: calls[row]! };
    throw new MessageError({ key: 'tape.error.move', values }, undefined, title);
  });
  options.forEach((set, at) => {
    for (const { name, unit, least, most } of moveNumbers) {
      const value = set[name];
      const sound =
        value === undefined || (value >= least && value <= most && (unit !== 'count' || Number.isInteger(value)));
      if (!sound) refuse(`options.${at}.${name}`, value);
    }
    if (set.up && !(Math.hypot(...set.up) > 0)) refuse(`options.${at}.up`, `[${set.up.join(', ')}]`);
  });
}
