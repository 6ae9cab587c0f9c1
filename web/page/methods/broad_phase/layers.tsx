/** What the views show of a broad phase. */
import type { StudyLayer } from '../../model/study/types';
import { drawBodies, drawBodyGap, drawEnd, drawEnds, drawPairs, drawTrails } from './figures/bodies';
import {
  drawBoxes,
  drawDirection,
  drawGap,
  drawGrid,
  drawQuery,
  drawSlab,
  drawTerrain,
  drawTriangles,
  drawWay,
} from './figures/boxes';

export const layers: readonly StudyLayer[] = [
  {
    // The scene goes with it where the study runs on one.
    name: 'mesh',
    label: 'study.broad_phase.layer.mesh',
    swatch: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
    draw: drawTerrain,
  },
  {
    name: 'grid',
    label: 'study.broad_phase.layer.grid',
    swatch: <path d="M2 1v8M8 1v8M14 1v8M1 2.5h14M1 7.5h14" class="sw-line" />,
    draw: drawGrid,
  },
  {
    name: 'slab',
    label: 'study.broad_phase.layer.slab',
    swatch: <path d="M5 1v8M11 1v8" class="sw-slide" />,
    draw: drawSlab,
  },
  {
    name: 'boxes',
    label: 'study.broad_phase.layer.boxes',
    swatch: <path d="M2 1.5h12v7H2zM8 1.5v7" class="sw-now" />,
    draw: drawBoxes,
  },
  {
    name: 'triangles',
    label: 'study.broad_phase.layer.triangles',
    swatch: <path d="M2 9 8 1l6 8z" class="sw-cand" />,
    draw: drawTriangles,
  },
  {
    name: 'bodies',
    label: 'study.broad_phase.layer.bodies',
    swatch: <path d="M2 1.5h6v5H2zM9.5 4h4.5v4.5H9.5z" class="sw-line" />,
    draw: drawBodies,
  },
  {
    name: 'pairs',
    label: 'study.broad_phase.layer.pairs',
    swatch: <path d="M2 1h8v5H2zM6 4h8v5H6z" class="sw-now" />,
    draw: drawPairs,
  },
  {
    name: 'query',
    label: 'study.broad_phase.layer.query',
    swatch: <path d="M3 1.5h10v7H3z" class="sw-body" />,
    draw: drawQuery,
  },
  {
    name: 'way',
    label: 'study.broad_phase.layer.way',
    swatch: <path d="M1 7h12M13 7l-4-2.4M13 7l-4 2.4" class="sw-body" />,
    draw(pen, figure) {
      drawWay(pen, figure);
      drawTrails(pen, figure);
    },
  },
  {
    name: 'gap',
    label: 'study.broad_phase.layer.gap',
    swatch: <path d="M3 2v6M13 2v6M3 5h10" class="sw-normal" />,
    draw(pen, figure) {
      drawGap(pen, figure);
      drawBodyGap(pen, figure);
    },
  },
  {
    name: 'direction',
    label: 'study.broad_phase.layer.direction',
    swatch: <path d="M1 9 13 2M13 2l-4 .6M13 2l-2 3.4" class="sw-normal" />,
    draw: drawDirection,
  },
  {
    name: 'end',
    label: 'study.broad_phase.layer.end',
    swatch: <path d="M8 1v8" class="sw-slide" />,
    draw: drawEnd,
  },
  {
    name: 'ends',
    label: 'study.broad_phase.layer.ends',
    swatch: <path d="M1 5h14M3 5V2M6 5v3M9 5V2M13 5v3" class="sw-line" />,
    draw: drawEnds,
  },
];
