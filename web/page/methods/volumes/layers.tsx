/** What the views show of bounding volumes. */
import type { StudyLayer } from '../../model/study/types';
import { drawAsked } from './figures/asked';
import { drawModel, drawProbe, drawSecondBox, drawUnturned } from './figures/bodies';
import { drawIntervals } from './figures/intervals';
import { drawOthers, drawTurned, drawVolumes } from './figures/volumes';

export const layers: readonly StudyLayer[] = [
  {
    name: 'model',
    label: 'study.volumes.layer.model',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
    draw: drawModel,
  },
  {
    // The page draws a mesh where it was read, which is how it lies unturned.
    name: 'mesh',
    label: 'study.volumes.layer.mesh',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-plane" />,
    off: true,
    draw: drawUnturned,
  },
  {
    name: 'others',
    label: 'study.volumes.layer.others',
    swatch: <path d="M2 1.5h12v7H2z" class="sw-plane" />,
    draw: drawOthers,
  },
  {
    name: 'volume',
    label: 'study.volumes.layer.volume',
    swatch: <path d="M2 1.5h12v7H2z" class="sw-now" />,
    draw: drawVolumes,
  },
  {
    name: 'second',
    label: 'study.volumes.layer.second',
    swatch: <path d="M3 1.5h10v7H3z" class="sw-body" />,
    draw: drawSecondBox,
  },
  {
    name: 'turned',
    label: 'study.volumes.layer.turned',
    swatch: <path d="M3 8 13 2" class="sw-drop" />,
    draw: drawTurned,
  },
  {
    name: 'asked',
    label: 'study.volumes.layer.asked',
    swatch: <path d="M4 1v8M12 1v8" class="sw-slide" />,
    draw: drawAsked,
  },
  {
    name: 'intervals',
    label: 'study.volumes.layer.intervals',
    swatch: (
      <>
        <path d="M1 3h9" class="sw-line" />
        <path d="M6 7h9" class="sw-body" />
      </>
    ),
    draw: drawIntervals,
  },
  {
    name: 'probe',
    label: 'study.volumes.layer.probe',
    swatch: <circle cx="8" cy="5" r="3" class="sw-vertex" />,
    draw: drawProbe,
  },
];
