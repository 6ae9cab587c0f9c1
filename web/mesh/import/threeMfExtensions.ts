/** Extensions of 3MF by their namespaces: which are read, and what the others hold that is not. */
import type { ImportWarningCode } from './types';

/** In namespaces of every year: ".../3dmanufacturing/beamlattice/2017/02" is of "beamlattice". */
const PLACE = /\/3dmanufacturing\/([a-z]+)\//i;

export type Extension = 'core' | 'beamlattice' | 'displacement' | 'volumetric' | 'booleanoperations' | (string & {});

const known = new Map<string, Extension>();

/** @param core the namespace of the model itself, whatever it is */
export function extensionOfUri(uri: string | undefined, core: string | undefined): Extension {
  if (uri === core) return 'core';
  if (uri === undefined) return '';
  const found = known.get(uri) ?? PLACE.exec(uri)?.[1].toLowerCase() ?? '';
  if (known.size < 1000) known.set(uri, found);
  return found;
}

/** These change no shape, or are read. */
const READ: readonly Extension[] = ['core', 'material', 'materials', 'production', 'trianglesets'];

export const isRead = (extension: Extension): boolean => READ.includes(extension);

/** What an object can have besides triangles, each with its warning. */
export const OTHERS = {
  beams: 'threemf-beams',
  displaced: 'threemf-displaced',
  implicit: 'threemf-volumes',
  combined: 'threemf-combined',
  sliced: 'threemf-sliced',
} as const satisfies Record<string, ImportWarningCode>;

export type Other = keyof typeof OTHERS;

/** What an element of an extension is to the object that it stands in; counted one by one for beams. */
export function otherOf(extension: Extension, name: string): Other | undefined {
  switch (extension) {
    case 'beamlattice':
      return name === 'beam' || name === 'ball' ? 'beams' : undefined;
    case 'displacement':
      return name === 'displacementmesh' ? 'displaced' : undefined;
    case 'volumetric':
      return name === 'levelset' || name === 'volumedata' ? 'implicit' : undefined;
    case 'booleanoperations':
      return name === 'booleans' ? 'combined' : undefined;
    default:
      return undefined;
  }
}
