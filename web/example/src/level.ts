/** The level: a glTF scene that is drawn, and the same triangles as the mesh that bodies meet. */
import type { Mesh as SweepMesh, Solver } from 'sweepscope';
import { type BufferGeometry, type Mesh, type Object3D, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** The ending of names of visible objects that do not collide, as in other engines. */
const notMet = /-nocol$/;

export interface Level {
  readonly scene: Object3D;
  readonly collision: SweepMesh;
  readonly start: Vector3;
  readonly lamps: readonly Vector3[];
}

export async function loadLevel(solver: Solver, url: string): Promise<Level> {
  const { scene } = await new GLTFLoader().loadAsync(url);
  scene.updateMatrixWorld(true);
  const places: Object3D[] = [];
  scene.traverse((node) => {
    if (/^(start|lamp)/.test(node.name)) places.push(node);
    if (isMesh(node)) node.castShadow = node.receiveShadow = true;
  });
  const { positions, indices } = trianglesOf(scene);
  return {
    scene,
    collision: solver.createMesh(positions, indices),
    start: places.find(({ name }) => name === 'start')?.position ?? new Vector3(),
    lamps: places.filter(({ name }) => name.startsWith('lamp')).map(({ position }) => position),
  };
}

/** All triangles of a scene in world space, those of `-nocol` left out. */
export function trianglesOf(scene: Object3D): { positions: Float32Array; indices: Uint32Array } {
  const positions: number[] = [];
  const indices: number[] = [];
  const corner = new Vector3();
  scene.traverse((node) => {
    // The loader changes names to be unique; as the file has them they are in userData.
    if (!isMesh(node) || notMet.test(String(node.userData.name ?? node.name))) return;
    const { attributes, index } = node.geometry as BufferGeometry;
    const first = positions.length / 3;
    for (let k = 0; k < attributes.position.count; k++) {
      corner.fromBufferAttribute(attributes.position, k).applyMatrix4(node.matrixWorld);
      positions.push(corner.x, corner.y, corner.z);
    }
    const count = index?.count ?? attributes.position.count;
    for (let k = 0; k < count; k++) indices.push(first + (index ? index.getX(k) : k));
  });
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
}

/** By its mark and not by its class: a page may have three.js twice. */
const isMesh = (node: Object3D): node is Mesh => (node as Mesh).isMesh === true;
