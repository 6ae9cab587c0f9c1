/** The chapters after the first, in order: a separate chunk. */
import { chapter02 } from './c02';
import { chapter03 } from './c03';
import { chapter04 } from './c04';
import { chapter05 } from './c05';
import { chapter06 } from './c06';
import { chapter07 } from './c07';
import { chapter08 } from './c08';
import { chapter09 } from './c09';
import { chapter10 } from './c10';
import { chapter11 } from './c11';
import { chapter12 } from './c12';
import { chapter13 } from './c13';
import { chapter14 } from './c14';
import { chapter15 } from './c15';
import { chapter16 } from './c16';
import { chapter17 } from './c17';
import { chapter18 } from './c18';
import { chapter19 } from './c19';
import { chapter20 } from './c20';
import { chapter21 } from './c21';
import type { Chapter } from './chapter';
import { restTexts } from './en/rest';
import { addTexts } from './texts';
import { axesPoints, drawAxes } from '../figure/axes';
import { drawCentre } from '../figure/centre';
import { drawCorner } from '../figure/corner';
import { drawEdgeVectors } from '../figure/edgeVectors';
import { drawFaceVectors } from '../figure/faceVectors';
import { drawFat, fatPoints } from '../figure/fat';
import { addMarks } from '../figure/lateMarks';
import {
  drawEdgeLine,
  drawFoot,
  drawHollow,
  drawNormal,
  drawOffsets,
  drawPlane,
  drawTouch,
} from '../figure/planeMarks';
import { drawRest } from '../figure/rest';
import { drawSection, sectionPoints } from '../figure/section';
import { drawSlopeAngles } from '../figure/slopeAngles';
import { drawTested } from '../figure/tested';
import { drawTrail } from '../figure/trail';
import { drawTwice, twicePoints } from '../figure/twice';
import { drawTwoNormals } from '../figure/twoNormals';

addTexts(restTexts);
addMarks({
  plane: { draw: drawPlane },
  offsets: { draw: drawOffsets },
  normal: { draw: drawNormal },
  touch: { draw: drawTouch },
  edgeLine: { draw: drawEdgeLine },
  foot: { draw: drawFoot },
  hollow: { draw: drawHollow },
  fat: { draw: drawFat, points: fatPoints },
  section: { draw: drawSection, points: sectionPoints },
  rest: { draw: drawRest },
  twoNormals: { draw: drawTwoNormals },
  axes: { draw: drawAxes, points: axesPoints },
  corner: { draw: drawCorner },
  edgeVectors: { draw: drawEdgeVectors },
  faceVectors: { draw: drawFaceVectors },
  centre: { draw: drawCentre },
  twice: { draw: drawTwice, points: twicePoints },
  tested: { draw: drawTested },
  trail: { draw: drawTrail },
  slopeAngles: { draw: drawSlopeAngles },
});

export const rest: readonly Chapter[] = [
  chapter02,
  chapter03,
  chapter04,
  chapter05,
  chapter06,
  chapter07,
  chapter08,
  chapter09,
  chapter10,
  chapter11,
  chapter12,
  chapter13,
  chapter14,
  chapter15,
  chapter16,
  chapter17,
  chapter18,
  chapter19,
  chapter20,
  chapter21,
];
