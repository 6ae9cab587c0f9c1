/** Places of a scene that somebody has given a name: a step, and how the cameras stood. Kept in this browser, scene by scene. */
import * as v from 'valibot';
import {
  type CameraLink,
  cameraLinks,
  type CameraPose,
  type CameraPoses,
  type Vec3,
  type ViewMode,
} from '../../../model';
import { keepText, keptJson } from '../../../base/storage/kept';
import { names } from '../../../base/storage/keptNames';
import { number } from '../../../core/address/linkParts';
import { isAddress } from '../../../../package/trace/address';

export interface Place {
  readonly name: string;
  readonly address: string;
  readonly mode: ViewMode;
  readonly morph: number;
  readonly link: CameraLink;
  readonly cameras: CameraPoses;
}

export const longestName = 60;
export const mostPlaces = 100;

const coordinate = v.pipe(
  number,
  v.check((value) => Math.abs(value) <= 1e30),
);
const pose = v.strictObject({
  target: v.tuple([coordinate, coordinate, coordinate]),
  distance: v.pipe(coordinate, v.minValue(1e-30)),
  azimuth: number,
  polar: v.pipe(number, v.minValue(0), v.maxValue(Math.PI)),
});
const schema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
  address: v.pipe(v.string(), v.check(isAddress)),
  mode: v.picklist(['world', 'ellipsoid', 'both']),
  morph: v.pipe(number, v.minValue(0), v.maxValue(1)),
  link: v.picklist(cameraLinks),
  cameras: v.strictObject({ world: v.nullable(pose), ellipsoid: v.nullable(pose) }),
});

/** Those of a scene that are sound, whatever else lies under its name. */
export function placesOf(scene: string): readonly Place[] {
  const list = keptJson(names.places + scene);
  return Array.isArray(list) ? list.filter((one): one is Place => v.is(schema, one)).slice(0, mostPlaces) : [];
}

/** @returns false: this browser keeps no more */
export function keepPlaces(scene: string, places: readonly Place[]): boolean {
  return keepText(names.places + scene, places.length > 0 ? JSON.stringify(places) : null);
}

/** A name as it is kept. */
export const tidyName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestName);

/** The same places in a mesh that stands in another way. @param point where one of its points is now @param factor of lengths */
export function placesMoved(places: readonly Place[], point: (at: Vec3) => Vec3, factor: number): readonly Place[] {
  const moved = (camera: CameraPose | null): CameraPose | null =>
    camera && { ...camera, target: point(camera.target), distance: camera.distance * factor };
  return places.map((place) => ({
    ...place,
    cameras: { world: moved(place.cameras.world), ellipsoid: moved(place.cameras.ellipsoid) },
  }));
}
