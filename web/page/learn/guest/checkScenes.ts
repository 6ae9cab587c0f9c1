/** Whether the scenes of a tour can be run: asked when it is opened, not at the stop that turns out to have none. */
import { soundMethod } from '../../../package/methods';
import type { Experiment } from '../../model';
import { problemOf } from '../../model/experiment';
import { usualNumbers } from '../../../audit/run/usualNumbers';
import type { FileTour } from '../tour/file';
import { TourError } from '../tour/fileError';

/** Nothing is wrong with it; scenes say what is otherwise in theirs. */
const sound: Experiment = {
  method: soundMethod,
  sides: 'both',
  precision: 'double',
  radii: [1, 1, 1],
  start: [0, 0, 0],
  inputs: [{ displacement: [0, 0, 0], gravity: [0, 0, 0] }],
  ...usualNumbers,
};

/** @throws TourError that says of which stop, and what is wrong */
export function checkScenes({ stops }: FileTour): void {
  stops.forEach(({ moment: { changes, compare } }, at) => {
    const own = { ...sound, ...changes };
    const problem = problemOf(own) ?? problemOf({ ...own, ...compare });
    if (problem) throw new TourError('moment', { at: `stops.${at}` }, problem);
  });
}
