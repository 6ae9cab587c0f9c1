/** Its layers, a chunk of their own: the first step is one of the method of 2003. */
export { activePlanesLayer } from './activePlanes';
export { carriedLayer } from './carried';
export { coneLayer } from './cone';
export { groundLayer } from './ground';
export { pushesLayer } from './pushes';
export { steepContactLayer } from './steepContact';
export { stepEdgeLayer } from './stepEdge';
export { stepsLayer } from './steps';
export { touchTestLayer } from './touchTest';
export { wedgeLayer } from './wedge';
