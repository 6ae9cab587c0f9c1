/** What a part is meant for, told by the names that engines and those who make levels for them use. */
import type { PartRole } from './types';

/** Unreal: boxes, capsules, spheres, convex and complex hulls, before the name of what they stand for. */
const unreal = /^(?:UBX|UCP|USP|UCX|MCDCX)_/i;
/** Godot: after the name, with any of three signs; Blender puts ".001" behind it. */
const godot = /[-$_](colonly|convcolonly|convcol|col|navmesh|noimp|occonly)$/i;
const godotRoles: Readonly<Record<string, PartRole>> = {
  colonly: 'collision',
  convcolonly: 'collision',
  convcol: 'collision',
  col: 'collision',
  navmesh: 'neither',
  noimp: 'neither',
  occonly: 'neither',
};
const words = /^(?:colliders?|collisions?|colmesh|collisionmesh|meshcollider|boxcollider|physicsmesh)$/;
const refused = /^(?:nocollisions?|nocolliders?|nocollide|nocol|noncolliding)$/;

/** @returns undefined for a name that says nothing of it */
export function roleOf(name: string): PartRole | undefined {
  const bare = name.replace(/[\s.\d]+$/, '');
  const tokens = bare
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  // "nocollision" as one word, "no-collision" and "NoCollision" as two.
  const pairs = tokens.map((token, at) => token + (tokens[at + 1] ?? ''));
  if ([...tokens, ...pairs].some((token) => refused.test(token))) return 'seen';
  if (unreal.test(bare)) return 'collision';
  const ending = godot.exec(bare)?.[1];
  if (ending) return godotRoles[ending.toLowerCase()];
  return [...tokens, ...pairs].some((token) => words.test(token)) ? 'collision' : undefined;
}
