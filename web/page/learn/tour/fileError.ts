/** A tour that cannot be opened, or not be handed out: what is wrong, where, and by how much. */

import type { Message } from '../../model';

export const tourErrorCodes = [
  'not-a-tour',
  'newer',
  'cut-off',
  'too-large',
  'field',
  'html',
  'formula',
  'control',
  'condition',
  'empty',
  'twice',
  'unanswered',
  'moment',
  'shown',
  'mesh-missing',
  'mesh-damaged',
  'mesh-differs',
  'mesh-gone',
  'not-here',
] as const;
export type TourErrorCode = (typeof tourErrorCodes)[number];

export class TourError extends Error {
  override readonly name = 'TourError';

  /** @param details `at`: the place in the tour, e.g. `stops.2.ask.question`; what else the message of the code says */
  constructor(
    readonly code: TourErrorCode,
    readonly details: Readonly<Record<string, string | number>> = {},
    /** what its scene is refused for */
    readonly problem: Message | null = null,
  ) {
    super(`${code} ${JSON.stringify(details)}`);
  }
}
