/** Its layers: there from the beginning, for the first step is one of this method. */
export { backOffLayer } from './backOff';
export { planeLayer } from './plane';
export { planeTimesLayer } from './planeTimes';
export { projectionLayer } from './projection';
export { slidePlaneLayer } from './slidePlane';
