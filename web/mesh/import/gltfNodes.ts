/** Which meshes a glTF document shows, and where: a walk through the nodes of its scene. */
import { INSTANCING } from './gltfExtensions';
import { asArray, asNumbers, asObject, follow } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { placedName } from './placed';
import type { PlacedName } from './placed';
import { IDENTITY, compose, multiply } from './matrix';
import type { Matrix } from './matrix';
import { ImportError } from './types';
import type { WarningList } from './warnings';

/** A mesh at a place. */
export interface Placement {
  /** number of the mesh in the document, not yet checked */
  readonly mesh: unknown;
  readonly where: string;
  /** mesh to world */
  readonly toWorld: Matrix;
  /** number of the node, and its skin */
  readonly node: number;
  readonly skin?: unknown;
  /** the node's EXT_mesh_gpu_instancing */
  readonly instancing?: JsonObject;
  readonly who: PlacedName;
}

/** A node's own transform; another one in a pose. */
export type LocalOf = (node: JsonObject, where: string, index: number) => Matrix;

const UNSEEN = 0;
const ON_PATH = 1;
const DONE = 2;

/** A node to enter, or, on the way back, to leave. */
type Visit =
  | {
      readonly enter: unknown;
      readonly where: string;
      readonly parent: Matrix;
      readonly above?: PlacedName;
      readonly hidden?: boolean;
    }
  | { readonly leave: number };

/**
 * Every node with a mesh in the default scene: the one the document names, else its only one, else all nodes without a parent.
 *
 * @throws ImportError `gltf-cycle` when a node contains itself, `gltf-node-shared` when it has two parents, which glTF forbids
 */
export function placeMeshes(document: JsonObject, warnings: WarningList, posed?: LocalOf): Placement[] {
  const localOf = posed ?? localMatrix;
  const placements: Placement[] = [];
  const state = new Uint8Array(asArray(document['nodes'], 'nodes').length);
  const { nodes: roots, where } = rootNodes(document);
  const visits: Visit[] = roots.map((root) => ({ enter: root, where, parent: IDENTITY })).reverse();
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    if ('leave' in visit) {
      state[visit.leave] = DONE;
      continue;
    }
    const { item: node, index, where: place } = follow(document, 'nodes', visit.enter, visit.where);
    if (state[index] !== UNSEEN)
      throw new ImportError(state[index] === ON_PATH ? 'gltf-cycle' : 'gltf-node-shared', { node: index });
    state[index] = ON_PATH;
    const toWorld = multiply(visit.parent, localOf(node, place, index));
    const who = placedName(node['name'], visit.above);
    if (node['mesh'] !== undefined)
      placements.push({
        mesh: node['mesh'],
        where: `${place}.mesh`,
        toWorld,
        ...{ node: index, skin: node['skin'] },
        instancing: instancingOf(node, place),
        who,
      });
    if (!posed) warnAboutNode(node, warnings);
    const hidden = visit.hidden || isHidden(node, place);
    if (hidden && node['mesh'] !== undefined) warnings.add('objects-hidden');
    visits.push({ leave: index });
    const children = asArray(node['children'], `${place}.children`);
    for (let i = children.length - 1; i >= 0; i--)
      visits.push({ enter: children[i], where: `${place}.children`, parent: toWorld, above: who, hidden });
  }
  return placements;
}

function rootNodes(document: JsonObject): { nodes: readonly unknown[]; where: string } {
  const scenes = asArray(document['scenes'], 'scenes');
  const chosen = document['scene'] ?? (scenes.length === 1 ? 0 : undefined);
  if (chosen !== undefined) {
    const { item, where } = follow(document, 'scenes', chosen, 'scene');
    return { nodes: asArray(item['nodes'], `${where}.nodes`), where: `${where}.nodes` };
  }
  const nodes = asArray(document['nodes'], 'nodes');
  const children = new Set(
    nodes.flatMap((node, i) => asArray(asObject(node, `nodes[${i}]`)['children'], `nodes[${i}].children`)),
  );
  return { nodes: nodes.map((_, i) => i).filter((i) => !children.has(i)), where: 'nodes' };
}

export function localMatrix(node: JsonObject, where: string): Matrix {
  if (node['matrix'] !== undefined) return asNumbers(node['matrix'], 16, `${where}.matrix`, IDENTITY);
  return compose(
    asNumbers(node['translation'], 3, `${where}.translation`, [0, 0, 0]),
    asNumbers(node['rotation'], 4, `${where}.rotation`, [0, 0, 0, 1]),
    asNumbers(node['scale'], 3, `${where}.scale`, [1, 1, 1]),
  );
}

function warnAboutNode(node: JsonObject, warnings: WarningList): void {
  if (node['skin'] !== undefined && node['mesh'] !== undefined) warnings.add('gltf-skin-ignored');
}

function extensionOf(node: JsonObject, name: string, where: string): JsonObject | undefined {
  if (node['extensions'] === undefined) return undefined;
  const extension = asObject(node['extensions'], `${where}.extensions`)[name];
  return extension === undefined ? undefined : asObject(extension, `${where}.extensions.${name}`);
}

const instancingOf = (node: JsonObject, where: string) => extensionOf(node, INSTANCING, where);

/** Hides what is below it as well. Loaded all the same: what nobody sees may be there to be collided with. */
const isHidden = (node: JsonObject, where: string) =>
  extensionOf(node, 'KHR_node_visibility', where)?.['visible'] === false;
