/** Lamps that float in the level until the player is near. */
import { Group, IcosahedronGeometry, Mesh, MeshBasicMaterial, SphereGeometry, type Vector3 } from 'three';

const near = 1.3; // m
const glass = new IcosahedronGeometry(0.2);
const glow = new SphereGeometry(0.42, 16, 12);
const light = new MeshBasicMaterial({ color: 0xffe489, fog: false });
const halo = new MeshBasicMaterial({ color: 0xffc23d, transparent: true, opacity: 0.3, depthWrite: false, fog: false });

export class Lamps {
  readonly group = new Group();
  readonly count: number;
  found = 0;

  constructor(places: readonly Vector3[]) {
    this.count = places.length;
    for (const place of places) {
      const lamp = new Group().add(new Mesh(glass, light), new Mesh(glow, halo));
      lamp.position.copy(place);
      this.group.add(lamp);
    }
  }

  /** @returns whether one was found just now */
  look(at: Vector3, seconds: number, time: number): boolean {
    const before = this.found;
    for (const lamp of this.group.children) {
      lamp.rotation.y += seconds;
      lamp.children[0].position.y = 0.08 * Math.sin(2 * time + lamp.id);
      if (lamp.userData.found) lamp.scale.multiplyScalar(Math.exp(-6 * seconds));
      else if (lamp.position.distanceTo(at) < near) {
        lamp.userData.found = true;
        this.found++;
      }
    }
    return this.found > before;
  }

  again(): void {
    this.found = 0;
    for (const lamp of this.group.children) {
      lamp.userData.found = false;
      lamp.scale.setScalar(1);
    }
  }
}
