/** The method of 2003 is on the first screen: everything of it is there, but for what is opened by hand. */
import type { MethodParts } from '../../model/method/types';

export const paperParts: MethodParts = {
  code: async () => (await import('./pseudocode')).paperCode,
};
