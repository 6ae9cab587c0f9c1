import { BufferAttribute, BufferGeometry, SphereGeometry } from 'three';

/** A quad whose x is 0 at the first end and 1 at the second, y −1 and 1 at the sides. */
export const strokeQuad = (): BufferGeometry => quad([0, -1, 1, -1, 1, 1, 0, 1]);

export const centredQuad = (): BufferGeometry => quad([-1, -1, 1, -1, 1, 1, -1, 1]);

function quad(corners: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('corner', new BufferAttribute(new Float32Array(corners), 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}

/** The vertex shader of fills picks its corner by this weight. Called position, because three.js counts vertices by that name. */
export function oneTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, 1]), 3));
  return geometry;
}

export function unitBall(): BufferGeometry {
  const ball = new SphereGeometry(1, 64, 32);
  ball.deleteAttribute('normal');
  ball.deleteAttribute('uv');
  return ball;
}
