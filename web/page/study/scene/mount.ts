/** The figures of a study where any figures may stand: behind the same door as those of a sweep. */
import type { MountStage } from '../../model/stage';
import { StudyStage } from './stage';

export const mountStudyStage: MountStage = (canvas, { world, ellipsoid }, pixels) => {
  const stage = new StudyStage(canvas, { world, second: ellipsoid }, pixels === undefined ? undefined : () => pixels);
  return {
    dispose: () => stage.dispose(),
    // Nobody walks in it, nothing is put elsewhere by hand, and no film is made of it.
    cameraYaw: () => 0,
    onPicture: () => {},
    view: () => null,
    drawCalls: () => stage.drawCalls(),
    picture: (look) => stage.picture(look),
  };
};
