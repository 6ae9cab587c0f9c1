/** What the views show of a shot. */
import type { StudyLayer } from '../../model/study/types';
import { drawArc, drawAxes, drawBounces, drawBoxes, drawPath, drawRays, drawVelocity } from './figures/bodies';
import { drawFace, drawHit, drawPlace, drawSlab, drawTimes, drawTriangles } from './figures/asked';

export const layers: readonly StudyLayer[] = [
  {
    name: 'boxes',
    label: 'study.projectile.layer.boxes',
    swatch: <path d="M2 3h9v6H2zM2 3l3-2h9l-3 2M11 9l3-2V1" class="sw-line" />,
    draw: drawBoxes,
  },
  {
    // The scene goes with it where the shot can hit one.
    name: 'mesh',
    label: 'study.projectile.layer.mesh',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
    draw: drawTriangles,
  },
  {
    name: 'axes',
    label: 'study.projectile.layer.axes',
    swatch: <path d="M3 8h11M3 8V1" class="sw-line" />,
    draw: drawAxes,
  },
  {
    name: 'slab',
    label: 'study.projectile.layer.slab',
    swatch: <path d="M1 2.5h14M1 7.5h14" class="sw-slide" />,
    draw: drawSlab,
  },
  {
    name: 'path',
    label: 'study.projectile.layer.path',
    swatch: <path d="M1 8C5 1 11 1 15 8" class="sw-ghost" />,
    draw: drawPath,
  },
  {
    name: 'arc',
    label: 'study.projectile.layer.arc',
    swatch: <path d="M1 9C5 1 11 1 15 9" class="sw-offset" />,
    draw: drawArc,
  },
  {
    name: 'rays',
    label: 'study.projectile.layer.rays',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="sw-body" />,
    draw: drawRays,
  },
  {
    name: 'velocity',
    label: 'study.projectile.layer.velocity',
    swatch: (
      <>
        <path d="M1 5h9" class="sw-body" />
        <path d="M9 1.5 15 5 9 8.5z" class="sw-body-head" />
      </>
    ),
    draw: drawVelocity,
  },
  {
    name: 'times',
    label: 'study.projectile.layer.times',
    swatch: (
      <>
        <path d="M1 5h14" class="sw-line" />
        <path d="M4 3.5h7v3H4z" class="sw-edge" />
      </>
    ),
    draw: drawTimes,
  },
  {
    name: 'face',
    label: 'study.projectile.layer.face',
    swatch: <path d="M2 8 6 2h9l-4 6z" class="sw-edge" />,
    draw: drawFace,
  },
  {
    name: 'place',
    label: 'study.projectile.layer.place',
    swatch: <circle cx="8" cy="5" r="3.4" class="sw-vertex" />,
    draw: drawPlace,
  },
  {
    name: 'hit',
    label: 'study.projectile.layer.hit',
    swatch: <path d="M2 9h12M8 9V2M8 1 5.6 4M8 1l2.4 3" class="sw-normal" />,
    draw: drawHit,
  },
  {
    name: 'bounces',
    label: 'study.projectile.layer.bounces',
    swatch: <path d="M1 2 8 8 15 2" class="sw-body" />,
    draw: drawBounces,
  },
];
