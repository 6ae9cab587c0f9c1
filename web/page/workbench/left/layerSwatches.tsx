/** The mark each layer draws, small. */
import type { JSX } from 'preact';
import type { LayerName } from '../../model';

const ring = (extra: string) => <ellipse cx="8" cy="5" rx="6" ry="4" class={extra} />;
const arrow = (stroke: string, head: string) => (
  <>
    <path d="M1 5h9" class={stroke} />
    <path d="M15 5 9 8.2V1.8z" class={head} />
  </>
);

export const layerSwatches: Readonly<Record<LayerName, JSX.Element>> = {
  candidates: <path d="M1 9 8 1l7 8z" class="sw-cand" />,
  mesh: <path d="M1 9 8 1l7 8z" class="sw-mesh" />,
  contact: <path d="M8 .8 12.2 5 8 9.2 3.8 5z" class="sw-edge" />,
  boxes: <path d="M1.5 1.5h13v7h-13z" class="sw-box" />,
  slidePlane: (
    <>
      <path d="M1 1h14v8H1z" class="sw-slide" />
      <path d="m3 9 5-8M8 9l5-8" class="sw-slide thin" />
    </>
  ),
  normals: arrow('sw-normal', 'sw-normal-head'),
  velocities: arrow('sw-body', 'sw-body-head'),
  planes: <path d="M1.5 1.5h13v7h-13z" class="sw-plane" />,
  path: <path d="M1 8C5 8 7 2 15 2" class="sw-body" />,
  ghosts: ring('sw-body faint'),
  body: ring('sw-body solid'),
  hit: ring('sw-body'),
  requested: ring('sw-ghost'),
  swept: <path d="M4 1h8a4 4 0 0 1 0 8H4a4 4 0 0 1 0-8z" class="sw-swept" />,
  triangle: <path d="M1 9 8 1l7 8z" class="sw-now" />,
  insideTest: (
    <>
      <path d="M1 9 8 1l7 8z" class="sw-line" />
      <circle cx="8" cy="6.2" r="1.7" class="sw-normal-head" />
    </>
  ),
  edgeTest: (
    <>
      <path d="M4 1h8a4 4 0 0 1 0 8H4a4 4 0 0 1 0-8z" class="sw-reach-edge" />
      <path d="M4.5 5h7" class="sw-now-edge" />
    </>
  ),
  cornerTest: (
    <>
      <circle cx="8" cy="5" r="4.3" class="sw-reach-vertex" />
      <path d="M8 2.8 10 6.6H6z" class="sw-vertex" />
    </>
  ),
  touchTest: (
    <>
      <path d="M2 1.5 12.4 8" class="sw-offset" />
      <circle cx="13" cy="8" r="1.8" class="sw-normal-head" />
    </>
  ),
  backOff: ring('sw-back'),
  projection: (
    <>
      <path d="M1 9h14" class="sw-slide" />
      <path d="M8 .5v7" class="sw-drop" />
      <circle cx="8" cy="8.4" r="1.5" class="sw-slide dot" />
    </>
  ),
  remaining: arrow('sw-body dash', 'sw-body-hollow'),
  pushes: <path d="M8 9.5V3M5 5.4 8 1.6l3 3.8" class="sw-normal" />,
  ground: <path d="M1 8.5h14M4 8.5V3.5h4v-2h6" class="sw-line" />,
  wire: <path d="M1 9 8 1l7 8zM4.5 5h7L8 9z" class="sw-line" />,
};
