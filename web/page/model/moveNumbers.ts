/** The numbers of a move as a link or a file holds them. */
import * as v from 'valibot';
import { type MoveNumber, moveNumbers } from '../../package/settings.gen';

type Field<N extends MoveNumber, S extends v.GenericSchema<number, number>> = N['own'] extends true
  ? v.NullableSchema<S, undefined>
  : S;

/** A field for each; null where the solver's own may be meant. */
export function numberFields<S extends v.GenericSchema<number, number>>(
  number: S,
): { readonly [N in MoveNumber as N['name']]: Field<N, S> } {
  const fields = moveNumbers.map(({ name, own }) => [name, own ? v.nullable(number) : number]);
  return Object.fromEntries(fields) as ReturnType<typeof numberFields<S>>;
}
