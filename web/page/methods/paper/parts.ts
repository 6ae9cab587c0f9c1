/** The method of 2003 is on the first screen: everything of it is there, but for what is opened by hand. */
import type { MethodParts } from '../../model/method/types';

export const paperParts: MethodParts = {
  outline: async () => (await import('./outline')).paperOutline,
  program: async () => (await import('./program')).paperProgram,
};
