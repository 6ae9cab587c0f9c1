import { type ChosenNumbers, moveNumbers } from '../../lib/settings.gen';

/** What nobody chose. */
export const usualNumbers = Object.fromEntries(
  moveNumbers.map(({ name, own, usual }) => [name, own ? null : usual]),
) as unknown as ChosenNumbers;
