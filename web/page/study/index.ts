/** What opens with the first study. */
export { continueTo, toggleBeside } from './keys';
export { restoreStudy } from './restore';
export { studyRoom } from './room';
