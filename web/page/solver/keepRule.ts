/** How much the browser's own storage is asked for, and what goes when more comes. */

export interface KeptFacts {
  /** under which it is kept: the hash of a mesh */
  readonly name: string;
  readonly kind: 'mesh' | 'text';
  /** name of the file; empty for texts */
  readonly label: string;
  readonly triangles: number;
  readonly bytes: number;
  /** when it was saved or opened last, milliseconds since 1970 */
  readonly used: number;
}

/** Browsers grant this much without asking: ten meshes of a million triangles, 36 MB each. */
export const mostKept = { things: 12, bytes: 400e6 } as const;

/**
 * What was not used for longest goes first, until the rest is no more than is allowed; so many of a kind, so that a walk, which is kept anew with
 * every pause in it, takes the place of no mesh. What was used last stays, however large.
 * @returns names
 */
export function tooMuch(
  kept: readonly KeptFacts[],
  most: { readonly things: number; readonly bytes: number } = mostKept,
): string[] {
  const latestFirst = kept.toSorted((a, b) => b.used - a.used);
  const count = { mesh: 0, text: 0 };
  let bytes = 0;
  let full = false;
  return latestFirst.flatMap(({ name, kind, bytes: more }, at) => {
    bytes += more;
    full ||= at > 0 && bytes > most.bytes;
    return full || ++count[kind] > most.things ? [name] : [];
  });
}
