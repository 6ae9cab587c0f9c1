/** What the views show of two convex bodies. */
import type { StudyLayer } from '../../model/study/types';
import { drawA, drawB, drawDifference, drawHome, drawMotion, drawOrigin } from './figures/bodies';
import { drawPolytope, drawReach, drawWayOut } from './figures/epa';
import { drawNearest, drawPlaneAcross, drawSearch, drawSimplex } from './figures/gjk';
import { drawAdvance, drawSweep } from './figures/time';

const solid = 'M3 8 1 4l4-3 6 0 4 4-4 4-5 .5z';

export const layers: readonly StudyLayer[] = [
  {
    // The scene goes with it, where a body is a part of it.
    name: 'mesh',
    label: 'study.convex.layer.mesh',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
    draw: drawHome,
  },
  {
    name: 'bodyA',
    label: 'study.convex.layer.bodyA',
    swatch: <path d={solid} class="st-ink2" />,
    draw: drawA,
  },
  {
    name: 'bodyB',
    label: 'study.convex.layer.bodyB',
    swatch: <path d={solid} class="st-body" />,
    draw: drawB,
  },
  {
    name: 'motion',
    label: 'study.convex.layer.motion',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="st-body" />,
    draw: drawMotion,
  },
  {
    name: 'difference',
    label: 'study.convex.layer.difference',
    swatch: <path d={solid} class="sw-plane" />,
    draw: drawDifference,
  },
  {
    name: 'polytope',
    label: 'study.convex.layer.polytope',
    swatch: <path d="M2 9 8 1l6 6zM8 1l1 8" class="st-edge" />,
    draw: drawPolytope,
  },
  {
    name: 'simplex',
    label: 'study.convex.layer.simplex',
    swatch: <path d="M2 9 8 1l6 6z" class="st-body" />,
    draw: drawSimplex,
  },
  {
    name: 'plane',
    label: 'study.convex.layer.plane',
    swatch: <path d="M1 8 6 2h9l-5 6z" class="st-slide" />,
    draw: drawPlaneAcross,
  },
  {
    name: 'search',
    label: 'study.convex.layer.search',
    swatch: <path d="M1 9 13 2M13 2l-4 .6M13 2l-2 3.4" class="st-ink" />,
    draw: drawSearch,
  },
  {
    name: 'nearest',
    label: 'study.convex.layer.nearest',
    swatch: <path d="M2 8 14 2" class="st-face thick" />,
    draw: drawNearest,
  },
  {
    name: 'reach',
    label: 'study.convex.layer.reach',
    swatch: <path d="M2 9 10 3M7 1l6 5" class="st-face" />,
    draw: drawReach,
  },
  {
    name: 'wayOut',
    label: 'study.convex.layer.wayOut',
    swatch: <path d="M1 5h11M12 5 8 2.6M12 5 8 7.4" class="st-face" />,
    draw: drawWayOut,
  },
  {
    name: 'advance',
    label: 'study.convex.layer.advance',
    swatch: <path d="M1 5h3M6 5h3M11 5h4" class="st-body thick" />,
    draw: drawAdvance,
  },
  {
    name: 'sweep',
    label: 'study.convex.layer.sweep',
    swatch: <circle cx="8" cy="5" r="4" class="sw-ghost" />,
    draw: drawSweep,
  },
  {
    name: 'origin',
    label: 'study.convex.layer.origin',
    swatch: <path d="M3 5h10M8 1v8" class="st-ink" />,
    draw: drawOrigin,
  },
];
