/** Made while it is imported: the script's module runner closes after that. */
import { sprite } from './all';

export const made = await sprite();
