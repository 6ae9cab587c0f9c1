/** What the room of the course shows of a tour, in a chunk of its own. */
import './follow';

export { Because } from './Because';
export { MissingFile } from './MissingFile';
export { TourEnd } from './TourEnd';
export { TourHead } from './TourHead';
export { TourList } from './TourList';
