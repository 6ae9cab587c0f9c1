/** Its layers, a chunk of their own: the first step is one of the method of 2003. */
export { activePlanesLayer } from '../../scene/layers/activePlanes';
export { carriedLayer } from '../../scene/layers/carried';
export { coneLayer } from '../../scene/layers/cone';
export { groundLayer } from '../../scene/layers/ground';
export { pushesLayer } from '../../scene/layers/pushes';
export { steepContactLayer } from '../../scene/layers/steepContact';
export { stepEdgeLayer } from '../../scene/layers/stepEdge';
export { stepsLayer } from '../../scene/layers/steps';
export { touchTestLayer } from '../../scene/layers/touchTest';
export { wedgeLayer } from '../../scene/layers/wedge';
