/** The visible character: the ellipsoid that the solver moves, with a face and a scarf. */
import { Group, Mesh, MeshStandardMaterial, SphereGeometry, TorusGeometry } from 'three';
import { radii } from './character';

const material = (color: number) => new MeshStandardMaterial({ color, roughness: 0.75 });

export function makeFigure(): Group {
  const figure = new Group();
  const body = new Mesh(new SphereGeometry(1, 32, 24), material(0x2f7f93));
  body.scale.set(...radii);
  const face = new Mesh(new SphereGeometry(0.2, 24, 16), material(0xf6dcc0));
  face.position.set(0, 0.4, -0.16);
  const scarf = new Mesh(new TorusGeometry(0.315, 0.065, 12, 32), material(0xd9573f));
  scarf.position.set(0, 0.2, 0);
  scarf.rotation.x = Math.PI / 2 - 0.12;
  figure.add(body, face, scarf);
  for (const side of [-1, 1]) {
    const eye = new Mesh(new SphereGeometry(0.032, 12, 8), material(0x20343b));
    eye.position.set(0.08 * side, 0.44, -0.345);
    figure.add(eye);
  }
  figure.traverse((part) => (part.castShadow = true));
  return figure;
}
