/** Hashes of what the solver was given and what it answered: those of the package's tapes, so that a mesh has one name in both. */
export { isMeshHash, isMeshOf, meshHash, StateHash } from '../package/record/meshHash';
