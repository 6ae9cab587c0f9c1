/** Made while it is imported: the script's module runner closes after that. */
import { list, sprite } from './all';

export const made = { ...(await sprite()), list: list() };
