/** The figures of the sweep, with the layers of the methods that are there from the beginning. */
import * as layers from '../methods/paper/layers';
import { addLayers } from '../scene/layers/late';

addLayers(layers);

export { mountStage } from '../scene';
