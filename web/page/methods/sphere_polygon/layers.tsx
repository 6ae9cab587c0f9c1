/** What the views show of a sphere at rest and a polygon. */
import type { StudyLayer } from '../../model/study/types';
import { drawCut, drawPolygon, drawRegions, drawSphere, drawTrail, drawWay } from './figures/bodies';
import { drawClosest, drawResponse, drawSweep } from './figures/closest';
import { drawAngles, drawAsked, drawFoot, drawNormal, drawSigns } from './figures/inside';

export const layers: readonly StudyLayer[] = [
  {
    name: 'regions',
    label: 'study.sphere_polygon.layer.regions',
    swatch: <path d="M1.5 1.5h13v7h-13z" class="sw-plane" />,
    draw: drawRegions,
  },
  {
    // The scene goes with it where the study runs on one.
    name: 'mesh',
    label: 'study.sphere_polygon.layer.polygon',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
    draw: drawPolygon,
  },
  {
    name: 'trail',
    label: 'study.sphere_polygon.layer.trail',
    swatch: <path d="M1 8C5 8 7 2 15 2" class="sw-ghost" />,
    draw: drawTrail,
  },
  {
    name: 'way',
    label: 'study.sphere_polygon.layer.way',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="sw-body" />,
    draw: drawWay,
  },
  {
    name: 'cut',
    label: 'study.sphere_polygon.layer.cut',
    swatch: <ellipse cx="8" cy="5" rx="6" ry="3" class="sw-body dash" />,
    draw: drawCut,
  },
  {
    name: 'sphere',
    label: 'study.sphere_polygon.layer.sphere',
    swatch: <circle cx="8" cy="5" r="4" class="sw-body" />,
    draw: drawSphere,
  },
  {
    name: 'sweep',
    label: 'study.sphere_polygon.layer.sweep',
    swatch: <circle cx="8" cy="5" r="4" class="sw-ghost" />,
    draw: drawSweep,
  },
  {
    name: 'normal',
    label: 'study.sphere_polygon.layer.normal',
    swatch: (
      <>
        <path d="M8 9V3" class="sw-normal" />
        <path d="M5.5 4 8 .5 10.5 4z" class="sw-normal-head" />
      </>
    ),
    draw: drawNormal,
  },
  {
    name: 'asked',
    label: 'study.sphere_polygon.layer.asked',
    swatch: <path d="M2 8 3 9 14 2 13 1z" class="sw-edge" />,
    draw: drawAsked,
  },
  {
    name: 'angles',
    label: 'study.sphere_polygon.layer.angles',
    swatch: <path d="M2 9 14 9M2 9 11 1M9 9A7 7 0 0 0 7.2 4.4" class="sw-normal" />,
    draw: drawAngles,
  },
  {
    name: 'signs',
    label: 'study.sphere_polygon.layer.signs',
    swatch: <path d="M1 8h14M8 8V2M8 2 5.8 4.5M8 2l2.2 2.5" class="sw-normal" />,
    draw: drawSigns,
  },
  {
    name: 'foot',
    label: 'study.sphere_polygon.layer.foot',
    swatch: <path d="M8 1v8M3 9h10" class="sw-line" />,
    draw: drawFoot,
  },
  {
    name: 'closest',
    label: 'study.sphere_polygon.layer.closest',
    swatch: (
      <>
        <path d="M2 9 8 3" class="sw-normal" />
        <circle cx="9.5" cy="2.5" r="2" class="sw-edge" />
      </>
    ),
    draw: drawClosest,
  },
  {
    name: 'response',
    label: 'study.sphere_polygon.layer.response',
    swatch: <path d="M1 2 8 8 15 2" class="sw-body" />,
    draw: drawResponse,
  },
];
