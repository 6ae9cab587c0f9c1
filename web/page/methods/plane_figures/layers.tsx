/** What the views show of two plane figures. */
import type { StudyLayer } from '../../model/study/types';
import { drawFirst, drawMotion, drawSecond, drawTrail } from './figures/bodies';
import { drawGrown, drawRegions, drawSeen, drawShrunk } from './figures/grown';
import { drawAxis, drawEdge, drawMeeting, drawTurns } from './figures/polygons';
import { drawCorners, drawDistance, drawNearest, drawQuadrants, drawRanges, drawSquare } from './figures/tests';

export const layers: readonly StudyLayer[] = [
  {
    name: 'first',
    label: 'study.plane_figures.layer.first',
    swatch: <circle cx="8" cy="5" r="4" class="st-ink2" />,
    draw: drawFirst,
  },
  {
    name: 'second',
    label: 'study.plane_figures.layer.second',
    swatch: <path d="M2 2h12v6H2z" class="st-body" />,
    draw: drawSecond,
  },
  {
    name: 'trail',
    label: 'study.plane_figures.layer.trail',
    swatch: <path d="M1 8C5 8 7 2 15 2" class="sw-ghost" />,
    draw: drawTrail,
  },
  {
    name: 'motion',
    label: 'study.plane_figures.layer.motion',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="st-body" />,
    draw: drawMotion,
  },
  {
    name: 'quadrants',
    label: 'study.plane_figures.layer.quadrants',
    swatch: <path d="M8 0v10M2 5h12" class="sw-drop" />,
    draw: drawQuadrants,
  },
  {
    name: 'square',
    label: 'study.plane_figures.layer.square',
    swatch: <path d="M4 1h8v8H4z" class="sw-now-edge" />,
    draw: drawSquare,
  },
  {
    name: 'corners',
    label: 'study.plane_figures.layer.corners',
    swatch: <circle cx="8" cy="5" r="3.4" class="fl-vertex" />,
    draw: drawCorners,
  },
  {
    name: 'nearest',
    label: 'study.plane_figures.layer.nearest',
    swatch: (
      <>
        <path d="M2 9 8 3" class="sw-normal" />
        <circle cx="9.5" cy="2.5" r="2" class="fl-face" />
      </>
    ),
    draw: drawNearest,
  },
  {
    name: 'ranges',
    label: 'study.plane_figures.layer.ranges',
    swatch: <path d="M2 8h12M2 5.5v4M14 5.5v4" class="st-ink2" />,
    draw: drawRanges,
  },
  {
    name: 'distance',
    label: 'study.plane_figures.layer.distance',
    swatch: <path d="M2 8 14 2" class="st-face" />,
    draw: drawDistance,
  },
  {
    name: 'turns',
    label: 'study.plane_figures.layer.turns',
    swatch: <path d="M2 8h7l4-6" class="st-edge" />,
    draw: drawTurns,
  },
  {
    name: 'edge',
    label: 'study.plane_figures.layer.edge',
    swatch: <path d="M2 8 14 2" class="sw-now-edge" />,
    draw: drawEdge,
  },
  {
    name: 'axis',
    label: 'study.plane_figures.layer.axis',
    swatch: (
      <>
        <path d="M1 3h8" class="st-ink2 thick" />
        <path d="M7 7h8" class="st-body thick" />
      </>
    ),
    draw: drawAxis,
  },
  {
    name: 'meeting',
    label: 'study.plane_figures.layer.meeting',
    swatch: <path d="M3 9 13 1M3 1l10 8" class="st-face" />,
    draw: drawMeeting,
  },
  {
    name: 'grown',
    label: 'study.plane_figures.layer.grown',
    swatch: <rect x="2" y="1" width="12" height="8" rx="3" class="st-face" />,
    draw: drawGrown,
  },
  {
    name: 'regions',
    label: 'study.plane_figures.layer.regions',
    swatch: <path d="M5 0v10M11 0v10M1 3h14M1 7h14" class="sw-drop" />,
    draw: drawRegions,
  },
  {
    name: 'seen',
    label: 'study.plane_figures.layer.seen',
    swatch: (
      <>
        <circle cx="5" cy="5" r="3.6" class="st-vertex" />
        <circle cx="11" cy="5" r="3.6" class="st-vertex" />
      </>
    ),
    draw: drawSeen,
  },
  {
    name: 'point',
    label: 'study.plane_figures.layer.point',
    swatch: <circle cx="8" cy="5" r="3" class="sw-body-head" />,
    draw: drawShrunk,
  },
];
