/** What all studies say: their panels, strips and refusals. */
import studies from './studies.en.json';

export const catalogue = studies;
