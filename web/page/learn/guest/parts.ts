/** The parts of the course's room for tours, in a separate chunk. */
import './follow';

export { Because } from './Because';
export { MissingFile } from './MissingFile';
export { TourEnd } from './TourEnd';
export { TourHead } from './TourHead';
export { TourList } from './TourList';
